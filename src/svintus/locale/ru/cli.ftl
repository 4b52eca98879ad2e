# Командная строка.

## Жалобы: каждая в одну строку

cli-complaint = svintus: { $message }

cli-bad-language = по-«{ $language }» не умеем: есть { $known }
cli-bad-edition = { $why }
cli-bad-seats = за стол садятся от 2 до { $most }, а просят мест: { $seats }
cli-bad-deck = такой стол не раздать: { $why }
cli-bad-deck-file = { $file }: колоды из этого не выйдет. { $why }
cli-bad-recipe-and-file = «{ $recipe }» или { $file }: что-нибудь одно
cli-bad-table = за такой стол не сесть: { $why }
cli-bad-option = так настроить нельзя: { $why }
cli-bad-option-form = «{ $option }» — не настройка: пишите имя=значение
cli-bad-option-name = нет настройки «{ $name }»: есть { $known }
cli-bad-option-switch = { $name }: «{ $value }» — ни да ни нет (yes, no)
cli-bad-option-number = { $name }: «{ $value }» — не целое число
cli-bad-option-pairs = { $name }: «{ $value }» — не пары вроде khapyozh+polisvin,zakhrapin+perekhryuk
cli-bad-bot = бота «{ $bot }» на службе нет: есть { $known }
cli-bad-no-bots = а кто играет? Есть { $known }
cli-bad-count = { $name }: не { $number }, а от 1 до { $most }
cli-bad-too-many-bots = мест { $seats }, ботов { $bots }, да ещё вы: кому-то придётся стоять
cli-bad-no-terminal = чтобы играть, нужен терминал: куда смотреть и где печатать
cli-bad-command = команды «{ $command }» нет: есть { $known }
cli-bad-unknown-option = «{ $option }» тут не знают: есть { $known }
cli-bad-left-over = непонятно, куда деть «{ $words }»
cli-bad-no-value = { $name }: тут чего-то не хватает
cli-bad-repeated = { $name } два раза? И одного хватит
cli-bad-choice = { $name }: «{ $value }» не подойдёт, бывает { $known }
cli-bad-no-switch = { $name } пишут без добавок, «{ $value }» тут лишнее
cli-bad-no-number = { $name }: «{ $value }» — не целое число
cli-bad-arguments = { $why }
cli-bad-process = один из игравших процессов приказал долго жить; не хватило памяти? Попробуйте с меньшим --processes
cli-bad-folder = { $folder }: сюда протоколы не сложить ({ $why })
cli-bad-file = { $file }: { $why }
cli-bad-file-size = { $file }: больше { $most } байт, партии такими не бывают
cli-bad-file-text = { $file }: это не текст
cli-bad-match = партии «{ $match }» в базе нет
cli-bad-port = порт { $port }: больше { $most } не бывает
cli-bad-serve = заведение не открыть: { $why }
cli-bad-database = база не читается: { $why }
cli-bad-no-database = { $database }: такой базы нет; сервер здесь вообще запускали?

## Что говорит система

cli-system = { $why }
cli-system-missing = там ничего нет
cli-system-folder = это папка
cli-system-no-folder = по дороге туда попалось что-то, что не папка
cli-system-there = там уже что-то лежит
cli-system-forbidden = посторонним вход воспрещён
cli-system-full = диск забит
cli-system-name = таких длинных имён не бывает
cli-system-taken = на этом порту уже кто-то сидит
cli-system-nowhere = такого адреса никто не знает
cli-system-elsewhere = такого адреса на этой машине нет

## Справка

cli-help-usage = Как звать: { $usage }
cli-help-commands = Команды
cli-help-arguments = К чему приложить
cli-help-parameters = Ключи
cli-help-options = КЛЮЧИ
cli-help-command = КОМАНДА
cli-help-args = ЧТО
cli-help-str = ТЕКСТ
cli-help-int = ЧИСЛО
cli-help-path = ПУТЬ
cli-help-choice = СЛОВО
cli-help-choices = Одно из: { $choices }.
cli-help-default = А так — { $default }.

cli-help-svintus = «Свинтус», карточная игра о приличном офисе, где всем заправляют свиньи: столы в браузере, игра в терминале, боты.
cli-help-serve = Открыть заведение: столы для всех в домашней сети. Покажет адрес и QR-код и будет стоять, пока не выгоните (Ctrl-C).
cli-help-simulate = Усадить ботов за тысячу игр и сосчитать, что они натворят.
cli-help-deck = Перечислить карты колоды, лица и число копий, и предупредить, кто с кем не уживётся.
cli-help-verify = Переиграть протокол и проверить зерно, цепочку отметок и каждое действие. Код 0 — всё чисто, 1 — кто-то приложил копыто.
cli-help-export = Напечатать партию с сервера протоколом. Зерно в нём появится, когда партия кончится, и ни минутой раньше.
cli-help-play = Сыграть партию с ботами прямо в терминале.
cli-help-help = Показать это и ничего не делать.
cli-help-version = Сказать, какая это версия.

