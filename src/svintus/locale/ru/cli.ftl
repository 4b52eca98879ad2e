# Командная строка.

## Жалобы: каждая в одну строку

cli-complaint = svintus: { $message }

cli-bad-language = по-«{ $language }» не умеем: есть { $known }
cli-bad-edition = нет издания «{ $edition }»: есть { $known }
cli-bad-recipe = в издании { $edition } нет рецепта «{ $recipe }»: есть { $known }
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
cli-bad-count = { $name }: { $number } — это мало, нужно хотя бы 1
cli-bad-folder = { $folder }: сюда протоколы не сложить ({ $why })
cli-bad-file = { $file }: { $why }
cli-bad-file-size = { $file }: больше { $most } байт, партии такими не бывают
cli-bad-file-text = { $file }: это не текст
cli-bad-match = партии «{ $match }» в базе нет
cli-bad-port = порт { $port }: больше { $most } не бывает
cli-bad-serve = заведение не открыть: { $why }
cli-bad-database = база не читается: { $why }
cli-bad-no-database = { $database }: такой базы нет; сервер здесь вообще запускали?

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
cli-no-matches = Здесь ещё ни одной партии не сыграли.
cli-match = Партия
cli-edition = Издание
cli-started = Начата
cli-who = Кто играл
