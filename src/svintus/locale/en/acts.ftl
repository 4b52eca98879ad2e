# What can be done: the words on buttons and in lists, for screen and terminal alike.
#
# $seat is the name of whom it is done to; $card a card or a list of cards; $number a number, where that is the point.

act-play = Play { $card }
act-draw = Draw a card
act-pass = Let it be
act-accept = Accept
act-transfer = Pass on { $card }
act-intercept = Intercept with { $card }
act-call = “Svintus!”
act-catch = Catch { $seat }
act-slap = Trotter on the deck
act-lay = Lay { $card }
act-check = Liar!
act-reward = Reward { $seat } ({ $card })
act-answer = Object: { $card }
act-give-courage = Cast { $seat } ({ $card })
act-choose = Choose number { $number }
act-give = Hand over { $card }
act-swap = Swap hands with { $seat }
act-say = Say number { $number }
act-clap = Applaud
act-sum = Announce { $number }
act-wink = Wink at { $seat }
act-spot = I saw that wink, { $seat }
act-fist = Put a fist on
act-fas = Sic ’em!
act-grab = Grab from { $seat }
act-touch = Touched it!
act-done = Done
act-try = Hold my acorns
act-throw = Throw
act-turn-up = Turn one up
act-vote = Vote for { $seat }
act-count = Count to five, loudly

# Steps, where there is much to choose from
acts-which = What shall it be?
acts-which-card = Which card?
acts-which-seat = Whom?
acts-which-number = Which of them?
acts-which-colour = Which colour?
acts-back = On second thoughts
