# Вызовы на экране: кулаки, тапки, одёжка, шалаши, слабо, разборка, рулетка, шурикен, шапка по кругу.
#
# $seat, $target — имя игрока, именительный падеж; $you — [you], если это сам читатель; $count — сколько карт.

race-pays = Последнему по карте от каждого.
race-watch = Зрители держат копыта при себе
race-place = { $place }-е место

# $time — секунды, дробное число
race-time = { $time }{"\u00A0"}с
outcome-last = В хвосте!
outcome-fastest = Быстрее всех: { $seat }, { $time }{"\u00A0"}с
outcome-feat-shows = Сделано!
outcome-feat-matches = Не слабо!
outcome-feat-fails = Слабо…
outcome-elected = Избрали!
outcome-tied = Поровну!

## Кулаки

tower-big = Кулаки
tower-small = в стопку!
tower-here = Сюда!
tower-rule = Верхний проиграл. Нажмите или пробел
tower-own-on-top = Сверху ваш же: ждите, пока накроют
tower-done = Ваши кулаки в кладке. Смотрите вверх
tower-count = Кулаков в башне: { $count }
tower-top = пока сверху
tower-left = { $count ->
    [one] ещё { $count } кулак
    [few] ещё { $count } кулака
   *[many] ещё { $count } кулаков
}
tower-all = Строительство окончено. На крыше { $seat }

## Тапки

lay-open-big = Тапки на стол!
lay-open-caller = { $you ->
    [you] командуете
   *[they] командует
}
slippers-hush = Тише…
slippers-grab = Хватай!
slippers-fas = Фас!
slippers-call = Командуйте, когда расслабятся.
slippers-call-about = Пробел тоже годится
slippers-ready = Сейчас крикнет { $seat }.
slippers-ready-about = До команды копыта держим на весу
slippers-any = Любую, кроме своей.
slippers-pays = Без добычи — по карте от каждого. Клавиши: номера карт
slippers-yours = Добыча ваша, из зубов не вырвут
slippers-own = ваша, мимо
slippers-mine = Моё!
slippers-got = Цап!
slippers-choosing = выбирает цвет…
slippers-short = Рыл: { $people }, карт: { $cards }. Считайте сами
slippers-card = { $card }, перед кем лежит: { $seat }

## По одёжке

clothes-big = Найдите:
clothes-named = Загадал игрок { $seat }.
clothes-named-you = Вещь загадали вы.
clothes-not-first = Вам нельзя быть первым, но и последним не стоит
clothes-done = Держитесь за вещь и не отпускайте
clothes-found = Нашёл!
clothes-searching = ещё щурится…
clothes-bust = { $number }: { $seat }

## Шалаши

huts-big = Два шалаша
huts-small = и не дышать!
huts-how = Ведите карту к шалашу и отпустите, пока стрелка на зелёном
huts-done = Ваша стройка сдана. Не чихните
huts-yours = Ваши:
huts-card = Карта { $number }
huts-lead = Повести карту (пробел)
huts-let-go = Отпустить!
huts-building = { $seat }: ещё строит
huts-stood-1 = Стоит! Сами удивились?
huts-stood-2 = Архитектор плачет от счастья
huts-stood-3 = Ровно, как на чертеже
huts-fell-1 = Упс. Сквозняк?
huts-fell-2 = Это был памятник шалашу
huts-fell-3 = Копыта, они и есть копыта

## Слабо

feat-big = Слабо?
feat-no-mark = Сначала показывает хвастун
feat-mark = Планка: { $score }
feat-mark-words = Повторите не хуже, стол рассудит
feat-performs = { $you ->
    [you] Ваш выход.
   *[they] На арене { $seat }.
}
feat-asked = { $you ->
    [you] А вам слабо?
   *[they] { $seat }, слабо?
}
feat-pays-starter = Никто не повторит — три ваши карты в коробку
feat-pays = Кто повторит, дарит три карты. Получает { $seat }
feat-shown = Пусть теперь попробуют
feat-reached = Повторили! Щедрость неизбежна
feat-missed = Чуть-чуть не слабо
feat-set-mark = { $you ->
    [you] хвастаетесь
   *[they] хвастается
}
feat-thinks = { $you ->
    [you] считаете риски
   *[they] считает риски
}
feat-try = Не слабо!
feat-decline = Слабо, и горжусь
feat-give-up = Сдаюсь, слабо
feat-words-show = Что вы умеете на словах? Скороговорка, рифма, слово из одних «ы»…
feat-words-match = Повторите или переплюньте:
feat-words-send = Показать столу
feat-judged = { $seat } на суде. Голосов: { $voted } из { $jurors }
feat-in-words = на словах
feat-how-memory = Откройте все пары, пока не вышло время
feat-how-timing = Остановите секундомер ровно в срок. Стрелка спрячется
feat-how-counting = Сколько их было? Глядите в оба пятачка
feat-how-typing = Наберите строку без ошибок и побыстрее
feat-how-tapping = Стучите, пока копыто не задымится
feat-how-steadiness = Держите копыто в кольце, куда бы оно ни поехало
feat-score-memory = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
feat-score-timing = мимо на { $score } с
feat-score-counting = { $score } из 40
feat-score-typing = { $score } зн/мин
feat-score-tapping = { $score ->
    [one] { $score } удар
    [few] { $score } удара
   *[many] { $score } ударов
}
feat-score-steadiness = ровно на { $score }%
feat-score-words = решает стол

