# Игра в терминале: окно из букв, и больше ничего не надо.

## Шапка и соседи

terminal-title = Свинтус
terminal-header = { $edition } · { $recipe } · кон { $round } · до { $target }
terminal-you = Вы
terminal-name = Игрок
terminal-score = очки { $points }
terminal-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
terminal-state-called = «Свинтус!»
terminal-state-catchable = молчит с одной!
terminal-state-caught = застукали
terminal-state-silent = хранит тишину
terminal-state-slapped = копыто на месте
terminal-state-gone = ушёл спать

## Середина стола

# Клавиши цветов
terminal-letter-raspberry = М
terminal-letter-orange = О
terminal-letter-green = З
terminal-letter-blue = С
# Что нарисовано посреди особой карты: не длиннее пяти знаков
terminal-symbol-khapyozh = +3
terminal-symbol-perekhryuk = <=>
terminal-symbol-zakhrapin = хр-р
terminal-symbol-tikhokhryun = тсс!
terminal-symbol-khlopkopyt = хлоп!
terminal-symbol-polisvin = ★
terminal-symbol-temnodel = тьма
terminal-symbol-svinorost = +1+1
terminal-symbol-shtul = стул
terminal-symbol-shalun = ой
terminal-symbol-shevelis = тик
terminal-symbol-shtol = лапы
terminal-symbol-shinkognito = очки
terminal-symbol-shmotrun = миг
terminal-symbol-shmunitet = стоп
terminal-symbol-shto = што
terminal-symbol-shuriken = вжик
terminal-symbol-parodist = хрю
terminal-symbol-zapevala = ля
terminal-symbol-folklorist = сказ
terminal-symbol-pokloonnik = низ
terminal-symbol-suflyor = псс
terminal-symbol-ovatsii = хлоп
terminal-symbol-antrakt = ант
terminal-symbol-reyting = Σ
terminal-symbol-razborka = дуэль
terminal-symbol-roulette = бах!
terminal-symbol-clothes = шляпа
terminal-symbol-one_for_all = кулак
terminal-symbol-slippers = фас!
terminal-symbol-dont_darken = цап
terminal-symbol-slabo = слабо
terminal-symbol-neither = 2 и 1
terminal-symbol-hands = /\/\
terminal-symbol-chip_in = сбор
terminal-symbol-awl = <~>
# $number — номер пустой карты
terminal-symbol-blank = №{ $number }
terminal-colour-in-force = Цвет
terminal-direction-clockwise = → по часовой
terminal-direction-counter = ← против часовой
terminal-deck = Колода { $count }
terminal-pile = Сброс { $count }
terminal-attack-cards = Хапают: +{ $count }
terminal-attack-skip = Убаюкивают
terminal-silence = Тссс! { $you ->
    [you] Вы следите
   *[they] { $seat } следит
}
terminal-log = Протокол

## Чего ждём: $seat — имя

terminal-prompt-turn = Ваш ход: номер карты или Enter
terminal-prompt-turn-draw = Ваш ход: карта по номеру или [d] взять
terminal-prompt-drawn = Взяли. Сыграть её или [p] пропустить?
terminal-prompt-attack-cards = Хапёж! С вас { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}. [a] принять{ $transfer ->
    [yes] {" "}или перевести стрелки
   *[no] {""}
}
terminal-prompt-attack-skip = Захрапин! [a] уснуть{ $transfer ->
    [yes] {" "}или перевести стрелки
   *[no] {""}
}
terminal-prompt-follow-up = Корочки предъявлены. Карта вдогонку или [p] хватит?
terminal-prompt-slap = ШЛЁПАЙ! Пробел, пробел, пробел!
terminal-prompt-slapped = Копыто на колоде. Ждём отстающих…
terminal-prompt-waiting = { $seat } думает…
terminal-prompt-attacked = { $seat } под ударом…
terminal-prompt-over = Кон окончен
terminal-me = { $name } · { $cards } · { $score }
terminal-me-called = «Свинтус!» сказан
terminal-me-catchable = одна карта и ни звука, тише воды!

