/* Generated from the Python protocol by `make types`; changes made here are lost.
   Cards in Views and events are indices into FACES. */

export const PROTOCOL_VERSION = 3;
export const LONGEST_TEXT = 500;
export const REASONS = ["ok", "not-your-turn", "not-in-hand", "does-not-fit", "name-a-colour", "no-colour-to-name", "already-drew", "only-the-drawn-card", "draw-first", "must-play", "too-late", "not-identical", "interception-off", "transfer-off", "not-a-transfer", "several-off", "not-the-same", "wrong-phase", "already-done", "no-such-seat", "seat-left", "no-silence", "round-over", "round-running", "match-over", "not-a-seats-act", "malformed", "brings-a-low-number", "does-not-grow", "declaration-does-not-fit", "not-shmunitet", "wrong-number-of-cards", "no-ground", "not-etiquette", "keep-two", "not-courage", "name-a-seat", "no-such-choice", "no-such-fact", "needs-a-number", "no-interception", "nothing-due", "no-such-task", "not-in-this-deck"] as const;
export const FAILURES = ["bad-frame", "too-large", "flood", "too-many-connections", "bad-token", "outdated", "say-hello", "no-such-table", "table-full", "too-many-tables", "bad-origin", "name-empty", "name-too-long", "name-unreadable", "name-taken", "bad-look", "seat-taken", "no-such-seat", "not-seated", "not-host", "not-now", "bad-table", "too-few-seats", "no-such-bot", "text-empty", "text-too-long", "text-too-short", "heard-before", "bad-deck", "bad-blank", "impossible", "no-such-fault", "trial-open", "no-such-trial", "not-a-juror", "false-start", "cooling-down", "storage"] as const;
export type Reason = (typeof REASONS)[number];
export type FailureCode = (typeof FAILURES)[number];
export const COLOURS = ["raspberry", "orange", "green", "blue", "grey"] as const;
export type Colour = (typeof COLOURS)[number];
export const KINDS = ["number", "khapyozh", "perekhryuk", "zakhrapin", "tikhokhryun", "khlopkopyt", "polisvin", "temnodel", "svinorost", "shtul", "shalun", "shevelis", "shtol", "shinkognito", "shmotrun", "shmunitet", "shto", "shuriken", "parodist", "zapevala", "folklorist", "pokloonnik", "suflyor", "ovatsii", "antrakt", "reyting", "razborka", "roulette", "clothes", "one_for_all", "slippers", "dont_darken", "slabo", "neither", "hands", "chip_in", "awl", "blank.1", "blank.2", "blank.3", "blank.4", "blank.5", "blank.6", "blank.7", "blank.8", "blank.9", "blank.10", "blank.11", "blank.12", "blank.13", "blank.14", "blank.15", "blank.16", "blank.17", "blank.18", "blank.19", "blank.20", "blank.21", "blank.22", "blank.23", "blank.24", "blank.25", "blank.26", "blank.27", "blank.28", "blank.29", "blank.30", "blank.31", "blank.32"] as const;
export type Kind = (typeof KINDS)[number];
/** What the player of a card names with it, in this order; of blank cards their description says it. */
export type Named = "seat" | "garment" | "feat" | "colour";
export const NAMED: Readonly<Partial<Record<Kind, readonly Named[]>>> = {
  polisvin: ["colour"],
  shtul: ["colour"],
  shalun: ["colour"],
  shevelis: ["colour"],
  shtol: ["colour"],
  shinkognito: ["colour"],
  shmotrun: ["colour"],
  shmunitet: ["colour"],
  shto: ["colour"],
  shuriken: ["colour"],
  parodist: ["colour"],
  zapevala: ["colour"],
  folklorist: ["colour"],
  pokloonnik: ["colour"],
  suflyor: ["colour"],
  ovatsii: ["colour"],
  antrakt: ["colour"],
  reyting: ["colour"],
  razborka: ["seat"],
  clothes: ["garment"],
  dont_darken: ["seat", "colour"],
  slabo: ["feat"],
  neither: ["seat"],
  chip_in: ["colour"],
};
export const GARMENTS = ["hat", "glasses", "tie", "scarf", "shirt", "boots"] as const;
export const FEAT_GAMES = ["memory", "timing", "counting", "typing", "tapping", "steadiness"] as const;
export const FEAT_LEVELS = 3;
/** A throw at a mark that moves; `moment` is in milliseconds, speeds are in `speeds` parts of a place. */
export const THROW = { places: 40, moments: 100, moment: 50, reach: 2, speeds: 8 } as const;
/** The words in which blank cards are described, and how many of each there may be. */
export const BLANK_ANIMALS = ["pig", "snake", "bird", "dog"] as const;
export const BLANK_MOODS = ["happy", "asleep", "sly", "angry"] as const;
export const BLANK_THINGS = ["glass", "file", "cards", "hat", "nothing"] as const;
export const BLANK_FITS = ["colour", "value", "anything"] as const;
export const BLANK_EFFECTS = ["draw", "skip", "turn", "colour", "gives", "swap", "race", "feat", "vote"] as const;
export const BLANK_COUNTED = ["draw", "race", "vote"] as const;
export const BLANK_AIMED = { draw: ["next", "me", "others", "chosen"], gives: ["next", "me", "chosen"], swap: ["next", "chosen"] } as const;
export const BLANK_MOST = { cards: 32, name: 24, effects: 6, count: 8, copies: 8 } as const;
export type ActionKind = "play" | "draw" | "pass" | "accept" | "transfer" | "intercept" | "call" | "catch" | "slap" | "lay" | "check" | "reward" | "answer" | "give-courage" | "choose" | "give" | "swap" | "say" | "clap" | "sum" | "wink" | "spot" | "fist" | "fas" | "grab" | "touch" | "done" | "try" | "throw" | "turn-up" | "vote" | "count" | "speak" | "leave" | "expire" | "next-round" | "time-up" | "end-match" | "fade" | "fact" | "performed" | "mistake" | "feat" | "shown" | "claim" | "plead" | "judge";
/** What is printed on a card; `value` is null where there is none. */
export interface Face {
  code: string;
  kind: Kind;
  colour: Colour;
  value: number | null;
}
export const FACES: readonly Face[] = [
  { code: "r0", kind: "number", colour: "raspberry", value: 0 },
  { code: "r1", kind: "number", colour: "raspberry", value: 1 },
  { code: "r2", kind: "number", colour: "raspberry", value: 2 },
  { code: "r3", kind: "number", colour: "raspberry", value: 3 },
  { code: "r4", kind: "number", colour: "raspberry", value: 4 },
  { code: "r5", kind: "number", colour: "raspberry", value: 5 },
  { code: "r6", kind: "number", colour: "raspberry", value: 6 },
  { code: "r7", kind: "number", colour: "raspberry", value: 7 },
  { code: "o0", kind: "number", colour: "orange", value: 0 },
  { code: "o1", kind: "number", colour: "orange", value: 1 },
  { code: "o2", kind: "number", colour: "orange", value: 2 },
  { code: "o3", kind: "number", colour: "orange", value: 3 },
  { code: "o4", kind: "number", colour: "orange", value: 4 },
  { code: "o5", kind: "number", colour: "orange", value: 5 },
  { code: "o6", kind: "number", colour: "orange", value: 6 },
  { code: "o7", kind: "number", colour: "orange", value: 7 },
  { code: "g0", kind: "number", colour: "green", value: 0 },
  { code: "g1", kind: "number", colour: "green", value: 1 },
  { code: "g2", kind: "number", colour: "green", value: 2 },
  { code: "g3", kind: "number", colour: "green", value: 3 },
  { code: "g4", kind: "number", colour: "green", value: 4 },
  { code: "g5", kind: "number", colour: "green", value: 5 },
  { code: "g6", kind: "number", colour: "green", value: 6 },
  { code: "g7", kind: "number", colour: "green", value: 7 },
  { code: "b0", kind: "number", colour: "blue", value: 0 },
  { code: "b1", kind: "number", colour: "blue", value: 1 },
  { code: "b2", kind: "number", colour: "blue", value: 2 },
  { code: "b3", kind: "number", colour: "blue", value: 3 },
  { code: "b4", kind: "number", colour: "blue", value: 4 },
  { code: "b5", kind: "number", colour: "blue", value: 5 },
  { code: "b6", kind: "number", colour: "blue", value: 6 },
  { code: "b7", kind: "number", colour: "blue", value: 7 },
  { code: "khapyozh.r", kind: "khapyozh", colour: "raspberry", value: null },
  { code: "khapyozh.o", kind: "khapyozh", colour: "orange", value: null },
  { code: "khapyozh.g", kind: "khapyozh", colour: "green", value: null },
  { code: "khapyozh.b", kind: "khapyozh", colour: "blue", value: null },
  { code: "perekhryuk.r", kind: "perekhryuk", colour: "raspberry", value: null },
  { code: "perekhryuk.o", kind: "perekhryuk", colour: "orange", value: null },
  { code: "perekhryuk.g", kind: "perekhryuk", colour: "green", value: null },
  { code: "perekhryuk.b", kind: "perekhryuk", colour: "blue", value: null },
  { code: "zakhrapin.r", kind: "zakhrapin", colour: "raspberry", value: null },
  { code: "zakhrapin.o", kind: "zakhrapin", colour: "orange", value: null },
  { code: "zakhrapin.g", kind: "zakhrapin", colour: "green", value: null },
  { code: "zakhrapin.b", kind: "zakhrapin", colour: "blue", value: null },
  { code: "tikhokhryun.r", kind: "tikhokhryun", colour: "raspberry", value: null },
  { code: "tikhokhryun.o", kind: "tikhokhryun", colour: "orange", value: null },
  { code: "tikhokhryun.g", kind: "tikhokhryun", colour: "green", value: null },
  { code: "tikhokhryun.b", kind: "tikhokhryun", colour: "blue", value: null },
  { code: "khlopkopyt.r", kind: "khlopkopyt", colour: "raspberry", value: null },
  { code: "khlopkopyt.o", kind: "khlopkopyt", colour: "orange", value: null },
  { code: "khlopkopyt.g", kind: "khlopkopyt", colour: "green", value: null },
  { code: "khlopkopyt.b", kind: "khlopkopyt", colour: "blue", value: null },
  { code: "polisvin", kind: "polisvin", colour: "grey", value: null },
  { code: "temnodel.r", kind: "temnodel", colour: "raspberry", value: null },
  { code: "temnodel.o", kind: "temnodel", colour: "orange", value: null },
  { code: "temnodel.g", kind: "temnodel", colour: "green", value: null },
  { code: "temnodel.b", kind: "temnodel", colour: "blue", value: null },
  { code: "svinorost", kind: "svinorost", colour: "grey", value: null },
  { code: "shtul", kind: "shtul", colour: "grey", value: 0 },
  { code: "shalun", kind: "shalun", colour: "grey", value: 1 },
  { code: "shevelis", kind: "shevelis", colour: "grey", value: 2 },
  { code: "shtol", kind: "shtol", colour: "grey", value: 3 },
  { code: "shinkognito", kind: "shinkognito", colour: "grey", value: 4 },
  { code: "shmotrun", kind: "shmotrun", colour: "grey", value: 5 },
  { code: "shmunitet", kind: "shmunitet", colour: "grey", value: 6 },
  { code: "shto", kind: "shto", colour: "grey", value: 7 },
  { code: "shuriken", kind: "shuriken", colour: "grey", value: 7 },
  { code: "shuriken.6", kind: "shuriken", colour: "grey", value: 6 },
  { code: "parodist", kind: "parodist", colour: "grey", value: 0 },
  { code: "zapevala", kind: "zapevala", colour: "grey", value: 1 },
  { code: "folklorist", kind: "folklorist", colour: "grey", value: 2 },
  { code: "pokloonnik", kind: "pokloonnik", colour: "grey", value: 3 },
  { code: "suflyor", kind: "suflyor", colour: "grey", value: 4 },
  { code: "ovatsii", kind: "ovatsii", colour: "grey", value: 5 },
  { code: "antrakt", kind: "antrakt", colour: "grey", value: 6 },
  { code: "reyting", kind: "reyting", colour: "grey", value: 7 },
  { code: "razborka", kind: "razborka", colour: "raspberry", value: null },
  { code: "roulette", kind: "roulette", colour: "raspberry", value: null },
  { code: "clothes", kind: "clothes", colour: "raspberry", value: null },
  { code: "one_for_all", kind: "one_for_all", colour: "green", value: null },
  { code: "slippers", kind: "slippers", colour: "blue", value: null },
  { code: "dont_darken", kind: "dont_darken", colour: "blue", value: null },
  { code: "slabo", kind: "slabo", colour: "orange", value: null },
  { code: "neither", kind: "neither", colour: "orange", value: null },
  { code: "hands", kind: "hands", colour: "orange", value: null },
  { code: "chip_in", kind: "chip_in", colour: "orange", value: null },
  { code: "awl", kind: "awl", colour: "grey", value: null },
  { code: "blank.1", kind: "blank.1", colour: "grey", value: null },
  { code: "blank.2", kind: "blank.2", colour: "grey", value: null },
  { code: "blank.3", kind: "blank.3", colour: "grey", value: null },
  { code: "blank.4", kind: "blank.4", colour: "grey", value: null },
  { code: "blank.5", kind: "blank.5", colour: "grey", value: null },
  { code: "blank.6", kind: "blank.6", colour: "grey", value: null },
  { code: "blank.7", kind: "blank.7", colour: "grey", value: null },
  { code: "blank.8", kind: "blank.8", colour: "grey", value: null },
  { code: "blank.9", kind: "blank.9", colour: "grey", value: null },
  { code: "blank.10", kind: "blank.10", colour: "grey", value: null },
  { code: "blank.11", kind: "blank.11", colour: "grey", value: null },
  { code: "blank.12", kind: "blank.12", colour: "grey", value: null },
  { code: "blank.13", kind: "blank.13", colour: "grey", value: null },
  { code: "blank.14", kind: "blank.14", colour: "grey", value: null },
  { code: "blank.15", kind: "blank.15", colour: "grey", value: null },
  { code: "blank.16", kind: "blank.16", colour: "grey", value: null },
  { code: "blank.17", kind: "blank.17", colour: "grey", value: null },
  { code: "blank.18", kind: "blank.18", colour: "grey", value: null },
  { code: "blank.19", kind: "blank.19", colour: "grey", value: null },
  { code: "blank.20", kind: "blank.20", colour: "grey", value: null },
  { code: "blank.21", kind: "blank.21", colour: "grey", value: null },
  { code: "blank.22", kind: "blank.22", colour: "grey", value: null },
  { code: "blank.23", kind: "blank.23", colour: "grey", value: null },
  { code: "blank.24", kind: "blank.24", colour: "grey", value: null },
  { code: "blank.25", kind: "blank.25", colour: "grey", value: null },
  { code: "blank.26", kind: "blank.26", colour: "grey", value: null },
  { code: "blank.27", kind: "blank.27", colour: "grey", value: null },
  { code: "blank.28", kind: "blank.28", colour: "grey", value: null },
  { code: "blank.29", kind: "blank.29", colour: "grey", value: null },
  { code: "blank.30", kind: "blank.30", colour: "grey", value: null },
  { code: "blank.31", kind: "blank.31", colour: "grey", value: null },
  { code: "blank.32", kind: "blank.32", colour: "grey", value: null },
];

