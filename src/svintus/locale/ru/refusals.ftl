# Почему нельзя: по одному ответу на каждую причину. Коротко, чтобы успеть прочесть на бегу.

refused-not-your-turn = Сейчас не ваш ход.
refused-not-in-hand = Такой карты у вас на руках нет.
refused-does-not-fit = Не ложится: нужен тот же цвет или то же число.
refused-name-a-colour = Сначала назовите цвет.
refused-no-colour-to-name = Эта карта уже при цвете, называть нечего.
refused-already-drew = За ход берут один раз, и вы уже взяли.
refused-only-the-drawn-card = После добора играет только взятая карта.
refused-draw-first = Пас без карты не считается. Сначала возьмите.
refused-must-play = Вам есть чем ходить, колода подождёт.
refused-too-late = Поздно. Кто-то оказался проворнее.
refused-not-identical = Перехватывают только точно такой же картой.
refused-interception-off = За этим столом без очереди не лезут.
refused-transfer-off = Здесь чужое не переводят.
refused-not-a-transfer = Перевести можно только картой того же вида.
refused-several-off = По одной карте за ход, пожалуйста.
refused-not-the-same = Вместе эти карты не ходят.
refused-wrong-phase = Стол ждёт другого.
refused-already-done = Это вы уже сделали.
refused-no-such-seat = За столом такого места нет.
refused-seat-left = Этот игрок уже вышел из кона.
refused-no-silence = Нарушать нечего: никто и не молчит.
refused-round-over = Кон уже закрыт.
refused-round-running = Кон ещё идёт.
refused-match-over = Партия уже закрыта.
refused-not-a-seats-act = Это решает стол, а не игрок.
refused-malformed = Стол не понял, что это было.
