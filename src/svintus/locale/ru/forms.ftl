# Как собрать колоду и заполнить бланк на собственную карту.

## Своя колода

own-deck-title = Своя колода
own-deck-open = Собрать свою
own-deck-change = Перебрать
own-deck-about = Любые карты, сколько угодно копий, и ещё такие, каких свет не видывал: нарисуете сами.
own-deck-begin = За основу
own-deck-bare = Одни числа
own-deck-own = Карты собственного сочинения
own-deck-form = Заполнить бланк
own-deck-form-about = Придумайте карту. Контора вздрогнет.
own-deck-each = копий каждой из { $faces }
own-deck-singly = и ещё { $count } поштучно
own-deck-fewer = Меньше
own-deck-more = Больше
own-deck-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
own-deck-boxes = из { $boxes } коробок
own-deck-remarks = { $count ->
    [one] Об этом стоит подумать
    [few] { $count } повода подумать дважды
   *[many] { $count } поводов подумать дважды
}
own-deck-still = Пока что на столе лежит прежняя, рабочая колода.
own-deck-save = Сохранить колоду в файл
own-deck-load = Взять колоду из файла
own-deck-done = Готово
lobby-boxes = из { $boxes } коробок
lobby-recipe-not-for = не для стола на { $seats }

## Бланк

form-title = Форма № 7-ХРЮ
form-about = Заполнять разборчиво. Карандашом: вкусы меняются.
form-unnamed = Без названия
form-name-ru = Название по-русски
form-name-en = По-английски
form-colour = Цвет
form-grey = серая
form-value = Число, если нужно
form-value-none = без
form-fits = Куда кладётся
form-picture = Кто на картинке
form-pig = свинья
form-snake = змея
form-bird = попугай
form-dog = собака
form-mood = Настроение
form-happy = рад
form-asleep = спит
form-sly = хитёр
form-angry = сердит
form-thing = Реквизит
form-with-glass = компот
form-with-file = папка
form-with-cards = карты
form-with-hat = шляпа
form-with-nothing = голые лапы
form-effects = Что творит
form-first = Первым делом
form-then = А потом
form-draw = Взять
form-draw-about = сколько скажете
form-skip = Пропуск
form-skip-about = следующий спит
form-turn = Разворот
form-turn-about = едем обратно
form-colour-about = какой нынче в моде
form-gives = Все одному
form-gives-about = по карте с каждого
form-swap = Обмен
form-swap-about = всем, что в руках
form-race = Гонка
form-race-about = последний платит
form-feat = Слабо
form-feat-about = трюк с полки
form-vote = Выборы
form-vote-about = избранник платит
form-count = Сколько карт
form-who = Кому
form-who-next = следующему
form-who-me = себе
form-who-others = всем остальным
form-who-chosen = кого назовёшь
form-earlier = Раньше: { $effect }
form-remove = Вычеркнуть: { $effect }
form-copies = Копий в колоде
form-aloud = Читаем вслух:
form-approve = Утвердить
form-tear = Порвать

## Куда кладётся пустая карта, и если она ничего не делает

fits-colour = На свой цвет
fits-value = На своё число
fits-anything = На что угодно
blank-does-nothing = Ничего не делает, зато с достоинством

## Ждём, кого выберут

prompt-ballot-mine = Тайное голосование: кому взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}?
prompt-ballot-wait = { $seat } за шторкой, с карандашом и бюллетенем
