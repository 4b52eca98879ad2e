# Слова экрана: всё, что написано вокруг карт.

web-title = Свинтус
web-tagline = Карты для приличных свиней
web-you = Вы
web-close = Закрыть
web-cancel = Отмена
web-back = Назад
web-language = Язык: русский
web-to-dark = Остаться сверхурочно: тёмная тема
web-to-light = Включить день: светлая тема
web-sound-on = Звук: хрю
web-sound-off = Звук: тсс
web-menu = Меню
web-help = Клавиши и жесты
web-cards = Все карты
web-home = На главную

## Главная

home-door-plate = на табличке
home-change-plate = Сменить табличку
home-play = Играть сейчас
home-play-about = трое ботов уже за столом и нервничают
home-gather = Собрать своих
home-code = Код стола
home-join = Войти
home-scene = Контора: свинья с картами, по бокам пёс, змея и попугай

## Табличка: имя и наряд

person-title = Табличка на дверь
person-intro = Как вас записать в протокол?
person-name = Имя
person-called = Откликается на (через запятую)
person-another = Другое имя
person-done = Записать
person-wear-animal = Порода
person-wear-hat = Голова
person-wear-glasses = Взгляд
person-wear-neck = Шея
person-wear-background = Обои
person-next = { $piece }: следующее
person-previous = { $piece }: предыдущее
person-first-names =
    Хряк
    Боров
    Пятачок
    Кабан
    Рылов
    Копытов
    Щетинин
person-last-names =
    Петрович
    Бумажный
    Ответственный
    Исполняющий
    Третий
    Канцелярский
    Приличный

## Стол собирается

lobby-title = Стол { $code }
lobby-code-about = Камерой сюда или код вслух
lobby-qr = QR-код со ссылкой на этот стол
lobby-copy = Ссылка
lobby-copied = Скопировано
lobby-share = Поделиться
lobby-share-text = Садись за стол { $code }: играем в «Свинтуса»
lobby-seats = Кто за столом
lobby-ready = в сборе
lobby-not-ready = одевается
lobby-away = не на связи
lobby-open = свободно
lobby-sit = Сесть сюда
lobby-bot = Посадить бота
lobby-bot-short = бота
lobby-a-bot = бот
lobby-choose-bot = Кого посадить?
lobby-remove = { $seat }: убрать со стула
lobby-more-seats = Добавить стул
lobby-fewer-seats = Убрать стул
lobby-host = хозяин
lobby-edition = Во что играем
lobby-recipe = Колода
lobby-options = Правила этого стола
lobby-changed = изменено
lobby-all-options = Все правила
lobby-fewer-options = Только главное
lobby-summary = Как играет этот стол.
lobby-summary-target = До { $target ->
    [one] { $target } очка
   *[other] { $target } очков
}.
lobby-summary-interception = Перехват законен.
lobby-summary-no-interception = Без очереди никто не лезет.
lobby-summary-transfer = Чужое переводим соседу.
lobby-summary-no-transfer = Что вручили, то и несёшь.
lobby-summary-clock = На решение { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
lobby-summary-no-clock = Думать можно хоть до пенсии.
lobby-summary-guarded = Стол не даст сходить не туда.
lobby-summary-book = За ошибки платим картами, стол молчит.
lobby-summary-several = Одинаковые карты ложатся пачкой.
lobby-start = Поехали
lobby-i-am-ready = Я в деле!
lobby-not-yet = Погодите
lobby-only-host = Начинает хозяин стола
lobby-need-more = Нужен хотя бы второй игрок
lobby-join = Сесть за стол
lobby-watch = Посмотреть
lobby-watching = Вы смотрите со стороны
lobby-rise = Встать
lobby-watchers = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
   *[many] Смотрят { $count } зрителей
}
lobby-seconds = { $seconds } с
lobby-players = игроков: { $fewest }–{ $most }
lobby-setting = Где сидим
lobby-setting-online = Каждый у себя
lobby-setting-room = В одной комнате
lobby-setting-online-about = За манерами следит экран
lobby-setting-room-about = За манерами следят соседи, спорное решает суд
lobby-off = нет
lobby-on = да
lobby-auto = само
lobby-connecting = Стол ищут по шкафам…