/** The first frame of every connection. `since`: the last `seq` this client has seen, if it comes back.
 *
 * `version` is the protocol's that the client speaks; `name` is for the chat of those who only watch. */
export interface Hello {
  type: "hello";
  token: string;
  version: number;
  since?: number | null;
  name?: string;
}

/** Take a seat, the first free one unless `seat` says which; while a match runs, from the next round on.
 *
 * Sitting where one sits already changes name and look. `called` are short names that others use for this player. */
export interface Sit {
  type: "sit";
  name: string;
  look: string;
  seat?: number | null;
  called?: string[];
}

/** Give up the seat and watch. */
export interface Rise {
  type: "rise";
}

/** Ready for the start, or not yet. */
export interface Ready {
  type: "ready";
  ready: boolean;
}

/** The host changes what will be played. A new edition brings its preset; `options` are changes to the set.
 *
 * `deck` is a deck of the table's own, copies by code of face or key of kind; with it or by itself `recipe: "own"`
 * chooses it. `blanks` says what is printed on the blank cards, the first on `blank.1`. What is wrong with either is
 * told by place and reason in the failure's `fault`. */
export interface Configure {
  type: "configure";
  edition?: string | null;
  recipe?: string | null;
  options?: Record<string, unknown> | null;
  seats?: number | null;
  setting?: "online" | "room" | null;
  deck?: Record<string, unknown> | null;
  blanks?: unknown[] | null;
}

