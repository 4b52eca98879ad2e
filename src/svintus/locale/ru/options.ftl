# Издания, колоды и правила стола: как называются и что меняют.

edition-office = Офис
edition-office-about = строго и просто
edition-classic = Классика
edition-classic-about = пачками и с переводом
edition-extended = Расширенная
edition-extended-about = классика с манерами
edition-v2 = 2.0
edition-v2-about = быстро и с часами

recipe-box = Вся коробка
recipe-box-about = как напечатали, так и играем
recipe-simple = Простая
recipe-simple-about = одни свиньи, без цирка
recipe-paranoid = Параноидальная
recipe-paranoid-about = змеи заметят, как вы моргнули
recipe-artistic = Артистическая
recipe-artistic-about = попугаи зовут на бис, отказаться нельзя
recipe-challenge = С задором
recipe-challenge-about = собаки разберутся, кто тут главный
recipe-own = Своя
recipe-own-about = собрали за этим столом

## Группы

option-group-deal = Раздача и порядок
option-group-turn = Ход
option-group-attack = Перехват и перевод
option-group-svintus = «Свинтус!»
option-group-silence = Тишина
option-group-talents = Манеры и таланты
option-group-pace = Часы и ошибки
option-group-match = Партия

## Раздача и порядок

option-deal = Карт на руки
option-deal-about = Сколько сдают каждому в начале кона
option-first-mover = Кто начинает
option-first-mover-about = Сосед сдающего
option-first-mover-left = слева
option-first-mover-right = справа
option-starting-direction = Куда идём
option-starting-direction-about = Первый круг кона
option-starting-direction-clockwise = по часовой
option-starting-direction-towards-first = от сдающего
option-boxes = Коробок
option-boxes-about = Для больших столов смешайте две

## Ход

option-draw-freely = Брать по желанию
option-draw-freely-about = Можно взять карту, даже если есть чем ходить
option-specials-on-kind = Свинья на свинью
option-specials-on-kind-about = Особая карта ложится и на свой вид другого цвета
option-several = Несколько карт
option-several-about = Сколько можно выложить за один ход
option-several-off = по одной
option-several-same = одинаковые
option-several-chain = цепочкой
option-follow-up = Вдогонку к Полисвину
option-follow-up-about = Назвали цвет и сразу кладёте ещё одну
option-draw-until-fits = Брать до победного
option-draw-until-fits-about = Тянете, пока не придёт подходящая

## Перехват и перевод

option-interception = Перехват
option-interception-about = Такая же карта? Кладите без очереди
option-interception-adds = Перехват копит
option-interception-adds-about = Перехваченный Хапёж тяжелеет ещё на три
option-transfer = Перевод
option-transfer-about = Хапёж и Захрапин сбываем соседу

## «Свинтус!»

option-missed-call = Цена молчания
option-missed-call-about = Сколько карт, если поймали без «Свинтуса!»
option-catch-until = Поймать можно
option-catch-until-about = Пока не случилось вот это
option-catch-until-card = до чужой карты
option-catch-until-move = до чужого хода
option-late-call-saves = Позднее спасение
option-late-call-saves-about = «Свинтус!» вдогонку считается, если ещё не поймали

## Тишина

option-silence-until = Тишина до
option-silence-until-about = Что должен сделать тот, кто её объявил
option-silence-until-play = его карты
option-silence-until-turn = его хода
option-breach-ends-silence = Болтун снимает тишину
option-breach-ends-silence-about = Первое же слово всё прекращает
option-calls-are-speech = Крик тоже речь
option-calls-are-speech-about = В тишине нельзя ни звать, ни ловить

## Манеры и таланты

option-keep-two = Две себе
option-keep-two-about = Раздавая этикет, хотя бы две карты оставляете у себя
option-song-genre = Что поёт Запевала
option-song-genre-about = Репертуар того, кому досталось петь
option-song-genre-any = решит даритель
option-song-genre-children = детское
option-song-genre-chanson = шансон
option-song-genre-love = про любовь
option-song-genre-english = на английском
option-song-genre-patriotic = патриотическое
option-song-genre-folk = народное
option-voice-tasks-rest = Артисты тоже молчат
option-voice-tasks-rest-about = Пока тишина, ни петь, ни хрюкать карты куража не велят
option-threats = Поклон с угрозой
option-threats-about = Поклонник кланяется как прежде, а говорит уже не комплименты

## Часы и ошибки

option-clock = Часы хода
option-clock-about = Сколько думать над решением
option-dawdle = Не мечтать
option-dawdle-about = Опоздали или ошиблись: две карты и мимо хода
option-by-the-book = По всей строгости
option-by-the-book-about = Стол не подсказывает, а за ошибки берёт картами
option-absent = Если ушёл
option-absent-about = Кто играет за пустой стул
option-absent-bot = бот
option-absent-leave = никто

## Партия

option-target = Играем до
option-target-about = 0 очков — стол решит сам, по числу игроков
option-time-limit-minutes = Предел, минут
option-time-limit-minutes-about = Потом доигрываем кон и считаем
option-forbidden = Несовместимые карты
option-forbidden-about = Эти пары вместе в колоду не кладём

## Почему так настроить или собрать нельзя. $name — имя настройки, как его пишут

bad-option-unknown = { $name }: такой настройки нет
bad-option-not-one-of = { $name }: «{ $value }» не подойдёт, бывает { $known }
bad-option-not-a-switch = { $name }: «{ $value }» — ни да ни нет
bad-option-not-a-number = { $name }: «{ $value }» — не целое число
bad-option-out-of-bounds = { $name }: { $value } — это не от { $lowest } до { $highest }
bad-option-too-short = { $name }: за { $value } мс никто не решится, дайте хотя бы { $lowest } или 0, чтобы не торопить
bad-option-not-pairs = { $name }: «{ $value }» — не список пар

bad-edition-unknown = нет издания «{ $edition }»: есть { $known }
bad-edition-no-recipe = в издании { $edition } нет рецепта «{ $recipe }»: есть { $known }
bad-edition-seats = { $edition }, рецепт { $recipe }: мест от { $fewest } до { $most } на одну коробку, а не { $seats } (коробок: { $boxes })