## Игра

play-table = Стол
play-round = кон { $round }
play-target = до { $target }
play-hand = Ваши карты
play-opponents = Соперники
play-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
play-pile = Сверху { $card }
play-colour = В моде { $colour ->
    [raspberry] малиновый
    [orange] оранжевый
    [green] зелёный
   *[blue] синий
}
play-direction = { $direction ->
    [clockwise] Ход по часовой стрелке
   *[counter] Ход против часовой стрелки
}
play-draw = Взять
play-draw-about = и подумать
play-pass = Пропустить
play-pass-about = с достоинством
play-accept-cards = Принять { $count }
play-accept-skip = Проспать
play-accept-about = и расписаться
play-lay = { $count ->
    [one] Положить { $count } карту
    [few] Положить { $count } карты
   *[many] Положить { $count } карт
}
play-sort = Порядок карт
play-sort-colour = по цвету
play-sort-value = по числу
play-sort-playable = что можно
play-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
play-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
play-svintus = Свинтус!
play-svintus-must = Свинтус! Самое время
play-tag-intercept = перехват
play-tag-transfer = перевести
play-tag-catch = поймать!
play-catch = Поймать: { $seat }
play-choose-colour = Какой нынче в моде?
play-colour-count = { $colour } · { $count }
play-choose-way = Как сыграем?
play-way-transfer = Перевести соседу
play-way-intercept = Перехватить
play-burst-intercept = Хвать!
play-burst-caught = Ага!
play-burst-svintus = Свинтус!
play-watching = Вы зритель: карты видно только лежащие на столе
play-expected = Вы сядете за стол со следующего кона
play-silence = Тишина. Ни слова: кто скажет, тот берёт
play-silence-short = тсс…

## Что с соперником

seat-turn = ходит
seat-answers = отвечает
seat-called = «Свинтус!» сказано
seat-silent = хранит тишину
seat-away = нет на месте
seat-stand-in = за него играет бот
seat-gone = вне кона
seat-about = { $seat }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Строка, которая говорит, кого ждём

prompt-your-turn = Ваш ход.
prompt-on-top = Сверху { $card }.
prompt-on-top-named = Сверху { $card }, в моде { $colour ->
    [raspberry] малиновый
    [orange] оранжевый
    [green] зелёный
   *[blue] синий
}.
prompt-drew = Пришло: { $card }.
prompt-drew-fits = Сыграть или пропустить?
prompt-drew-misfit = Не ложится, увы.
prompt-drew-nothing = Колода пуста.
prompt-attack-cards = Вам Хапёж: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
prompt-attack-skip = Вас клонит в сон.
prompt-attack-transfer = Принять или перевести соседу?
prompt-attack-accept = Отступать некуда.
prompt-follow-up = Можно вдогонку ещё одну.
prompt-follow-up-or-pass = Или пропустить.
prompt-waiting = Ходит { $seat }.
prompt-waiting-attack = { $seat } решает, что делать с подарком.
prompt-waiting-follow-up = { $seat } думает, что добавить.
prompt-you-next = Следующий ход ваш.
prompt-intercept = Такая карта есть и у вас: можно перехватить!
prompt-catch = Одна карта и ни звука: { $seat }!
prompt-colour = Назовите цвет.
prompt-colour-about = Рядом — сколько таких у вас.
prompt-bundle = Выберите ещё или кладите.
prompt-svinorost-brings = Теперь росток: 0, 1 или 2.
prompt-svinorost-lay = Полито. Кладите!
prompt-away = Связь икнула.
prompt-away-about = Место держим, карты при вас.
prompt-away-try = { $attempt }-я попытка
prompt-connecting = Ищем ваш стул…
prompt-wait = Минутку…

## Хлопок