/** The host puts a bot on a free seat. */
export interface SeatBot {
  type: "seat-bot";
  character: string;
  seat?: number | null;
}

/** The host frees a seat; while a match runs a bot goes on for whoever sat there. */
export interface Unseat {
  type: "unseat";
  seat: number;
}

/** The host starts the match. */
export interface Start {
  type: "start";
}

/** Do something in the match. `seq` is that of the update which the player was looking at.
 *
 * `reaction`: milliseconds from the first paint of the cue (a slap, a card that can be intercepted) to the act. */
export interface Act {
  type: "act";
  id: string;
  seq: number;
  action: Action;
  reaction?: number | null;
}

/** An action as people and programs outside the engine write it.
 *
 * `kind` is one of the keys above; `cards` are face codes; `colour` a colour's key; `seat` a seat's index;
 * `number` what else the act counts or names; `phase` the name of the phase that has run out of time. */
export interface Action {
  kind: string;
  cards?: string[];
  colour?: string | null;
  seat?: number | null;
  phase?: string | null;
  number?: number | null;
}

/** Chat. `whisper` is the form in which a prompter (Suflyor) must speak; `reply` names the message answered.
 * Answered like an act. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  whisper?: boolean;
  reply?: number | null;
}

/** Sing, recite or bow: what the courage card in front of the player asks for in this turn (`COU-4`).
 *
 * `card` is the key of its kind. In one room the text may be empty: it was heard. Answered like an act. */
