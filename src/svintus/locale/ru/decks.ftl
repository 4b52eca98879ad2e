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
fault-forbidden = За этим столом { $one } и { $other } вместе не тасуют

## Играть можно, но вас предупредили. $cards — названия карт, о которых речь

warning-silenced-courage = { $cards }: одна велит молчать, другие — голосить. Кто-нибудь да заплатит
warning-standing-ovation = { $cards }: сперва заставят встать, а потом накажут за то, что встали
warning-slow-on-a-short-clock = { $cards }: тут надо не спешить, а часы за этим столом торопят
warning-better-with-more = { $cards }: вдвоём не смешно
warning-neither-with-few = { $cards }: мало народу, выйдет не больно; зовите хотя бы пятерых
warning-challenge-for-two = { $cards }: для задора нужна толпа, а вас двое
