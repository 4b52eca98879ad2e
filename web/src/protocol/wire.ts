/* Generated from the Python protocol by `make types`; changes made here are lost.
   Cards in Views and events are indices into FACES. */

export const PROTOCOL_VERSION = 1;
export const LONGEST_TEXT = 500;
export const REASONS = ["ok", "not-your-turn", "not-in-hand", "does-not-fit", "name-a-colour", "no-colour-to-name", "already-drew", "only-the-drawn-card", "draw-first", "must-play", "too-late", "not-identical", "interception-off", "transfer-off", "not-a-transfer", "several-off", "not-the-same", "wrong-phase", "already-done", "no-such-seat", "seat-left", "no-silence", "round-over", "round-running", "match-over", "not-a-seats-act", "malformed"] as const;
export const FAILURES = ["bad-frame", "too-large", "flood", "too-many-connections", "bad-token", "outdated", "say-hello", "no-such-table", "table-full", "too-many-tables", "bad-origin", "name-empty", "name-too-long", "name-unreadable", "name-taken", "bad-look", "seat-taken", "no-such-seat", "not-seated", "not-host", "not-now", "bad-table", "too-few-seats", "no-such-bot", "text-empty", "text-too-long", "false-start", "cooling-down", "storage"] as const;
export type Reason = (typeof REASONS)[number];
export type FailureCode = (typeof FAILURES)[number];
export const COLOURS = ["raspberry", "orange", "green", "blue", "grey"] as const;
export type Colour = (typeof COLOURS)[number];
export const KINDS = ["number", "khapyozh", "perekhryuk", "zakhrapin", "tikhokhryun", "khlopkopyt", "polisvin"] as const;
export type Kind = (typeof KINDS)[number];
export type ActionKind = "play" | "draw" | "pass" | "accept" | "transfer" | "intercept" | "call" | "catch" | "slap" | "speak" | "leave" | "expire" | "next-round" | "time-up" | "end-match";
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
 * Sitting where one sits already changes name and look. */
export interface Sit {
  type: "sit";
  name: string;
  look: string;
  seat?: number | null;
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

/** The host changes what will be played. A new edition brings its preset; `options` are changes to the set. */
export interface Configure {
  type: "configure";
  edition?: string | null;
  recipe?: string | null;
  options?: Record<string, unknown> | null;
  seats?: number | null;
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
 * `phase` the name of the phase that has run out of time. */
export interface Action {
  kind: string;
  cards?: string[];
  colour?: string | null;
  seat?: number | null;
  phase?: string | null;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
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

/** POST /api/tables: what to play, and the characters of the bots that sit there at once. */
export interface NewTable {
  token: string;
  edition: string;
  recipe?: string | null;
  options?: Record<string, unknown> | null;
  seats?: number | null;
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
}

/** One seat as everyone sees it.
 *
 * A `human` whose player is away may be played by a `stand_in`. `character` names a bot's character; `successor` is
 * who takes the seat with the next round. `ready`: for the start, the next round or the rematch, by stage. */
export interface SeatState {
  kind: "bot" | "human" | "open";
  name: string;
  look: string;
  character: string | null;
  connected: boolean;
  ready: boolean;
  stand_in: boolean;
  successor: string | null;
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
  target: number;
  time_limit_minutes: number;
  absent: string;
  boxes: number;
  forbidden: [string, string][];
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
  winner: number;
  winners: number[];
  hands: number[][];
  commitment: string;
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
  why: "attack" | "caught" | "mistake" | "silence" | "slap" | "slow" | "turn";
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

/** What became of an `act`: done, or refused for a reason; `seq` is the table's then. */
export interface Answer {
  type: "answer";
  id: string;
  refused: string | null;
  seq: number;
}

/** Chat; a `seat` of null is a watcher. `at` is Unix time in milliseconds. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Answer with `pong` at once: this measures the way there and back. */
export interface Ping {
  type: "ping";
  nonce: number;
}

/** A request that could not even be considered, the one with `id` if it had any. `message` is for developers. */
export interface Failure {
  type: "failure";
  code: "bad-frame" | "bad-look" | "bad-origin" | "bad-table" | "bad-token" | "cooling-down" | "false-start" | "flood" | "name-empty" | "name-taken" | "name-too-long" | "name-unreadable" | "no-such-bot" | "no-such-seat" | "no-such-table" | "not-host" | "not-now" | "not-seated" | "outdated" | "say-hello" | "seat-taken" | "storage" | "table-full" | "text-empty" | "text-too-long" | "too-few-seats" | "too-large" | "too-many-connections" | "too-many-tables";
  message: string;
  id: string | null;
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
  | NextRound
  | Rematch
  | Pong;

export type Message =
  | Welcome
  | Table
  | Update
  | Answer
  | Said
  | Ping
  | Failure;
