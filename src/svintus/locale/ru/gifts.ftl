# Карты меняют хозяев без очереди: этикет, кураж, Шмунитет, подарки, Шурикен, обмен.
#
# $seat — имя того, кто действует; $you — [you], если это читатель, иначе they. $to и $to_you — то же о том, кому
# достаётся. $card — карта, $count — число карт.

## Этикет и кураж

event-ground-arose = { $you ->
    [you] Неловко вышло: за такое вам положен { $card }.
   *[they] { $seat } напрашивается. Тут к месту { $card }.
}
event-rewarded = { $you ->
    [you] Вы с поклоном вручаете
   *[they] { $seat } с поклоном вручает
} { $to_you ->
    [you] вам
   *[they] игроку { $to }
} { $card }{ $count ->
    [0] .
    [one] { " " }и { $count } карту впридачу.
    [few] { " " }и { $count } карты впридачу.
   *[many] { " " }и { $count } карт впридачу.
}
event-courage-given = { $to_you ->
    [you] Вам досталась роль
   *[they] { $to } получает роль
}: { $card }. Режиссёр: { $you ->
    [you] вы
   *[they] { $seat }
}.
event-courage-laid = { $card } выходит на сцену. Артист: { $you ->
    [you] вы
   *[they] { $seat }
}.
event-courage-boxed = { $card } уходит за кулисы.

## Шмунитет

event-question-asked = Пришла карта «{ $card }». { $you ->
    [you] Расписываться будете?
   *[they] Примет ли её { $seat }?
}
event-undone = { $you ->
    [you] Вы предъявляете
   *[they] { $seat } предъявляет
} Шмунитет: адресат выбыл!

## Подарки

event-giving-began = Скидываемся! Именинник: { $you ->
    [you] вы
   *[they] { $seat }
}.
event-cards-given = { $count ->
    [one] Переехала { $count } карта
    [few] Переехали { $count } карты
   *[many] Переехало { $count } карт
}: { $you ->
    [you] вы
   *[they] { $seat }
} → { $to_you ->
    [you] вы
   *[they] { $to }
}.
event-cards-given-back = { $count ->
    [one] { $count } карта вернулась
    [few] { $count } карты вернулись
   *[many] { $count } карт вернулись
} домой: { $you ->
    [you] к вам
   *[they] { $seat }
}.

## Обмен и «Не темни»

event-awl-played = { $you ->
    [you] Вы предлагаете
   *[they] { $seat } предлагает
} меняться: шило есть, мыло у { $to_you ->
    [you] вас
   *[they] игрока { $to }
}.
event-hands-swapped = По рукам! { $you ->
    [you] Вы
   *[they] { $seat }
} и { $to_you ->
    [you] вы
   *[they] { $to }
}: у каждого теперь чужие карты.
event-card-pulled-kept = { $you ->
    [you] Вы тянете
   *[they] { $seat } тянет
} карту у { $to_you ->
    [you] вас
   *[they] игрока { $to }
}. Масть та самая!
event-card-pulled-left = { $you ->
    [you] Вы тянете
   *[they] { $seat } тянет
} карту у { $to_you ->
    [you] вас
   *[they] игрока { $to }
}. Не та! Положите, где лежало.
event-card-pulled-own = Это была { $card }.

## Шурикен

event-throw-began = Всем пригнуться: { $you ->
    [you] вы целитесь
   *[they] { $seat } целится
}. Мишень: { $to_you ->
    [you] вы
   *[they] { $to }
}.
event-thrown-hit = В яблочко! Пострадавшая сторона: { $to_you ->
    [you] вы
   *[they] { $to }
}.
event-thrown-missed = Мимо! { $to_you ->
    [you] Вы утешаете
   *[they] { $to } утешает
} { $you ->
    [you] вас
   *[they] метателя ({ $seat })
} парой карт.