## Строка клавиш

terminal-key-draw = взять
terminal-key-pass = пас
terminal-key-accept = принять
terminal-key-call = Свинтус!
terminal-key-catch = поймать
terminal-key-slap = шлёп
terminal-key-intercept = перехват
terminal-key-help = помощь
terminal-key-space = пробел
terminal-clock = { $seconds } с

## Что стол отвечает

terminal-reaction = Реакция: { $milliseconds } мс
terminal-nobody-to-catch = Ловить некого: с одной картой никто не сидит.
terminal-no-card-there = Карты под этим номером нет.
terminal-nothing-to-intercept = Копии верхней карты у вас нет.
terminal-lifted = Поднято: { $card }. Enter — выложить, Esc — опустить
terminal-said = { $you ->
    [you] Вы
   *[they] { $seat }
}: «{ $text }»
terminal-paused = Пауза

## Окошки

terminal-colour-title = Какой цвет теперь в моде?
terminal-colour-choice = [{ $letter }] { $mark } { $colour ->
    [raspberry] малиновый
    [orange] оранжевый
    [green] зелёный
   *[blue] синий
}
terminal-colour-hint = буква, 1–4 или ↑↓ и Enter · Esc — передумать
terminal-catch-title = Кого ловим?
terminal-catch-hint = номер или ↑↓ и Enter · Esc — показалось
terminal-talk-title = Что скажете?
terminal-talk-hint = Enter — вслух · (в скобках) — шёпотом · Esc — промолчать
terminal-talk-silence = Идёт тишина: одно слово стоит двух карт.
terminal-quit-title = Уйти из-за стола?
terminal-quit-about = Партия останется недоигранной.
terminal-quit-hint = [y] уйти · [n] остаться
terminal-help-title = Как тут играют
terminal-help-hint = любая клавиша — назад к столу, часы стоят
terminal-help-play = номер карты
terminal-help-play-about = сыграть её сразу (клавиши 1–9, 0, потом A, B, C…)
terminal-help-arrows = ← →, Enter
terminal-help-arrows-about = выбрать карту и сыграть
terminal-help-lift = ↑ ↓
terminal-help-lift-about = поднять или опустить: так кладут несколько, последняя сверху
terminal-help-draw-about = взять карту из колоды
terminal-help-pass-about = взяв карту, пропустить ход
terminal-help-accept-about = смириться с Хапёжем или Захрапином
terminal-help-call-about = «Свинтус!» — до того, как останется одна карта
terminal-help-catch-about = поймать того, кто смолчал с одной картой
terminal-help-slap-about = копыто на колоду, когда выпал Хлопкопыт
terminal-help-intercept-about = такая же карта — без очереди, в любой миг
terminal-help-talk-about = сказать что-нибудь вслух; в тишине это дорого
terminal-help-next-about = следующий кон, когда этот кончился
terminal-help-quit-about = уйти
terminal-help-keyboard = Раскладка любая: русская клавиша работает как латинская на том же месте.
terminal-help-marks = Толстая рамка — карту можно сыграть. Цвета узнают и по знаку: { $marks }.
terminal-help-book = Стол играет по книге: ничего не подсказывают, за ошибки платят.

## Концы

terminal-round-title = { $you ->
    [you] Кон ваш!
   *[they] Кон берёт { $seat }
}
terminal-round-title-draw = Кон ничей
terminal-round-emptied = рука пуста
terminal-empty-hand = ни одной карты
terminal-round-points = +{ $points }
terminal-round-hint = [n] следующий кон · [q] уйти
terminal-match-title = { $you ->
    [you] Партия ваша! Можно хрюкать
    [shared] Победу делят: { $seat }
   *[they] Партию выигрывает { $seat }
}
terminal-match-commitment = Обещано до сдачи (SHA-256)
terminal-match-seed = Зерно, из которого всё выросло
terminal-match-journal = Партия записана: { $file }
terminal-match-check = Проверить: svintus verify { $file }
terminal-match-hint = [q] из-за стола