slap-big = Копыто
slap-small = на колоду!
slap-target = Хлоп!
slap-pays = { $count ->
    [one] Последний берёт { $count } карту.
    [few] Последний берёт { $count } карты.
   *[many] Последний берёт { $count } карт.
}
slap-about = Шлёпайте прямо по колоде. Хвостом не считается
slap-keys = Пробел тоже считается копытом
slap-you-did = Ваше копыто на месте. Ждём остальных
slap-place = { $place }-е копыто
slap-loser = мимо, +{ $count }
slap-searching = { $seat } ищет копыто…
slap-watch = Копыта летят, зрители болеют

## Протокол и разговоры

minutes-title = Протокол
minutes-open = Протокол и чат
minutes-page = лист { $page }
minutes-say = Написать столу…
minutes-send = Сказать
minutes-hush = Сейчас тишина: слово стоит две карты
minutes-empty = Пока записывать нечего
minutes-hushed = Вы правда хотите нарушить тишину?
minutes-speak = Нарушить
minutes-keep-silent = Промолчать
minutes-watcher = { $name } (зритель)

## Конец кона

round-closed = Кон закрыт
round-yours = Кон ваш: плюс { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
round-theirs = { $seat }: плюс { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
round-nobody = Кон ничей
round-empty-hand = пусто и чисто
round-left = { $count ->
    [one] осталась { $count } карта
    [few] остались { $count } карты
   *[many] осталось { $count } карт
}
round-target = играем до { $target }
round-next = Ещё кон!
round-waiting = Ждём остальных
round-soon = Сам начнётся через { $seconds } с
round-hands = Что осталось на руках

## Конец партии

match-closed = Партия закрыта
match-of-needed = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
} из { $target } нужных
match-totals = Итог
match-rounds = { $count ->
    [one] { $count } кон
    [few] { $count } кона
   *[many] { $count } конов
}
match-best = Лучшие места
match-no-moments = Скромная партия: ни одного скандала.
match-heaviest = { $count ->
    [one] Хапёж на { $count }
   *[other] Хапёж на { $count }
}
match-heaviest-about = { $seat }: всё унесено в копытах
match-slaps = Быстрое копыто
match-slaps-about = { $seat }: первым { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
match-interceptions = Без очереди
match-interceptions-about = { $seat }: { $count ->
    [one] { $count } перехват
    [few] { $count } перехвата
   *[many] { $count } перехватов
}
match-catches = Бдительность
match-catches-about = { $seat }: { $count ->
    [one] { $count } поимка
    [few] { $count } поимки
   *[many] { $count } поимок
}
match-caught = Скромность
match-caught-about = { $seat }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
} забывает крикнуть
match-rematch = Реванш!
match-rematch-waiting = Реванш: ждём остальных
match-again = Новый стол
match-honest = Честность
match-honest-about = Карты смешало зерно. Его отпечаток показали до раздачи, само зерно — теперь: можно сверить.
match-commitment = Отпечаток (SHA-256)
match-seed = Зерно
match-id = Партия

## Карты

cards-title = Все карты
cards-about = Что напечатано и что из этого следует
cards-numbers = Числа
cards-specials = Свинская бюрократия
cards-copies = в коробке { $count ->
    [one] { $count } штука
    [few] { $count } штуки
   *[many] { $count } штук
}

## Клавиши

help-title = Клавиши и жесты
help-arrows = ← →
help-arrows-about = выбрать карту
help-enter = Enter
help-enter-about = сыграть её
help-draw = D
help-draw-about = взять, пропустить или принять
help-svintus = S
help-svintus-about = «Свинтус!»
help-slap = Пробел
help-slap-about = копыто на колоду
help-catch = C
help-catch-about = поймать того, кто промолчал
help-colours = 1 2 3 4
help-colours-about = назвать цвет
help-sort = O
help-sort-about = переложить карты
help-minutes = M
help-minutes-about = протокол и чат
help-escape = Esc
help-escape-about = передумать
help-help = ?
help-help-about = эта шпаргалка
help-touch = Долгое нажатие на карту покажет её крупно

## Ошибки пути

lost-title = Стола нет
lost-about = Либо код с опечаткой, либо стол уже унесли.