memory-pairs = Пары: { $found } из { $pairs }
memory-tile = Клетка { $tile }
memory-tile-open = Клетка { $tile }, картинка { $picture }
timing-about = Остановите ровно на { $seconds }-й секунде
timing-stop = Стоп!
counting-ready = Внимание…
counting-how-many = Сколько их?
counting-off = { $off ->
    [0] В точку! Дальше…
   *[other] Мимо на { $off }. Дальше…
}
counting-round = Показ { $round } из { $rounds }
counting-points = Очки: { $points }
typing-field = Печатайте здесь
typing-right = { $right } из { $all }
typing-wrong = Опечатка!
tapping-here = Бить сюда: { $place }
tapping-keys-1 = Копыто или пробел
tapping-keys-2 = По очереди: ← и →
tapping-keys-4 = По кругу: D F J K
steadiness-share = Ровность { $share }%

# Строки для машинописи: три на каждый уровень, чем дальше, тем длиннее
feat-sentence-1-1 = хрюкни дважды
feat-sentence-1-2 = поросята на складе
feat-sentence-1-3 = скрепки кончились
feat-sentence-2-1 = входящий хвост номер семь
feat-sentence-2-2 = прошу выдать мне ведро желудей
feat-sentence-2-3 = обед согласован, лужа утверждена
feat-sentence-3-1 = настоящим хрюканьем подтверждаю получение корыта
feat-sentence-3-2 = архив затоплен, зато лужа теперь общая и глубокая
feat-sentence-3-3 = пятачок приложен к справке, справка приложена к пятачку

## Разборка

duel-big = Разборка
duel-empty = Первый удар: любое число
duel-stake = { $count ->
    [one] На кону { $count } карта: заберёт проигравший
    [few] На кону { $count } карты: заберёт проигравший
   *[many] На кону { $count } карт: заберёт проигравший
}
prompt-duel-open = Открывайте разборку:
prompt-duel-open-about = любое число на ринг
prompt-duel = Отвечайте:
prompt-duel-about = { $colour ->
    [raspberry] малиновое
    [orange] оранжевое
    [green] зелёное
   *[blue] синее
} или { $value }
prompt-duel-waiting = Удар за игроком { $seat }

## Рулетка

roulette-big = Русская рулетка
roulette-pull = Тяни!
roulette-bang = Бабах!
roulette-loaded = зарядил
roulette-missed = мимо
roulette-bullet = { $colour ->
    [raspberry] пуля — малина
    [orange] пуля — морковь
    [green] пуля — клевер
    [blue] пуля — капля
   *[grey] пуля серая
}
prompt-roulette = Ваша очередь тянуть.
prompt-roulette-about = { $count ->
    [one] Тот же цвет — и { $count } карта ваша
    [few] Тот же цвет — и все { $count } карты ваши
   *[many] Тот же цвет — и все { $count } карт ваши
}
prompt-roulette-waiting = Тянет { $seat }. Все смотрят в потолок

## Скинемся

chip-in-big = Скинемся!
chip-in-about = { $colour ->
    [raspberry] принимаем малиновые числа
    [orange] принимаем оранжевые числа
    [green] принимаем зелёные числа
   *[blue] принимаем синие числа
}
prompt-chip-in = Ваш взнос:
prompt-chip-in-about = число нужного цвета
prompt-chip-in-none = Нечем скинуться?
prompt-chip-in-none-about = Признавайтесь, скинутся вам
prompt-chip-in-waiting = Шапка у игрока { $seat }

## Тапки: что положить

prompt-lay-open = Положите карту открыто.
prompt-lay-open-about = Её схватят, так что не жалейте
prompt-lay-open-waiting = Разуваются. Ждём: { $seat }

## Шурикен

throw-big = Шурикен!
throw-how = Ведите прицел, нажмите или смахните вверх.
throw-pays = Попали — всё достаётся игроку { $target }. Мимо — две карты вам
throw-watch = { $seat } целится. Мишень: { $target }
throw-at-you = Бегите, это в вас!
throw-hit = Есть!
throw-miss = Мимо!
throw-field = Поле для броска: стрелки ведут прицел, пробел бросает

## Выбор при карте

choose-seat = Кого осчастливим?
choose-pull = У кого тянем?
choose-garment = Что ищем?
choose-feat = Что покажете?
awl-offer = Шила в мешке не утаишь: меняемся руками с игроком { $seat }!
prompt-seat = Кого?
prompt-seat-about = Выберите на столе
prompt-number = Выбирайте.
prompt-number-about = Отступать поздно, карта смотрит
play-main-give-in = Сдаюсь
play-main-none = Пусто
