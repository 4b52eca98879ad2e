# Manners, parts and the dark: the screen's words around etiquette, courage, presents and Temnodel.
#
# $seat is a player's name; $you is [you] when that is the reader; $count is a number of cards.

## Something is handed to you

question-title = { $you ->
    [you] Delivery for you?
   *[they] A delivery!
}
question-undone = Return to sender!
question-let-be = Oh, very well
question-answer = Refuse it!
question-pick = { $count } more to add

## Presents

gives-title = { $you ->
    [you] Presents for you!
   *[they] A present for { $seat }
}
gives-aside-title = { $you ->
    [you] What goes in the box?
   *[they] { $seat } clears out
}
gives-here = your offering
gives-pick-one = Choose a card
gives-pick = { $count ->
    [one] { $count } card to choose
   *[other] { $count } cards to choose
}
gives-give = Give with all my heart
gives-put-aside = Into the box
gives-to-you = No refusing it, no thanks required
gives-waiting = All are opened at once. Somebody is stingy
gives-choosing = { $seat } looks for something nobody will miss

## Etiquette

reward-title = A prize for { $seat }
reward-tag = reward
reward-prize = prize
reward-gift = present
reward-give = Present with a bow
reward-none = Nothing to reward anybody with
reward-for-shtul = has left the chair
reward-for-shalun = has broken a rule
reward-for-shevelis = ponders beyond five seconds
reward-for-shtol = touches the table
reward-for-shinkognito = has used a name
reward-for-shmotrun = you winked and nobody saw
reward-for-shmunitet = is no prize
reward-for-shto = has answered a question
reward-for-shuriken = intercepted and gloats
play-tag-reward = reward
play-tag-give-courage = cast
play-tag-swap = awl
play-way-play = Play as a number
play-way-reward = Reward with it
play-way-give-courage = Cast somebody
play-way-swap = Swap hands
play-accept-growth = Draw { $value }

## Courage

courage-genre = What will it be?
courage-along = What goes with it?
courage-row = Parts of { $seat }
courage-role = { $card }, cast by { $giver }
row-title = { $you ->
    [you] One part too many
   *[they] { $seat } is overbooked
}
row-about = Touch the one that goes into the box
row-waiting = { $seat } gives up a part
row-box = Into the box
row-lies = lying
row-comes = coming
row-old = the old one
row-new = the new one

task-parodist = Whose card? Answer it!
task-word-oink = Oink!
task-word-sh = Sh-sh-sh!
task-word-piastres = Piastres!
task-word-woof = Woof!
task-ovatsii = A special! On your feet
task-clap = Clap-clap
task-reyting = The ratings are in. How many?
task-sum = Sum
task-announce = Announce
task-zapevala = Two lines, with feeling
task-folklorist = As the old folk say…
task-pokloonnik = A bow and a compliment for { $seat }
task-pokloonnik-threat = A bow and a threat for { $seat }
task-genre = on request: { $genre }
task-sing = Sing
task-recite = Recite
task-bow = Take a bow
task-aloud = Aloud
task-about = No repeats, no mumbling
task-echo = Prompter, repeat it in a whisper
task-echo-say = Whisper it
task-whisper = in a whisper

## Winks

wink-tag = saw that!
wink-at-you = You have been winked at!
wink-count = One-two-three-four-five!
seat-acts = What to do
seat-look = More about { $seat }
seat-keys = Hold to wink. W winks, V says “I saw that”
seat-claim = Guilty: { $fault }
seat-claims = Take it to court
fault-silence = talks in silence
fault-part = has failed as { $card }

## Talk

minutes-answer = Answer { $name }

## The dark

dark-title = In the dark
dark-lying = { $count ->
    [one] { $count } card in the dark
   *[other] { $count } cards in the dark
}
dark-empty = nothing but dark so far
dark-first = { $colour ->
    [raspberry] The first card: swear any raspberry number
    [orange] The first card: swear any orange number
    [green] The first card: swear any green number
   *[blue] The first card: swear any blue number
}
dark-sworn = { $you ->
    [you] you swore
   *[they] { $seat } swears
}
dark-swear = I swear this is…
dark-pick = Choose a card
dark-lay = Lay { $card }
dark-check = I don’t believe it!
dark-believe = Believe, what else
dark-truth = Which is true. That works too
dark-lie = In fact { $card }. Mind your face
dark-burst-lie = Fibber!
dark-burst-true = Gospel!

## The court

trial-title = Court of honour
trial-claim = { $by } claims that { $seat } { $fault }.
trial-feat = Did { $seat } match the feat?
trial-guilty = I confess
trial-innocent = Slander!
trial-upheld = It was so
trial-acquit = It was not
trial-matched = Matched
trial-failed = Not matched
trial-voted = Your vote is in
trial-pleaded = Your word stands
trial-wait-plea = { $seat } looks for words
trial-wait-votes = The jury whispers
trial-judged-guilty = Court of honour: { $seat } { $fault }. Proven.
trial-judged-innocent = Court of honour: { $seat } is clean as a whistle.
trial-judged-admitted = { $seat } confesses: { $fault }.

## What is awaited

prompt-question-mine = A card flies your way.
prompt-question-undone = Your own card comes home. Insist?
prompt-question-wait = { $seat } wonders whether to take it.
prompt-row-choice-mine = Which part do you drop?
prompt-row-choice-wait = { $seat } chooses which part to drop.
prompt-each-gives-mine = Choose a card to give away.
prompt-each-gives-wait = Everybody rummages. Any time now, { $seat }!
prompt-gives-mine = Give away what you will not miss.
prompt-gives-wait = { $seat } chooses a present.
prompt-puts-aside-mine = Surplus goes into the box.
prompt-puts-aside-wait = { $seat } gets rid of surplus.
prompt-dark-first = Lay one and swear what it is.
prompt-dark-mine = Lay one and swear. Or do not believe.
prompt-dark-wait = { $seat } hides something.
prompt-last-dark-mine = The last card. Do you believe it?
prompt-last-dark-wait = { $seat } looks them in the eye.
growth-next = { $value ->
    [7] only a 7 now
   *[other] { $value } or { $next } of any colour
}
prompt-growth-mine = Grow it: the same number, or one more.
prompt-growth-wait = { $seat } grows the plan.
prompt-slip-mine = Over to you.
prompt-slip-wait = Waiting for { $seat }.