export interface Perform {
  type: "perform";
  id: string;
  card: string;
  text?: string;
}

/** What became of the feat that the player is at (`SLA`): the `score` of a game of skill, or for a feat in words
 * the `text`, which the table judges. Answered like an act. */
export interface Feat {
  type: "feat";
  id: string;
  score?: number | null;
  text?: string;
}

/** The player's finger or pointer was put on the bare felt. Reported by the screen, without asking. */
export interface Touched {
  type: "touched";
}

/** The player's page was hidden, or is seen again. Reported by the screen, without asking. */
export interface Hidden {
  type: "hidden";
  hidden: boolean;
}

/** In one room: this player has seen what no machine can see. It goes to trial.
 *
 * `fault` is the key of a kind of card: an etiquette card whose ground the accused `seat` has given, or a courage
 * card in front of them whose task they have failed; or `silence`, which they have broken. At an online table only
 * songs, proverbs and bows are for the ears of the others. Answered like an act. */
export interface Claim {
  type: "claim";
  id: string;
  fault: string;
  seat: number;
}

/** The accused of the trial with this number admits it, or does not. Answered like an act. */
export interface Plead {
  type: "plead";
  id: string;
  trial: number;
  guilty: boolean;
}

/** A juror of the trial with this number votes: it was so. A feat in words: it was matched. Answered like an act. */
export interface Judge {
  type: "judge";
  id: string;
  trial: number;
  upheld: boolean;
}

/** This player is ready for the next round. */
export interface NextRound {
  type: "next-round";
}

/** This player wants another match on the same seats. */
export interface Rematch {
  type: "rematch";
}

/** The answer to a `ping`, at once. */
export interface Pong {
  type: "pong";
  nonce: number;
}

/** POST /api/tables: what to play, and the characters of the bots that sit there at once. `deck` and `blanks` are
 * those of `Configure`. */
export interface NewTable {
  token: string;
  edition: string;
  recipe?: string | null;
  options?: Record<string, unknown> | null;
  seats?: number | null;
  setting?: "online" | "room";
  deck?: Record<string, unknown> | null;
  blanks?: unknown[] | null;
  bots?: string[];
}

/** Who this connection is. Sent after `hello`, and again whenever seat or host change. */
export interface Welcome {
  type: "welcome";
  version: number;
  code: string;
  guest: string;
  seat: number | null;
  host: boolean;
}

/** The whole table beside the cards. `code_ru` is the same code in Russian letters.
 *
 * `host` is the host's seat, or null while the host only watches.
 *
 * `deck` are the copies of the table's own deck (recipe `own`), and `blanks` what is printed on its blank cards, as
 * they were sent; null while it has none. `remarks` are warnings about what is chosen, for the number of people that
 * has sat down or, before there are two, for all seats; `faults` say why it cannot be dealt to them.
 *
 * `pause` is how many milliseconds are left until the next round begins by itself. `match` counts the matches of this
 * table, `match_id` names the one at hand in exports; its `seed` (hexadecimal) is shown when it is over. */
export interface Table {
  type: "table";
  code: string;
  code_ru: string;
  stage: "between" | "lobby" | "over" | "playing";
  seats: SeatState[];
  host: number | null;
  edition: string;
  recipe: string;
  options: Options;
  watchers: number;
  match: number;
  match_id: string | null;
  pause: number | null;
  seed: string | null;
  setting: "online" | "room";
  deck: Record<string, number> | null;
  blanks: unknown[];
  remarks: DeckRemark[];
  faults: DeckRemark[];
  trial: Trial | null;
  echoes: Echo[];
}

/** One seat as everyone sees it.
 *
 * A `human` whose player is away may be played by a `stand_in`. `character` names a bot's character; `successor` is
 * who takes the seat with the next round. `ready`: for the start, the next round or the rematch, by stage. `called`
 * are the player's declared short names: a message that holds one of them, or the name, addresses this player. */
export interface SeatState {
  kind: "bot" | "human" | "open";
  name: string;
  look: string;
  character: string | null;
  connected: boolean;
  ready: boolean;
  stand_in: boolean;
  successor: string | null;
  called: string[];
}

/** The rules of one table. Immutable; `changed` makes another set and checks it. */
export interface Options {
  deal: number;
  first_mover: string;
  starting_direction: string;
  draw_freely: boolean;
  specials_on_kind: boolean;
  several: string;
  follow_up: boolean;
  interception: boolean;
  interception_adds: boolean;
  transfer: boolean;
  missed_call: number;
  catch_until: string;
  late_call_saves: boolean;
  calls_are_speech: boolean;
  dawdle: boolean;
  by_the_book: boolean;
  clock: number;
  silence_until: string;
  breach_ends_silence: boolean;
  draw_until_fits: boolean;
  keep_two: boolean;
  song_genre: string;
  voice_tasks_rest: boolean;
  threats: boolean;
  target: number;
  time_limit_minutes: number;
  absent: string;
  boxes: number;
  forbidden: [string, string][];
}