cli-help-lang = На каком языке говорить: ru или en; а так — как велит LANG.
cli-help-edition = Издание: office, classic, extended или v2.
cli-help-recipe = Какой из рецептов издания; а так — обычный.
cli-help-seats = Сколько игроков.
cli-help-option = Настройка стола, имя=значение; можно повторять сколько угодно.
cli-help-file = Своя колода вместо рецепта: файл TOML, издание в нём же.
cli-help-json = JSON вместо слов.
cli-help-database = База сервера; а так — та, что в папке с вашими данными.
cli-help-host = По какому адресу ждать гостей; 0.0.0.0 пустит весь дом.
cli-help-port = Порт, если не обычный; 0 — любой свободный.
cli-help-open = Заодно открыть браузер.
cli-help-log-level = Насколько сервер болтлив.
cli-help-games = Сколько игр сыграть.
cli-help-games-seed = От него зависит всё случайное: то же зерно — те же игры.
cli-help-bots = Кто играет, через запятую: random, beginner, sensible или ключ персонажа. Садятся по очереди и с каждой игрой пересаживаются на одно место.
cli-help-matches = Игра — это целая партия, а не один кон.
cli-help-journals = Папка, куда складывать протокол каждой игры.
cli-help-processes = Во сколько процессов играть; а так — по одному на ядро.
cli-help-a-journal = Протокол партии, какой пишет export.
cli-help-match = Какая партия; если не сказать, будет список всех.
cli-help-output = В какой файл писать, если не на экран.
cli-help-other-bots = Боты или персонажи на остальные места, через запятую.
cli-help-name = Как вас звать остальным.
cli-help-seed = Знакомая раздача ещё раз; а так карты — тайна.
cli-help-journal = В какой файл записать партию протоколом.

## Симуляция

cli-playing = Сдаём

# $unit — round или match
cli-simulated = { $edition } ({ $recipe }), мест: { $seats }. Сыграно { $games } { $unit ->
    [match] { $games ->
        [one] партия
        [few] партии
       *[many] партий
    }
   *[round] { $games ->
        [one] кон
        [few] кона
       *[many] конов
    }
}, до конца доведено { $finished }.
cli-simulated-rounds = Ходов и выкриков на кон — в среднем { $mean }, в худшем случае { $longest }; всего { $actions } за { $seconds } с.
cli-bot = Бот
cli-seats = Мест
cli-wins = Побед
cli-points = Очков
cli-share = Доля
cli-times = Раз
cli-cards = Карты
cli-acts = Действия

cli-act-play = карта в свой ход
cli-act-draw = карта из колоды
cli-act-pass = пас
cli-act-accept = смирился
cli-act-transfer = перевёл дальше
cli-act-intercept = перехватил
cli-act-call = «Свинтус!»
cli-act-catch = поймал молчуна
cli-act-slap = шлепок
cli-act-lay = выложил карту
cli-act-check = не поверил
cli-act-reward = наградил по этикету
cli-act-answer = возразил Шмунитетом
cli-act-give-courage = вручил роль
cli-act-choose = выбрал, что сыграет
cli-act-give = отдал карты
cli-act-swap = поменял шило на мыло
cli-act-say = подал голос
cli-act-clap = похлопал
cli-act-sum = объявил рейтинг
cli-act-wink = подмигнул
cli-act-spot = заметил подмигивание
cli-act-fist = поставил кулак
cli-act-fas = скомандовал «Фас!»
cli-act-grab = схватил тапку
cli-act-touch = дотронулся до одежды
cli-act-done = достроил конуры
cli-act-try = взялся за «слабо»
cli-act-throw = метнул сюрикен
cli-act-turn-up = крутанул барабан
cli-act-vote = проголосовал
cli-act-count = посчитал до пяти

cli-grounds = Поводы
cli-ground-arose = было
cli-ground-rewarded = не простили
cli-tasks = Роли
cli-task-laid = вручено
cli-task-done = исполнено
cli-task-failed = провалено

## Колоды

cli-deck = { $edition }, { $recipe }, мест: { $seats }. В колоде { $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
}
cli-code = Код
cli-card = Карта
cli-colour = Цвет
cli-copies = Штук

## Протоколы партий

# $over — yes, если партия доиграна
cli-sound = Протокол чист: { $entries } { $entries ->
    [one] действие
    [few] действия
   *[many] действий
}, и все по правилам. { $over ->
    [yes] Итог
   *[no] Счёт пока
}: { $totals }
cli-unsound = { $file }: протокол с изъяном. { $why }
cli-in-line = строка { $line }: { $why }

bad-journal-not-a-journal = это не протокол: те начинаются с «{ $first }»
bad-journal-no-rule = нет черты между шапкой и действиями
bad-journal-not-as-written = протоколы так не пишут: «{ $found }»
bad-journal-unknown = «{ $word }» в протоколе ничего не значит
bad-journal-unreadable = после «{ $word }» — неразборчиво
bad-journal-seats = мест: { $seats }. Так партию не сыграть
bad-journal-blanks = пустых карт: { $blanks }. Столько в коробке не бывает
bad-journal-garments = так одеться нельзя
bad-journal-option = настройка { $name } такой не бывает
bad-journal-deck = из такой колоды не раздать
bad-journal-secret = зерно ещё секрет: приходите, когда партия кончится
bad-journal-other-seed = до раздачи обещали другое зерно
bad-journal-tampered = кто-то приложил копыто: отметка не продолжает строку выше
bad-journal-not-an-entry = «{ $found }» — это не действие
bad-journal-missing = действие { $number } пропало
bad-journal-no-such-seat = на месте «{ $found }» никто не сидит
bad-journal-not-an-act = так за столом не поступают
bad-journal-unlawful = «{ $act }» — против правил. { $refused }

cli-no-matches = Здесь ещё ни одной партии не сыграли.
cli-match = Партия
cli-edition = Издание
cli-started = Начата
cli-who = Кто играл
