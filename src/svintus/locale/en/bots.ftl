# The bots: who sits at the table. A name and a line about each.

## Plain bots

bot-random = Haphazard
bot-random-about = Any card will do. Now and then it even does.
bot-beginner = Beginner
bot-beginner-about = Has read the rules. Once.
bot-sensible = Sensible
bot-sensible-about = Counts, saves the nasty cards for you, and never forgets to shout.

## Characters

bot-clerk = Hamlet Trotter
bot-clerk-about = Twenty years in the department. Plays a steady game and files every grudge.
bot-inspector = Miss Hissop
bot-inspector-about = Nobody has kept quiet in front of her twice.
bot-courier = Rover Swift
bot-courier-about = Slaps first, thinks on the way home.
bot-prima = Dame Polly Flat
bot-prima-about = Sings out every “Svintus!” to the balcony; would rather not touch the deck.
bot-dreamer = Nod Bacon
bot-dreamer-about = Will sleep on it. Misses your slips, and his own.
bot-accountant = Penny Gammon
bot-accountant-about = Knows who came up short in which colour. Polisvin stays in the safe.
bot-guard = Sergeant Snap
bot-guard-about = Pounces on every unspoken “Svintus!”. The cards he plays by smell.
bot-archivist = Silas Coil
bot-archivist-about = Forgets nothing. Finding the page takes a while.
bot-apprentice = Trainee Biscuit
bot-apprentice-about = First day at the office. Where do they keep the aces?
bot-gambler = Captain Toss
bot-gambler-about = Shuts both eyes and plays. As sound a system as any lottery.