/** Why a deck will not do, or what to think about twice: the words are `word`, said with `values`; `cards` are the
 * kinds that it is about; `place` is where in what was sent, empty for the deck as a whole. */
export interface DeckRemark {
  word: string;
  place: string;
  cards: string[];
  values: Record<string, string | number>;
}

/** Something that no machine can see is judged: `by` claims that `seat` is guilty of `fault` (a card's kind, or
 * `silence`); or, with the fault `slabo`, whether `seat` has matched a feat in words.
 *
 * The accused pleads first; then the `jurors` vote, and `voted` are those who have. `left` and `total` are
 * milliseconds. A tie acquits. */
export interface Trial {
  number: number;
  fault: string;
  seat: number;
  by: number;
  stage: "plea" | "votes";
  jurors: number[];
  voted: number[];
  left: number;
  total: number;
}

/** A message of the giver, by its number, that the prompter on `seat` must repeat before the next move. */
export interface Echo {
  seat: number;
  message: number;
  text: string;
}

/** Something happened in the match, or the viewer has just come.
 *
 * `seq` counts what happened at this table, over all its matches. `view` is the truth; `events` tell how it came
 * about, and are empty for a viewer who has been gone too long. `legal` is empty by the book. */
export interface Update {
  type: "update";
  seq: number;
  view: View;
  legal: Action[];
  events: Event[];
  clock: Clock | null;
}

/** The table as seat `seat` sees it (-1: a spectator). Cards are faces, seats indices, -1 stands for nobody. */
export interface View {
  seat: number;
  seats: number;
  kinds: number[];
  round: number;
  dealer: number;
  target: number;
  totals: number[];
  direction: number;
  top: number;
  colour: number;
  deck_count: number;
  pile_count: number;
  hand: number[];
  counts: number[];
  phase: string;
  owes: number[];
  mover: number;
  has_drawn: boolean;
  drawn: number;
  attack: number;
  stake: number;
  window: boolean;
  last_player: number;
  called: number[];
  catchable: number[];
  slapped: number[];
  gone: number[];
  silence_owner: number;
  rows: number[][];
  box: number[];
  lying: number;
  layer: number;
  declared: number;
  actor: number;
  meant: number;
  givers: number[];
  waiting: number;
  undone: boolean;
  named: number;
  open_pile: number[];
  mark: number[];
  interceptor: number;
  robbed: number;
  race: RaceScene | null;
  feat: FeatScene | null;
  feats_shown: number[];
  dues: [number, number][];
  performed: number[];
  winks: [number, number][];
  garments: number[];
  blanks: Blank[];
  winner: number;
  winners: number[];
  hands: number[][];
  commitment: string;
}

/** What everybody sees of a race. Seats are indices, cards faces; -1 stands for nobody and nothing. */
export interface RaceScene {
  race: string;
  starter: number;
  order: number[];
  garment: number;
  laid: number[];
  grabbed: number[];
}

/** What everybody sees of a feat. `mark` is the score to reach, -1 until it was shown; `performer` is at it right
 * now, -1 while a seat is asked whether it will try. */
export interface FeatScene {
  starter: number;
  feat: number;
  mark: number;
  performer: number;
}

/** What is printed on a blank card. `read_blank` makes it; what is in it has been checked. */
export interface Blank {
  name_ru: string;
  name_en: string;
  picture: string;
  colour: string;
  value: number | null;
  fits: string[];
  effects: Effect[];
}

/** One thing that a blank card does: `do` is one of `DO_KEYS`, `count` counts cards, `who` is one of `WHO_KEYS`. */
export interface Effect {
  do: string;
  count: number | null;
  who: string | null;
}

export type Event =
  | RoundStarted
  | CardPlayed
  | CardsDrawn
  | Passed
  | Called
  | Caught
  | AttackBegan
  | AttackAccepted
  | DirectionTurned
  | SilenceBegan
  | SilenceBroken
  | SilenceEnded
  | SlapBegan
  | Slapped
  | SlapEnded
  | GrowthEnded
  | CardLaidInDark
  | LastCardInDark
  | DarkChecked
  | CardsTaken
  | GroundArose
  | DueArose
  | WordSaid
  | Clapped
  | SumAnnounced
  | PerformedTask
  | TaskFailed
  | Winked
  | Spotted
  | CountedAloud
  | Rewarded
  | CourageGiven
  | CourageLaid
  | CourageBoxed
  | QuestionAsked
  | Undone
  | CardsGiven
  | GivingBegan
  | AwlPlayed
  | GiftAsked
  | HandsSwapped
  | LaidInDuel
  | TurnedUp
  | RouletteRanDry
  | ChippedIn
  | NothingToChipIn
  | CardPulled
  | ThrowBegan
  | Thrown
  | RaceBegan
  | Raced
  | RaceEnded
  | LaidOpen
  | Grabbed
  | FeatAsked
  | FeatAnswered
  | PuttingAside
  | PutAside
  | TurnLost
  | BallotBegan
  | BallotEnded
  | Reshuffled
  | TurnCame
  | TimeRanOut
  | WrongAct
  | SeatLeft
  | RoundEnded
  | MatchEnded;

/** Cards were dealt and the start card turned (`ROUND-1`). */
export interface RoundStarted {
  dealer: number;
  first: number;
  start: number;
  round: number;
  type: "round-started";
}

/** One or several cards landed on the play pile; the last one lies on top. `colour` is the one named, or grey.
 *
 * `how`: in turn, as an interception of what `instead_of` was to do, passing an attack on, or following Polisvin. */
