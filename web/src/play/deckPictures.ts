/** A few cards that tell an edition or a recipe from the others at a glance. */
export const DECK_PICTURES: Readonly<Record<string, readonly string[]>> = {
  office: ["r5", "g2"],
  classic: ["o3", "khapyozh.r", "b3"],
  extended: ["shtul", "g4", "parodist"],
  v2: ["b7", "polisvin", "khlopkopyt.g"],
  simple: ["polisvin", "o3", "khapyozh.g"],
  paranoid: ["shmotrun", "shto", "shtol"],
  artistic: ["zapevala", "ovatsii", "pokloonnik"],
  challenge: ["razborka", "roulette", "slippers"],
  own: ["back", "blank.1", "back"],
};
