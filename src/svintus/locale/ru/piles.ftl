# Всё, что лежит отдельными стопками, и всё, что растёт: Свинорост, Темнодел, дуэль, рулетка, складчина.
#
# $seat — имя того, кто действует; $you — [you], если это читатель, иначе they.
# $card — карта, $count — число карт.

## Свинорост

# $value — число сверху
event-growth-ended = Выше не растёт, встали на { $value }. Урожай собирает { $you ->
    [you] ваша корзина
   *[they] { $seat }
}.
event-cards-drawn-growth = { $you ->
    [you] В корзине
   *[they] { $seat }: в корзине
} { $count ->
    [0] пусто
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.

## Темнодел

# $declared — чем карту назвали
event-card-laid-in-dark = { $you ->
    [you] Вы кладёте
   *[they] { $seat } кладёт
} карту в потёмках. Говорят, это { $declared }.
event-card-laid-in-dark-own = На самом деле это { $card }. Мы никому.
# $asked — кто может проверить, $asked_you — не читатель ли это
event-last-card-in-dark = { $you ->
    [you] У вас
   *[they] { $seat }:
} ни одной карты на руках. { $asked_you ->
    [you] Поверите на слово?
   *[they] Поверит ли { $asked }?
}
event-dark-checked-true = Да будет свет! { $card }, всё честно. { $by_you ->
    [you] Зря вы не верили.
   *[they] Недоверчивость подвела: { $by }.
}
event-dark-checked-false = Да будет свет! Обещали { $declared }, а там { $card }. { $you ->
    [you] Пятачок краснеет у вас.
   *[they] Пятачок краснеет: { $seat }.
}
event-cards-taken-dark = { $you ->
    [you] Вы забираете
   *[they] { $seat } забирает
} всё тёмное: { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.

## Вызовы

event-cards-drawn-neither = Ни себе: { $you ->
    [you] вы берёте
   *[they] { $seat } берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-laid-in-duel = { $you ->
    [you] Вы отвечаете
   *[they] { $seat } отвечает
} за слова: { $card }.
event-cards-taken-duel = Разговор окончен. { $you ->
    [you] Вы уносите
   *[they] { $seat } уносит
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-turned-up = { $count ->
    [1] В барабане { $card }. Крутим!
   *[other] { $card }. { $you ->
        [you] Ваш щелчок.
       *[they] Щелчок за тем, чьё имя { $seat }.
    }
}
event-cards-taken-roulette = Бах! { $you ->
    [you] Вам
   *[they] { $seat }:
} вся стопка, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
event-roulette-ran-dry = Патроны вышли, все целы. Под стопку { $count ->
    [one] ушла { $count } карта
    [few] ушли { $count } карты
   *[many] ушло { $count } карт
}.
event-chipped-in = { $you ->
    [you] Вы скидываетесь
   *[they] { $seat } скидывается
}: { $card }.
event-nothing-to-chip-in = { $you ->
    [you] У вас в карманах
   *[they] { $seat } выворачивает карманы, а там
} пусто. Общество не бросит.