export interface CardPlayed {
  seat: number;
  cards: number[];
  colour: number;
  how: "follow-up" | "intercept" | "transfer" | "turn";
  instead_of: number;
  type: "card-played";
}

/** A seat drew `count` cards (fewer than asked if no more exist). Only the seat itself sees which. */
export interface CardsDrawn {
  seat: number;
  cards: number[];
  count: number;
  why: "attack" | "blank" | "caught" | "growth" | "huts" | "mistake" | "neither" | "silence" | "slap" | "slow" | "task" | "turn";
  type: "cards-drawn";
}

/** A seat passed after drawing, or left Polisvin without a follow-up card. */
export interface Passed {
  seat: number;
  type: "passed";
}

/** A seat called "Svintus!"; `due` says whether there was a reason to. */
export interface Called {
  seat: number;
  due: boolean;
  type: "called";
}

/** `by` caught `seat` with one card and no call; `found` is false where there was nothing to catch. */
export interface Caught {
  seat: number;
  by: number;
  found: boolean;
  type: "caught";
}

/** `victim` must answer a Khapyozh (count: cards) or a Zakhrapin (count: skips). */
export interface AttackBegan {
  victim: number;
  card: number;
  count: number;
  type: "attack-began";
}

/** The victim takes what is due. */
export interface AttackAccepted {
  seat: number;
  card: number;
  count: number;
  type: "attack-accepted";
}

/** 1 is clockwise, -1 the other way. */
export interface DirectionTurned {
  direction: number;
  type: "direction-turned";
}

/** Not a word until the owner's turn (`SIL-1`). */
export interface SilenceBegan {
  owner: number;
  type: "silence-began";
}

/** A seat was heard during silence (`SIL-2`). */
export interface SilenceBroken {
  seat: number;
  type: "silence-broken";
}

/** Everybody may speak again. */
export interface SilenceEnded {
  type: "silence-ended";
}

/** Every palm onto the deck; the last pays `count` cards. */
export interface SlapBegan {
  count: number;
  type: "slap-began";
}

/** `place` counts from 1, the fastest. */
export interface Slapped {
  seat: number;
  place: number;
  type: "slapped";
}

/** The race is over; each loser draws. */
export interface SlapEnded {
  losers: number[];
  type: "slap-ended";
}

/** Svinorost grows no more: `seat` draws as many cards as the value on top (`GROW-3`). */
export interface GrowthEnded {
  seat: number;
  value: number;
  type: "growth-ended";
}

/** A card was laid face down and declared as `declared`; now `lying` cards lie in the dark. Only its own seat
 * sees what it is. */
export interface CardLaidInDark {
  seat: number;
  cards: number[];
  declared: number;
  lying: number;
  type: "card-laid-in-dark";
}

/** `seat` has laid its last card; `asked` may check it or let it be (`DARK-7`). */
export interface LastCardInDark {
  seat: number;
  asked: number;
  type: "last-card-in-dark";
}

/** The last dark card was turned up for all to see. */
export interface DarkChecked {
  by: number;
  seat: number;
  card: number;
  declared: number;
  true: boolean;
  type: "dark-checked";
}

/** A seat took cards that had lain on the table. Only the seat itself sees which. */
export interface CardsTaken {
  seat: number;
  cards: number[];
  count: number;
  why: "dark" | "duel" | "roulette";
  type: "cards-taken";
}

/** `offender` has given a ground for a kind of etiquette card, for `to` or for any opponent. What is for one seat
 * only nobody else is told of by the machine (-1 for all three); the others have eyes. */
export interface GroundArose {
  number: number;
  kind: number;
  offender: number;
  to: number;
  type: "ground-arose";
}

/** A courage card of this kind asks its holder for a word, a clap or a sum; `number` is what fades. */
export interface DueArose {
  number: number;
  seat: number;
  kind: number;
  type: "due-arose";
}

/** A seat said one of the words of Parodist (`tasks.WORDS`); `right` says whether a card asked for it. */
export interface WordSaid {
  seat: number;
  word: number;
  right: boolean;
  type: "said";
}

/** A seat clapped for a card (`OVATSII`). */
export interface Clapped {
  seat: number;
  type: "clapped";
}

/** A seat announced the running sum (`REYTING`). */
export interface SumAnnounced {
  seat: number;
  sum: number;
  right: boolean;
  type: "sum-announced";
}

/** A seat sang, recited or bowed in its turn; `fresh` is false for what had been heard before (`COU-5`). */
export interface PerformedTask {
  seat: number;
  kind: number;
  fresh: boolean;
  type: "performed-task";
}

/** A mistake in the task of a courage card of this kind (`COU-4`). */
export interface TaskFailed {
  seat: number;
  kind: number;
  type: "task-failed";
}

/** The eye of `seat` flickers: a wink at `to`. Only those two are told at whom (-1 for the others). */
export interface Winked {
  number: number;
  seat: number;
  to: number;
  type: "winked";
}

/** `by` says that `seat` has winked; `found` is false where there was nothing to see. */
export interface Spotted {
  seat: number;
  by: number;
  found: boolean;
  type: "spotted";
}

/** A seat counts to five, for whoever thinks too long. Or for fun. */
export interface CountedAloud {
  seat: number;
  type: "counted-aloud";
}

/** `seat` gives `to` an etiquette card and `gifts` further cards (`ETI-2`). */
export interface Rewarded {
  seat: number;
  to: number;
  card: number;
  gifts: number;
  type: "rewarded";
}

/** `seat` gives `to` a courage card, with what it chose to go with it (-1: nothing) (`COU-2`). */
export interface CourageGiven {
  seat: number;
  to: number;
  card: number;
  choice: number;
  type: "courage-given";
}

/** A courage card lies in front of `seat` now, given by `giver`. */
export interface CourageLaid {
  seat: number;
  card: number;
  giver: number;
  type: "courage-laid";
}

