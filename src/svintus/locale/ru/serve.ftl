# Что печатает `svintus serve`, когда стол накрыт.

serve-here = Стол накрыт: { $address }
serve-around = С телефонов в той же сети: { $address }
serve-stop = Ctrl+C — убрать со стола. Партии сохранятся.
