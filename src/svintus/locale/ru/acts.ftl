# Что можно сделать: слова на кнопках и в списках, и для экрана, и для терминала.
#
# $seat — имя того, с кем это делают, именительный падеж; $card — карта или перечень карт, именительный падеж;
# $number — число, если в нём всё дело.

act-play = Сыграть: { $card }
act-draw = Взять карту
act-pass = Пропустить
act-accept = Принять
act-transfer = Перевести: { $card }
act-intercept = Перехватить: { $card }
act-call = «Свинтус!»
act-catch = Поймать: { $seat }
act-slap = Копытом по колоде
act-lay = Положить: { $card }
act-check = Не верю!
act-reward = Наградить: { $seat } ({ $card })
act-answer = Возразить: { $card }
act-give-courage = Дать роль: { $seat } ({ $card })
act-choose = Выбрать: { $number }
act-give = Отдать: { $card }
act-swap = Поменяться руками: { $seat }
act-say = Сказать: { $number }
act-clap = Хлопать
act-sum = Объявить: { $number }
act-wink = Подмигнуть: { $seat }
act-spot = Вижу, подмигивает! { $seat }
act-fist = Ставлю кулак
act-fas = Фас!
act-grab = Хватать у: { $seat }
act-touch = Потрогал!
act-done = Готово
act-try = Не слабо!
act-throw = Бросить
act-turn-up = Открыть карту
act-vote = Голос за: { $seat }
act-count = Сосчитать до пяти, громко

# Шаги, когда вариантов много
acts-which = Что делаем?
acts-which-card = Какую карту?
acts-which-seat = Кого?
acts-which-number = Который вариант?
acts-which-colour = Какой цвет?
acts-back = Передумать