/** A courage card that lay in front of `seat`, or was coming, went to the box (`COU-3`). */
export interface CourageBoxed {
  seat: number;
  card: number;
  type: "courage-boxed";
}

/** `asked` may undo a card of `giver` with Shmunitet (`SHM-4`). */
export interface QuestionAsked {
  asked: number;
  giver: number;
  card: number;
  type: "question-asked";
}

/** `seat` answered with Shmunitet (`SHM-1`). */
export interface Undone {
  seat: number;
  type: "undone";
}

/** Cards went from `seat` to `to`. Only those two see which.
 *
 * What was undone, and a Shuriken that missed, comes back: then `to` is `seat` itself. */
export interface CardsGiven {
  seat: number;
  to: number;
  cards: number[];
  count: number;
  why: "each-gives" | "gift" | "missed" | "reward" | "shmunitet" | "undone";
  type: "cards-given";
}

/** Each of `givers` chooses a card for `to`, unseen by the others (`CHA-1`). */
export interface GivingBegan {
  to: number;
  givers: number[];
  type: "giving-began";
}

/** `seat` wants to swap hands with `other`, whom it has just intercepted (`AWL`). */
export interface AwlPlayed {
  seat: number;
  other: number;
  type: "awl-played";
}

/** `seat` must give `to` so many cards of its own choice. */
export interface GiftAsked {
  seat: number;
  to: number;
  count: number;
  type: "gift-asked";
}

/** Two seats have swapped hands (`AWL`). */
export interface HandsSwapped {
  seat: number;
  other: number;
  type: "hands-swapped";
}

/** A number card was laid on the pile of a duel, where now `lying` cards lie (`RAZ`). */
export interface LaidInDuel {
  seat: number;
  card: number;
  lying: number;
  type: "laid-in-duel";
}

/** A seat turned up a card of the deck; the first of the `lying` cards is the bullet (`ROU`). */
export interface TurnedUp {
  seat: number;
  card: number;
  lying: number;
  type: "turned-up";
}

/** No card is left to turn up: the `count` cards that lie there went under the play pile (`ROU`). */
export interface RouletteRanDry {
  count: number;
  type: "roulette-ran-dry";
}

/** A seat laid a card of the named colour on the play pile (`CHI`). */
export interface ChippedIn {
  seat: number;
  card: number;
  type: "chipped-in";
}

/** A seat has no card of the named colour (`CHI`). */
export interface NothingToChipIn {
  seat: number;
  type: "nothing-to-chip-in";
}

/** `seat` pulled a card out of the hand of `other`; it keeps the card if `kept` (`DON`). Only those two see it. */
export interface CardPulled {
  seat: number;
  other: number;
  cards: number[];
  kept: boolean;
  type: "card-pulled";
}

/** `seat` must hit `to` with the Shuriken (`SHURIKEN`). */
export interface ThrowBegan {
  seat: number;
  to: number;
  type: "throw-began";
}

/** The Shuriken flew. `number` says where and when it was thrown, as `phases.throw` packs it; -1: it never was. */
export interface Thrown {
  seat: number;
  to: number;
  number: number;
  hit: boolean;
  type: "thrown";
}

/** Everybody at once, as fast as they can; `starter` brought it about, `garment` is what must be touched (or -1). */
export interface RaceBegan {
  race: "grab" | "huts" | "touch" | "tower";
  starter: number;
  garment: number;
  type: "race-began";
}

/** A seat has acted; `place` counts from 1, the fastest, or the lowest fist of the tower. */
export interface Raced {
  race: "grab" | "huts" | "touch" | "tower";
  seat: number;
  place: number;
  type: "raced";
}

/** `loser` is given a card by each other; nobody, if nobody is left who could have lost. */
export interface RaceEnded {
  race: "grab" | "huts" | "touch" | "tower";
  loser: number;
  type: "race-ended";
}

/** A seat laid a card open in front of itself, to be grabbed (`SLI`). */
export interface LaidOpen {
  seat: number;
  card: number;
  type: "laid-open";
}

/** A seat grabbed the card that lies in front of `owner`; it changes hands when the race is over (`SLI`). */
export interface Grabbed {
  seat: number;
  owner: number;
  card: number;
  type: "grabbed";
}

/** `seat` shows the feat with the number `feat`, or is asked to match the `mark` that was set (-1: to show it). */
export interface FeatAsked {
  seat: number;
  feat: number;
  mark: number;
  type: "feat-asked";
}

/** What a seat made of a feat; `score` is -1 where none was brought. */
export interface FeatAnswered {
  seat: number;
  feat: number;
  how: "declines" | "fails" | "matches" | "shows" | "tries";
  score: number;
  type: "feat-answered";
}

/** A seat must put `count` cards of its choice into the box (`SLA`). */
export interface PuttingAside {
  seat: number;
  count: number;
  type: "putting-aside";
}

/** A seat put cards into the box, for all to see (`SLA`). */
export interface PutAside {
  seat: number;
  cards: number[];
  type: "put-aside";
}

/** It would have been `seat`'s move, but for a blank card. */
export interface TurnLost {
  seat: number;
  type: "turn-lost";
}

/** Each seat votes for another, unseen; who gets the most votes draws `count` cards. */
export interface BallotBegan {
  count: number;
  type: "ballot-began";
}

/** Whom each seat has voted for (-1: nobody that counts), and who draws (-1: nobody, it was a tie). */
export interface BallotEnded {
  votes: number[];
  loser: number;
  type: "ballot-ended";
}

/** The play pile became the deck (`ROUND-4`); `count` cards are in it. */
export interface Reshuffled {
  count: number;
  type: "reshuffled";
}

/** It is `seat`'s move. */
export interface TurnCame {
  seat: number;
  type: "turn-came";
}

