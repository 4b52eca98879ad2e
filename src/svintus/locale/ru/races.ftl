# Вызовы, в которых спешат или хвастаются: кулаки, тапки, одёжка, шалаши, слабо.
#
# $seat — имя того, кто действует, всегда в именительном падеже; $you — [you], если это сам читатель, иначе они.
# $card — карта, именительный падеж; $count — сколько карт; $place — который по счёту.

## Гонки

event-race-began-tower = { $you ->
    [you] Ваш кулак уже на столе
   *[they] { $seat } ставит на стол кулак
}. Стройте башню, и не оказывайтесь на крыше!
event-race-began-grab = Фас! Хватай чужое!
# $garment — предмет одежды, именительный падеж
event-race-began-touch = Ищем по одёжке: { $garment }! { $you ->
    [you] Вам первым нельзя.
   *[they] { $seat } не лезет первым.
}
event-race-began-huts = По два шалаша каждому. Не дышать, не трясти стол!
event-raced-tower = { $you ->
    [you] Ваш кулак
   *[they] { $seat }, кулак
}: этаж { $place }.
event-raced-grab = { $you ->
    [you] Вы при добыче
   *[they] { $seat } при добыче
}.
event-raced-touch = { $you ->
    [you] Вы держитесь
   *[they] { $seat } держится
}, номер { $place }.
event-raced-huts = { $you ->
    [you] Ваши шалаши стоят
   *[they] { $seat } сдаёт объект
}, место { $place }.
event-race-ended-tower = На самом верху { $you ->
    [you] вы. Скинемся вам по карте
   *[they] { $seat }. Скидываемся по карте
}.
event-race-ended-grab = Без тапок { $you ->
    [you] вы. Утешим вас, по карте с носа
   *[they] { $seat }. Утешим, по карте с носа
}.
event-race-ended-touch = Хуже всех щупает { $you ->
    [you] ваше копыто. С каждого вам по карте
   *[they] { $seat }. С каждого по карте
}.
event-race-ended-huts = Руки не оттуда: { $you ->
    [you] это про вас. С каждого вам по карте
   *[they] { $seat }. С каждого по карте
}.
event-race-ended-nobody = Гонка кончилась, а проигравшего и след простыл.
event-laid-open = { $you ->
    [you] Вы выставляете
   *[they] { $seat } выставляет
} тапок: { $card }.
# $owner — чью карту схватили
event-grabbed = { $you ->
    [you] Вы хватаете
   *[they] { $seat } хватает
}: { $card }. Прежний хозяин: { $owner }.
event-cards-drawn-huts = На стройматериалы { $you ->
    [you] вам
   *[they] { $seat }:
} { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.

## Слабо?

# $feat — название трюка
event-feat-asked-show = { $you ->
    [you] Вы хвалились, вам и показывать
   *[they] { $seat } показывает
}: { $feat }.
event-feat-asked = { $feat }. { $you ->
    [you] А вам слабо?
   *[they] { $seat }, слабо?
}
event-feat-answered-shows = { $you ->
    [you] Вы показали
   *[they] { $seat } показывает
} класс. Кто повторит?
event-feat-answered-tries = { $you ->
    [you] Вы засучили рукава
   *[they] { $seat } засучивает рукава
}.
event-feat-answered-matches = Не слабо! { $you ->
    [you] С вас три карты за науку
   *[they] { $seat } повторяет и платит три карты за науку
}.
event-feat-answered-fails = { $you ->
    [you] Вам слабо
   *[they] { $seat }: всё-таки слабо
}.
event-feat-answered-declines = { $you ->
    [you] Вы благоразумно отказались
   *[they] { $seat } и пробовать не станет
}.
event-putting-aside = Никто не смог! { $you ->
    [you] Вы прощаетесь
   *[they] { $seat } прощается
} с лишним: в коробку { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
event-put-aside = В коробке { $you ->
    [you] из вашей руки
   *[they] от игрока { $seat }
}: { $card }.

feat-memory = запомнить, где что лежало
feat-timing = остановить секундомер вовремя
feat-counting = сосчитать с одного взгляда
feat-typing = напечатать без единой опечатки
feat-tapping = стучать копытом чаще всех
feat-steadiness = не дрогнуть ни копытом
feat-words = трюк на словах, судит весь стол
# $level — от 1 до 3
feat-level = { $level ->
    [1] для поросят
    [2] для хряков
   *[other] для чемпионов
}

## Что на ком надето

garment-hat = головной убор
garment-glasses = очки
garment-tie = галстук
garment-scarf = шарф
garment-shirt = рубашка
garment-boots = сапоги