## Вся коробка

terminal-prompt-growth = Растёт: столько же или на один больше; [a] хватит
terminal-prompt-dark-first = Темнота: карта, а потом её имя
terminal-prompt-dark = Темнота: карта и имя для неё, или [m] включить свет
terminal-prompt-last-dark = Это была последняя. [m] проверить или [p] поверить?
terminal-prompt-question = Вам несут: { $card }. [a] принять или [m] возразить
terminal-prompt-row-choice = Не помещается { $card }. [m] чем жертвуем?
terminal-prompt-each-gives = Подарок: { $seat }. Выберите карту
terminal-prompt-gives = Подарок: { $seat }. Выбор — [m]
terminal-prompt-puts-aside = Лишнее в коробку: выбор — [m]
terminal-prompt-tower = КУЛАКИ! Пробел, дважды и не на свой
terminal-prompt-lay-open = Тапок на стол: выложите карту
terminal-prompt-fas = Все ждут вашего слова. Пробел — фас!
terminal-prompt-grab = ХВАТАЙ! [m] чей тапок?
terminal-prompt-touch = ТРОГАЕМ: { $garment }! Пробел
terminal-prompt-huts = Два шалаша: пробел, пробел, но не торопясь
terminal-prompt-feat = Слабо? [m] не слабо, [p] слабо
terminal-prompt-feat-shown = Сцена ваша: [m], или [p] сдаться
terminal-prompt-duel = Разборка: подходящее число или [a] сдаюсь
terminal-prompt-roulette = Ваша очередь. Пробел — открыть карту
terminal-prompt-chip-in = Сдайте число нужного цвета или [a] выверните карманы
terminal-prompt-throw = Шурикен, цель — { $seat }: [m] прицелиться
terminal-prompt-ballot = Тайное голосование: [m] опустить бюллетень
terminal-key-more = ещё
terminal-help-more-about = всё прочее, что можно сделать сейчас, словами
terminal-nothing-to-do = Больше сейчас делать нечего.
terminal-list-hint = клавиша или ↑↓ и Enter · Esc — передумать
terminal-entry-hint = Enter — вот так! · Esc — передумать
# $word — ключ слова
terminal-word = { $word ->
    [oink] Хрю!
    [sh] Ш-ш-ш!
    [piastres] Пиастры!
   *[woof] Гав!
}
terminal-box-old = { $card }, что уже лежит
terminal-box-new = { $card }, что прибыла
terminal-sum = Объявить сумму
terminal-sum-title = Сколько набежало?
terminal-song = Запеть
terminal-song-title = Две строки из песни
terminal-saying = Изречь
terminal-saying-title = Пословица, поговорка или скороговорка
terminal-bow = Поклониться
terminal-bow-title = Поклон и комплимент к нему
# $feat — название трюка
terminal-feat = Показать: { $feat }
terminal-feat-hint = пробел, стрелки, буквы — что понадобится · Esc — потом
terminal-aim-title = Попади в то, что бегает
terminal-aim-hint = ← → целиться · пробел — бросок · промах на два деления прощается
terminal-huts = { $built } Держится… ещё { $left }
terminal-huts-fell = Рухнуло. Не торопитесь!
terminal-in-the-dark = Темно, { $count }: { $card }?
terminal-open-pile = В стопке { $count }: { $card }
terminal-race-order = Успели: { $count }, { $seat }
terminal-mark = Планка: { $count }
terminal-typing-1 = тише едешь дальше хрюкаешь
terminal-typing-2 = семь справок с печатью, из них четыре в трёх экземплярах
terminal-typing-3 = хорошо хрюкает тот, кто хрюкает последним; кабинет 12, с 9:45 до 10:15
