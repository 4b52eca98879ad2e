# What is printed on a card below its name: two lines of up to 26 characters.
# The rules are in cards.ftl; this is the face they are said with.

card-khapyozh-print =
    Next pig takes three cards
    and a day off, unpaid
card-perekhryuk-print =
    The meeting now runs
    backwards
card-zakhrapin-print =
    Next pig naps on a report.
    Turn skipped
card-tikhokhryun-print =
    Quiet hours: every oink
    costs two cards
card-khlopkopyt-print =
    Hoof on the deck!
    Last one takes two
card-polisvin-print =
    The artist decides
    what colour is in

card-back = A card, face down
