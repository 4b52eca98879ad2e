# Протокол: что случилось за столом. Этими словами говорят и экран, и терминал.
#
# $seat — имя того, кто действует, всегда в именительном падеже; $you — [you], если это сам читатель, иначе они.
# $card — карта или перечень карт, именительный падеж; $count — сколько карт.

event-round-started = Кон { $round }. На столе { $card }, { $you ->
    [you] начинаете вы
   *[they] начинает { $seat }
}.

## Карты ложатся

event-card-played = { $you ->
    [you] Вы
   *[they] { $seat }
}: { $card }.
event-card-intercepted = Хвать! { $you ->
    [you] Вы влезаете без очереди
   *[they] { $seat } влезает без очереди
}: { $card }.
event-card-transferred = { $you ->
    [you] Вы переводите стрелки
   *[they] { $seat } переводит стрелки
}: { $card }.
event-card-followed-up = { $you ->
    [you] Вы добавляете вдогонку
   *[they] { $seat } добавляет вдогонку
}: { $card }.
# $colour — ключ цвета
event-colour-named = Теперь в моде { $colour ->
    [raspberry] малиновый
    [orange] оранжевый
    [green] зелёный
    [blue] синий
   *[grey] серый
}.

## Карты берут

event-cards-drawn-turn = { $you ->
    [you] Вы берёте
   *[they] { $seat } берёт
} { $count ->
    [0] воздух: колода пуста
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-cards-drawn-own = Вам пришло: { $card }.
event-cards-drawn-attack = { $you ->
    [you] Вы уносите
   *[they] { $seat } уносит
} в копытах { $count ->
    [0] пустоту: колода кончилась
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-cards-drawn-caught = { $you ->
    [you] Вам
   *[they] { $seat }:
} плюс { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} за молчание.
event-cards-drawn-silence = { $you ->
    [you] Вам
   *[they] { $seat }:
} плюс { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} за болтовню.
event-cards-drawn-slap = Копыто опоздало: { $you ->
    [you] вы берёте
   *[they] { $seat } берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-cards-drawn-slow = Замечтались на { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}: { $you ->
    [you] вы
   *[they] { $seat }
}.
event-cards-drawn-mistake = { $you ->
    [you] Вам
   *[they] { $seat }:
} плюс { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} за ошибку в бланке.
event-passed = { $you ->
    [you] Вы пропускаете
   *[they] { $seat } пропускает
} ход. Вежливо.

## «Свинтус!»

event-called = { $you ->
    [you] Вы говорите
   *[they] { $seat } говорит
}: «Свинтус!»
event-called-undue = { $you ->
    [you] Вы кричите
   *[they] { $seat } кричит
} «Свинтус!» без всякого повода.
# $by — кто ловит, $by_you — [you], если это читатель
event-caught = Поймали! { $by_you ->
    [you] Вы замечаете
   *[they] { $by } замечает
}: одна карта и ни звука. { $you ->
    [you] Это вы.
   *[they] Это { $seat }.
}
event-caught-empty = { $by_you ->
    [you] Вы ловите
   *[they] { $by } ловит
} то, чего нет. { $you ->
    [you] С вами
   *[they] { $seat }: тут
} всё чисто.

## Нападения

event-attack-began-cards = { $you ->
    [you] Вам вручают
   *[they] { $seat }, распишитесь за
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-attack-began-skip = { $you ->
    [you] Вас клонит
   *[they] { $seat }: клонит
} в сон.
event-attack-accepted-cards = { $you ->
    [you] Вы принимаете
   *[they] { $seat } принимает
} документы.
event-attack-accepted-skip = { $you ->
    [you] Вы спите
   *[they] { $seat } спит
} на рабочем месте.

## Порядок и тишина

event-direction-turned = Очередь идёт { $direction ->
    [clockwise] по часовой стрелке
   *[counter] против часовой стрелки
}.
event-silence-began = Тсс. Тишину объявляе{ $you ->
    [you] те вы
   *[they] т { $seat }
}: ни слова никому.
event-silence-broken = { $you ->
    [you] Вы подаёте
   *[they] { $seat } подаёт
} голос в тишине.
event-silence-ended = Тишина снята. Можно хрюкать.

## Хлопок

event-slap-began = Копыта на колоду! Последний берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
event-slapped = { $place ->
    [1] Первое копыто
    [2] Второе копыто
    [3] Третье копыто
   *[other] Копыто номер { $place }
}: { $you ->
    [you] ваше
   *[they] { $seat }
}.
event-slap-ended = Последнее копыто: { $you ->
    [you] ваше
   *[they] { $seat }
}.

## Пустые карты

event-cards-drawn-blank = Так велит самодельная карта: { $you ->
    [you] вам
   *[they] игроку { $seat }
} { $count ->
    [0] ничего, колода пуста
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
event-turn-lost = { $you ->
    [you] Ваш ход
   *[they] Ход игрока { $seat }
} вычеркнут из повестки.
event-ballot-began = Тайное голосование. Избранному причитается { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
event-ballot-ended = Народный избранник: { $you ->
    [you] вы
   *[they] { $seat }
}. Поздравляем и сочувствуем.
event-ballot-tied = Голоса разделились. Никто не избран, все довольны.

## Таланты и подмигивания

# $task — вид карты куража
event-due-arose = Публика ждёт { $task ->
    [parodist] слова
    [ovatsii] аплодисментов
   *[reyting] цифры
}: { $you ->
    [you] вы
   *[they] { $seat }
}.
# $word — ключ слова
event-said = { $you ->
    [you] Вы
   *[they] { $seat }
}: «{ $word ->
    [oink] Хрю!
    [sh] Ш-ш-ш!
    [piastres] Пиастры!
   *[woof] Гав!
}»
event-said-wrong = { $you ->
    [you] Вы
   *[they] { $seat }
}: «{ $word ->
    [oink] Хрю!
    [sh] Ш-ш-ш!
    [piastres] Пиастры!
   *[woof] Гав!
}» Не тот зверь.
event-clapped = { $you ->
    [you] Вы аплодируете
   *[they] { $seat } аплодирует
} стоя.
event-sum-announced = { $you ->
    [you] Вы объявляете
   *[they] { $seat } объявляет
}: { $sum }. Счётная комиссия согласна.
event-sum-announced-wrong = { $you ->
    [you] Вы объявляете
   *[they] { $seat } объявляет
}: { $sum }. Счётная комиссия в обмороке, считаем заново.
event-performed-task = { $task ->
    [zapevala] { $you ->
        [you] Вы запеваете
       *[they] { $seat } запевает
    }. Соседи стучат по батарее.
    [folklorist] { $you ->
        [you] Вы изрекаете
       *[they] { $seat } изрекает
    } мудрость народную.
   *[pokloonnik] { $you ->
        [you] Вы кланяетесь
       *[they] { $seat } кланяется
    } до самой земли.
}
event-performed-task-repeat = Это уже было! Репертуар пора менять: { $you ->
    [you] вы
   *[they] { $seat }
}.
event-task-failed = Номер провален: { $you ->
    [you] вы
   *[they] { $seat }
}.
event-cards-drawn-task = Из зала летят помидоры, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}. Принимает { $you ->
    [you] ваша рука
   *[they] { $seat }
}.
event-winked = { $you ->
    [you] У вас дёрнулся глаз.
   *[they] { $seat }: дёрнулся глаз. Или показалось?
}
# $to — кому, $to_you — [you], если это сам читатель
event-winked-at = { $you ->
    [you] Вы подмигиваете
   *[they] { $seat } подмигивает
}: { $to_you ->
    [you] это вам
   *[they] { $to }
} — и больше никому.
event-spotted = Всё вижу! { $by_you ->
    [you] Вы замечаете
   *[they] { $by } замечает
}, кто тут подмигивал: { $you ->
    [you] вы
   *[they] { $seat }
}.
event-spotted-empty = { $by_you ->
    [you] Вам
   *[they] { $by }:
} чудятся подмигивания. { $you ->
    [you] Вы просто моргнули
   *[they] { $seat } просто моргает
}.
event-counted-aloud = { $you ->
    [you] Вы громко считаете
   *[they] { $seat } громко считает
}: раз, два, три, четыре, пять…
event-gift-asked = { $you ->
    [you] Вы выбираете
   *[they] { $seat } выбирает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} в подарок: { $to_you ->
    [you] вам
   *[they] { $to }
}.

## Прочее

event-reshuffled = Колода кончилась, перетасовали сброс: в ней { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
event-turn-came = { $you ->
    [you] Ваш ход.
   *[they] Ходит { $seat }.
}
event-time-ran-out = Время вышло{ $you ->
    [you] , и это было ваше время
    [race] , копыта можно опустить
   *[they] : { $seat }
}.
# $reason — за что вернули
event-wrong-act = { $you ->
    [you] Вы пробуете
   *[they] { $seat } пробует
} не то. { $reason }
event-seat-left = { $you ->
    [you] Вы выходите
   *[they] { $seat } выходит
} из-за стола.

## Концы

event-round-ended = Кон { $you ->
    [you] ваш
   *[they] выигрывает { $seat }
}: плюс { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
event-round-ended-draw = Кон ничей: ходить некому и нечем.
event-match-ended = Партия закрыта. { $you ->
    [you] Выиграли вы!
    [shared] Победу делят: { $seat }.
   *[they] Побеждает { $seat }.
}
