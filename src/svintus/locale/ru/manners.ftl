# Манеры, роли и темнота: слова экрана вокруг этикета, куража, подарков и Темнодела.
#
# $seat — имя игрока, именительный падеж; $you — [you], если это сам читатель; $count — сколько карт.

## Вам вручают

question-title = { $you ->
    [you] Вам посылка?
   *[they] Посылка!
}
question-undone = Возврат отправителю!
question-let-be = Ладно уж
question-answer = Не принимаю!
question-pick = Ещё { $count } в придачу

## Подарки

gives-title = { $you ->
    [you] Вам подарки!
   *[they] Подарок: { $seat }
}
gives-aside-title = { $you ->
    [you] Что в коробку?
   *[they] { $seat }: в коробку
}
gives-here = сюда ваш дар
gives-pick-one = Выберите карту
gives-pick = { $count ->
    [one] Ещё { $count } карта
    [few] Ещё { $count } карты
   *[many] Ещё { $count } карт
}
gives-give = Отдать от души
gives-put-aside = В коробку
gives-to-you = Отказаться нельзя, благодарить не обязательно
gives-waiting = Раскроются все разом. Ждём жадных
gives-choosing = { $seat } перебирает, чего не жалко

## Этикет

reward-title = Награда: { $seat }
reward-tag = наградить
reward-prize = награда
reward-gift = подарок
reward-give = Вручить с поклоном
reward-none = Награждать нечем
reward-for-shtul = покинутый стул
reward-for-shalun = нарушение правил
reward-for-shevelis = раздумья дольше пяти секунд
reward-for-shtol = лапы на столе
reward-for-shinkognito = обращение по имени
reward-for-shmotrun = вы подмигнули, никто не заметил
reward-for-shmunitet = не для наград
reward-for-shto = ответ на вопрос
reward-for-shuriken = перехват с довольным видом
play-tag-reward = наградить
play-tag-give-courage = дать роль
play-tag-swap = шило
play-way-play = Сыграть как число
play-way-reward = Наградить
play-way-give-courage = Дать роль
play-way-swap = Поменяться руками
play-accept-growth = Взять { $value }

## Кураж

courage-genre = Что поём?
courage-along = Что прихватим?
courage-row = Роли: { $seat }
courage-role = { $card }, роль дал: { $giver }
row-title = { $you ->
    [you] Роли не лезут
   *[they] { $seat }: тесно
}
row-about = Коснитесь той, что уйдёт в коробку
row-waiting = { $seat } прощается с ролью
row-box = В коробку
row-lies = лежит
row-comes = пришла
row-old = та, что лежит
row-new = та, что пришла

task-parodist = Чья карта? Отзовитесь!
task-word-oink = Хрю!
task-word-sh = Ш-ш-ш!
task-word-piastres = Пиастры!
task-word-woof = Гав!
task-ovatsii = Особая! Хлопать стоя
task-clap = Хлоп-хлоп
task-reyting = Рейтинг вырос. Сколько теперь?
task-sum = Сумма
task-announce = Объявить
task-zapevala = Две строки, и с чувством
task-folklorist = Народ говорит…
task-pokloonnik = Поклон и комплимент: { $seat }
task-pokloonnik-threat = Поклон и угроза: { $seat }
task-genre = заказ: { $genre }
task-sing = Спеть
task-recite = Изречь
task-bow = С поклоном
task-aloud = Вслух
task-about = Не повторяться, не молчать
task-echo = Суфлёр, повторите шёпотом
task-echo-say = Прошептать
task-whisper = шёпотом

## Подмигивание

wink-tag = видел!
wink-at-you = Вам подмигнули!
wink-count = Раз-два-три-четыре-пять!
seat-acts = Что сделать
seat-look = { $seat }: подробнее
seat-keys = Долгое нажатие — подмигнуть. W — подмигнуть, V — «вижу!»
seat-claim = Вина: { $fault }
seat-claims = Пожаловаться суду
fault-silence = болтовня в тишине
fault-part = провал роли «{ $card }»

## Разговоры

minutes-answer = { $name }: ответить

## Темнота

dark-title = В темноте
dark-lying = { $count ->
    [one] В темноте { $count } карта
    [few] В темноте { $count } карты
   *[many] В темноте { $count } карт
}
dark-empty = пока пусто и темно
dark-first = { $colour ->
    [raspberry] Первая карта: клянитесь любым малиновым числом
    [orange] Первая карта: клянитесь любым оранжевым числом
    [green] Первая карта: клянитесь любым зелёным числом
   *[blue] Первая карта: клянитесь любым синим числом
}
dark-sworn = { $you ->
    [you] клянётесь вы
   *[they] клянётся { $seat }
}
dark-swear = Клянусь, это…
dark-pick = Выберите карту
dark-lay = Положить: { $card }
dark-check = Не верю!
dark-believe = Верю, что делать
dark-truth = И это правда. Так тоже можно
dark-lie = На деле { $card }. Лицо попроще
dark-burst-lie = Враньё!
dark-burst-true = Правда!

## Суд

trial-title = Суд чести
trial-claim = { $by } обвиняет. { $seat }: { $fault }.
trial-feat = Повторил ли { $seat } трюк?
trial-guilty = Каюсь
trial-innocent = Клевета!
trial-upheld = Было
trial-acquit = Не было
trial-matched = Повторил
trial-failed = Не повторил
trial-voted = Голос учтён
trial-pleaded = Слово не воробей
trial-wait-plea = { $seat } ищет слова
trial-wait-votes = Присяжные шепчутся
trial-judged-guilty = Суд чести: { $seat } — { $fault }. Доказано.
trial-judged-innocent = Суд чести: { $seat } — чист, как пятачок.
trial-judged-admitted = { $seat } во всём признаётся: { $fault }.

## Чего ждём

prompt-question-mine = Карта летит к вам.
prompt-question-undone = Ваша карта едет домой. Настоять?
prompt-question-wait = { $seat } думает, принять ли.
prompt-row-choice-mine = С какой ролью расстаётесь?
prompt-row-choice-wait = { $seat } выбирает роль на вылет.
prompt-each-gives-mine = Выберите карту в подарок.
prompt-each-gives-wait = Все роются в картах. Тише едешь, { $seat }!
prompt-gives-mine = Подарите то, чего не жалко.
prompt-gives-wait = { $seat } выбирает подарок.
prompt-puts-aside-mine = Лишнее в коробку.
prompt-puts-aside-wait = { $seat } избавляется от лишнего.
prompt-dark-first = Положите карту и поклянитесь.
prompt-dark-mine = Положите и поклянитесь. Или не верьте.
prompt-dark-wait = { $seat } что-то прячет.
prompt-last-dark-mine = Последняя карта. Верите?
prompt-last-dark-wait = { $seat } смотрит в глаза.
growth-next = { $value ->
    [7] только семёрка
   *[other] { $value } или { $next }, любого цвета
}
prompt-growth-mine = Растим: столько же или на один больше.
prompt-growth-wait = { $seat } растит план.
prompt-slip-mine = Слово за вами.
prompt-slip-wait = Ждём: { $seat }.