/** A decision's clock has run out (`PACE-1`); `seat` is nobody where it was a race. */
export interface TimeRanOut {
  seat: number;
  phase: string;
  type: "time-ran-out";
}

/** By the book: a wrong act was seen by all, taken back, and `count` cards paid for it (`PACE-2`). */
export interface WrongAct {
  seat: number;
  cards: number[];
  reason: string;
  count: number;
  type: "wrong-act";
}

/** A seat has left the round; its cards went under the deck (`SEAT-1`). */
export interface SeatLeft {
  seat: number;
  type: "seat-left";
}

/** The hands are laid open and counted. `why`: an emptied hand, nobody able to move (`ROUND-5`), all others gone. */
export interface RoundEnded {
  winner: number;
  points: number;
  hands: number[][];
  why: "alone" | "emptied" | "stalemate";
  type: "round-ended";
}

/** `winners` share the win if there are several. */
export interface MatchEnded {
  winners: number[];
  totals: number[];
  type: "match-ended";
}

/** Milliseconds: what is left of the decision or race at hand, and what there was in all. */
export interface Clock {
  left: number;
  total: number;
}

/** What became of a request that has an `id`: done, or refused for a reason; `seq` is the table's then. */
export interface Answer {
  type: "answer";
  id: string;
  refused: string | null;
  seq: number;
}

/** Chat; a `seat` of null is a watcher. `at` is Unix time in milliseconds, `number` counts the table's messages.
 *
 * `reply` is the number of the message that this one answers. What was performed for a card (its kind in `card`) is
 * shown here too; it was `fresh`, or had been heard before. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string;
  at: number;
  number: number;
  whisper: boolean;
  reply: number | null;
  card: string | null;
  fresh: boolean | null;
}

/** How a trial ended: `admitted` by the accused, or by so many votes for and against. */
export interface Judged {
  type: "judged";
  number: number;
  fault: string;
  seat: number;
  by: number;
  upheld: boolean;
  admitted: boolean;
  votes_for: number;
  votes_against: number;
}

/** An act of a race counted, a slap too: the seat made it so many milliseconds after its cue, as far as that is
 * believed (`FAIR-1`). `act` is its kind. */
export interface Reaction {
  type: "reaction";
  seat: number;
  act: string;
  milliseconds: number;
}

/** Answer with `pong` at once: this measures the way there and back. */
export interface Ping {
  type: "ping";
  nonce: number;
}

/** A request that could not even be considered, the one with `id` if it had any. `message` is for developers;
 * `fault` says what is wrong with a deck or a blank card, and where. */
export interface Failure {
  type: "failure";
  code: "bad-blank" | "bad-deck" | "bad-frame" | "bad-look" | "bad-origin" | "bad-table" | "bad-token" | "cooling-down" | "false-start" | "flood" | "heard-before" | "impossible" | "name-empty" | "name-taken" | "name-too-long" | "name-unreadable" | "no-such-bot" | "no-such-fault" | "no-such-seat" | "no-such-table" | "no-such-trial" | "not-a-juror" | "not-host" | "not-now" | "not-seated" | "outdated" | "say-hello" | "seat-taken" | "storage" | "table-full" | "text-empty" | "text-too-long" | "text-too-short" | "too-few-seats" | "too-large" | "too-many-connections" | "too-many-tables" | "trial-open";
  message: string;
  id: string | null;
  fault: DeckRemark | null;
}

/** GET /api/catalogue: everything that a table can be made of. */
export interface Catalogue {
  version: number;
  editions: EditionChoice[];
  options: OptionSpec[];
  characters: CharacterChoice[];
  most_seats: number;
}

/** One edition: its recipes, the usual one first, and its preset of options. */
export interface EditionChoice {
  key: string;
  recipes: RecipeChoice[];
  options: Options;
}

/** One recipe of an edition. */
export interface RecipeChoice {
  key: string;
  decks: RecipeDeck[];
}

/** The deck of a recipe for `fewest` to `most` players with one box: `cards` in all, copies of a face by kind. */
export interface RecipeDeck {
  fewest: number;
  most: number;
  cards: number;
  copies: Record<string, number>;
}

/** What a form needs to know of one option: its kind (`switch`, `choice`, `number`, `pairs`) and its bounds. */
export interface OptionSpec {
  name: string;
  kind: string;
  choices: string[];
  lowest: number | null;
  highest: number | null;
}

/** A bot that can be seated; its names are the words `bot-<key>` and `bot-<key>-about`. */
export interface CharacterChoice {
  key: string;
  kind: string;
  look: string;
}

/** POST /api/guest: who you are from now on. Keep the token, show it to nobody. */
export interface Guest {
  token: string;
  guest: string;
}

/** The answer to it; `code_ru` is the same code in Russian letters, and both are accepted. */
export interface TableCode {
  code: string;
  code_ru: string;
}

/** GET /api/tables/CODE: what can be known before one comes to the table. */
export interface TableSummary {
  code: string;
  code_ru: string;
  stage: "between" | "lobby" | "over" | "playing";
  edition: string;
  recipe: string;
  seats: SeatState[];
  watchers: number;
}

/** POST /api/decks with a deck's TOML file as the body: what the file asks for, as `Configure` takes it, with every
 * option there is. The file of a table's deck is at GET /api/tables/CODE/deck.toml. */
export interface DeckFile {
  edition: string;
  options: Options;
  deck: Record<string, number>;
  blanks: unknown[];
}

export type Request =
  | Hello
  | Sit
  | Rise
  | Ready
  | Configure
  | SeatBot
  | Unseat
  | Start
  | Act
  | Say
  | Perform
  | Feat
  | Touched
  | Hidden
  | Claim
  | Plead
  | Judge
  | NextRound
  | Rematch
  | Pong;

export type Message =
  | Welcome
  | Table
  | Update
  | Answer
  | Said
  | Judged
  | Reaction
  | Ping
  | Failure;
