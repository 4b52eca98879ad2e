# Колоды, которые собрал стол: что никуда не годится и над чем стоит подумать дважды.

## Играть нельзя

fault-no-such-kind = Карты «{ $card }» не бывает
fault-copies = { $card }: { $copies } — столько не положишь, бывает от 0 до { $most }
fault-too-few-cards = В колоде { $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
}, а на места ({ $seats }) по { $each } на руки нужно хотя бы { $needed }
fault-no-numbers = Одно начальство, работать некому: без чисел не с чего начать
fault-no-low-numbers = Свиноросту не из чего расти: добавьте числа от 0 до { $highest }
fault-blank-undescribed = { $card }: никто не сказал, что на ней нарисовано
fault-forbidden = За этим столом { $one } и { $other } вместе не тасуют

## Играть можно, но вас предупредили. $cards — названия карт, о которых речь

warning-silenced-courage = { $cards }: одна велит молчать, другие — голосить. Кто-нибудь да заплатит
warning-standing-ovation = { $cards }: сперва заставят встать, а потом накажут за то, что встали
warning-slow-on-a-short-clock = { $cards }: тут надо не спешить, а часы за этим столом торопят
warning-better-with-more = { $cards }: вдвоём не смешно
warning-neither-with-few = { $cards }: мало народу, выйдет не больно; зовите хотя бы пятерых
warning-challenge-for-two = { $cards }: для задора нужна толпа, а вас двое

## Что делает пустая карта, как на ней напечатано. $who — next, me, others или chosen

effect-draw = { $who ->
    [next] Следующий берёт
    [me] Берёшь
    [others] Все остальные берут
   *[chosen] Кто тебе не мил, берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
effect-skip = Следующий пропускает ход
effect-turn = Разворот
effect-colour = Назови цвет
effect-gives = Все остальные дают по карте { $who ->
    [next] следующему
    [me] тебе
   *[chosen] кому скажешь
}
effect-swap = Меняйся руками { $who ->
    [next] со следующим
   *[chosen] с кем хочешь
}
effect-race = Копыта на колоду! Последнее берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
effect-feat = Покажи, что умеешь
effect-vote = Голосуем: избранник берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}

## Пустая карта описана не так

blank-not-a-list = тут нужен список
blank-not-a-table = тут нужны поля со значениями
blank-unknown = такого поля нет
blank-missing = этого не хватает
blank-not-a-text = тут нужен текст
blank-not-one-of = «{ $found }» не годится, бывает { $known }
blank-no-picture = «{ $found }» не нарисовать. Картинка — это кто ({ $animals }), в каком настроении ({ $moods }) и с чем ({ $things }), через точку
blank-not-a-number = «{ $found }» — не целое число от { $lowest } до { $highest }
blank-no-name = карту надо как-то назвать, хотя бы на одном языке
blank-bad-name = от 1 до { $most } знаков, и без невидимых
blank-too-many = не больше { $most }
blank-twice = тут это уже было
blank-not-here = действию «{ $do }» такое ни к чему
blank-grey-by-colour = серая карта по цвету не ложится
blank-no-value-to-fit-by = на карте нет цифры, по которой ложиться
blank-alone = раз «anything», остальное лишнее
blank-nowhere = такую карту некуда положить
blank-turn-after-skip = сначала разворот, потом пропуск хода

## Файл

own-not-toml = строка { $line }, знак { $column }: отсюда это уже не TOML
own-not-toml-at-all = TOML, который никто не прочтёт, — не TOML
own-unknown = такого поля у колоды нет
own-not-a-text = тут нужен текст
own-not-a-table = тут нужны поля со значениями
