# Что случилось за столом: одна строка на событие, для летописи в браузере и в терминале.
#
# $seat — имя того, с кем случилось; $me — yes, если это сам читающий, иначе no; $by и $byme — так же, но о втором
# участнике. Имена не склоняются, род неизвестен: поэтому настоящее время и двоеточия. $card — названия карт через
# запятую, $count — число, $colour — ключ цвета.

event-round-started = Раунд { $round }. Сверху { $card }. { $me ->
    [yes] Начинаете вы.
   *[no] Начинает { $seat }.
}
event-card-played-turn = { $me ->
    [yes] Вы кладёте: { $card }.
   *[no] { $seat } кладёт: { $card }.
}
event-card-played-intercept = { $me ->
    [yes] Перехват! Вы вне очереди: { $card }.
   *[no] Перехват! { $seat } вне очереди: { $card }.
}
event-card-played-transfer = { $me ->
    [yes] Вы переводите стрелки: { $card }.
   *[no] { $seat } переводит стрелки: { $card }.
}
event-card-played-follow-up = { $me ->
    [yes] И вдогонку вы кладёте: { $card }.
   *[no] И вдогонку { $seat } кладёт: { $card }.
}
# Продолжение строки, если карта назвала цвет
event-colour-named = Цвет теперь { $colour ->
    [raspberry] малиновый
    [orange] оранжевый
    [green] зелёный
   *[blue] синий
}.
event-cards-drawn-turn = { $me ->
    [yes] Вы тянете: { $count ->
        [0] а колода-то пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[no] { $seat } тянет: { $count ->
        [0] а колода-то пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
event-cards-drawn-attack = { $me ->
    [yes] Вам нахапано: { $count ->
        [0] нечего, колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[no] { $seat } уносит: { $count ->
        [0] нечего, колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
event-cards-drawn-caught = { $me ->
    [yes] За забывчивость вам: { $count ->
        [0] повезло, колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[no] { $seat } берёт за забывчивость: { $count ->
        [0] повезло, колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
event-cards-drawn-silence = { $me ->
    [yes] Слово — серебро, с вас: { $count ->
        [0] ничего, колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[no] { $seat } платит за болтовню: { $count ->
        [0] нечем, колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
event-cards-drawn-slap = { $me ->
    [yes] Ваше копыто последнее: { $count ->
        [0] а колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[no] { $seat } берёт за медлительность: { $count ->
        [0] нечего, колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
event-cards-drawn-slow = { $me ->
    [yes] Вы задумались на: { $count ->
        [0] ноль карт, колода пуста
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[no] { $seat } берёт за раздумья: { $count ->
        [0] нечего, колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
event-cards-drawn-mistake = { $me ->
    [yes] Ошибка стоит вам: { $count ->
        [0] нисколько, колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
   *[no] { $seat } берёт за ошибку: { $count ->
        [0] нечего, колода пуста
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
}
# Продолжение строки для того, кто видит взятые карты
event-cards-seen = Это { $card }.
event-passed = { $me ->
    [yes] Вы пасуете.
   *[no] { $seat } пасует.
}
event-called-due = { $me ->
    [yes] «Свинтус!» — честно предупреждаете вы.
   *[no] { $seat }: «Свинтус!»
}
event-called-idle = { $me ->
    [yes] «Свинтус!» — вырвалось у вас без повода.
   *[no] { $seat }: «Свинтус!» Повода, впрочем, нет.
}
event-caught-found = { $me ->
    [yes] Вас застукали: карта одна, «Свинтус!» не сказан. Бдит { $by }.
   *[no] Попадается { $seat }: «Свинтус!» не сказан. { $byme ->
        [yes] Бдите вы.
       *[no] Бдит { $by }.
    }
}
event-caught-nothing = { $byme ->
    [yes] Вы ловите, а ловить нечего: { $seat } вне подозрений.
   *[no] { $by } ловит, а ловить нечего: { $me ->
        [yes] вы вне подозрений.
       *[no] { $seat } вне подозрений.
    }
}
# $kind — ключ карты
event-attack-began = { $kind ->
    [khapyozh] { $me ->
        [yes] Хапёж! Вам грозит: { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[other] { $count } карт
        }.
       *[no] Хапёж! { $seat } под ударом: { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[other] { $count } карт
        }.
    }
   *[zakhrapin] { $me ->
        [yes] Вас клонит в сон.
       *[no] { $seat } клюёт рылом.
    }
}
event-attack-accepted = { $kind ->
    [khapyozh] { $me ->
        [yes] Вы смиряетесь с Хапёжем.
       *[no] { $seat } смиряется с Хапёжем.
    }
   *[zakhrapin] { $me ->
        [yes] Ход проходит, пока вы храпите.
       *[no] { $seat } храпит, ход идёт мимо.
    }
}
event-direction-turned = { $direction ->
    [clockwise] Теперь по часовой стрелке.
   *[counter] Теперь против часовой стрелки.
}
event-silence-began = { $me ->
    [yes] Тсс! Тишину блюдёте вы.
   *[no] Тсс! Тишину блюдёт { $seat }.
}
event-silence-broken = { $me ->
    [yes] Вы нарушаете тишину.
   *[no] { $seat } нарушает тишину.
}
event-silence-ended = Тишина кончилась, можно хрюкать.
event-slap-began = Хлопкопыт! Все копытом по колоде! На кону: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
event-slapped = { $me ->
    [yes] Шлёп! Ваше копыто { $place }-е.
   *[no] Шлёп! { $seat }: { $place }-е копыто.
}
event-slap-ended = { $me ->
    [yes] Последнее копыто — ваше.
   *[no] Последнее копыто — { $seat }.
}
event-slap-ended-nobody = Все копыта на месте, платить некому.
event-reshuffled = Стопка перетасована, в колоде снова { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
event-turn-came = { $me ->
    [yes] Ваш ход.
   *[no] Ходит { $seat }.
}
event-time-ran-out = { $me ->
    [yes] Ваше время вышло.
   *[no] { $seat }: время вышло.
}
event-time-ran-out-nobody = Время вышло.
# $reason — слова отказа
event-wrong-act = { $me ->
    [yes] Вы ошиблись: { $reason }
   *[no] { $seat } ошибается: { $reason }
}
event-seat-left = { $me ->
    [yes] Вы покидаете раунд.
   *[no] { $seat } покидает раунд, карты идут под колоду.
}
event-round-ended-emptied = { $me ->
    [yes] Ни одной карты на руках! Раунд за вами, очков: { $count }.
   *[no] Раунд кончен: рука пуста, побеждает { $seat }. Очков: { $count }.
}
event-round-ended-stalemate = { $me ->
    [yes] Тупик: ходить некому и нечем. У вас карт меньше всех. Очков: { $count }.
   *[no] Тупик: ходить некому и нечем. Меньше всех карт — { $seat }. Очков: { $count }.
}
event-round-ended-alone = { $me ->
    [yes] За столом остались вы одни, раунд ваш. Очков: { $count }.
   *[no] За столом остаётся только { $seat }. Очков: { $count }.
}
event-round-ended-nobody = Раунд кончен вничью: очков никому.
# $seat — имена через запятую, $count — сколько их
event-match-ended = { $me ->
    [yes] { $count ->
        [one] Матч за вами!
       *[other] Победа одна на всех: { $seat }.
    }
   *[no] { $count ->
        [one] Матч кончен. Побеждает { $seat }.
       *[other] Матч кончен. Победу делят: { $seat }.
    }
}
