/** Views as a table would send them, for looking at scenes without one (development only). */

import { codesOf } from "$lib/play/faces";
import { bare } from "$lib/play/compose";
import { type Action, FACES, GARMENTS, type SeatState, type Table, type View } from "$lib/protocol/wire";

const PEOPLE: readonly (readonly [string, string])[] = [
  ["Петрович", "pig.visor.-.tie.0"],
  ["Аня", "pig.beret.-.bowtie.1"],
  ["Гриша", "dog.cap.-.scarf.2"],
  ["Зинаида", "snake.-.monocle.bowtie.3"],
  ["Кеша", "bird.-.-.scarf.4"],
  ["Борис", "pig.bowler.round.bowtie.5"],
  ["Люба", "bird.beret.dark.bowtie.1"],
  ["Семён", "snake.top.-.tie.2"],
  ["Клава", "pig.bow.-.scarf.4"],
  ["Тузик", "dog.-.square.tie.0"],
];

const face = (code: string): number => FACES.findIndex((one) => one.code === code);
const faces = (...codes: string[]): number[] => codes.map(face);

function seatOf([name, look]: readonly [string, string]): SeatState {
  return { kind: "human", name, look, character: null, connected: true, ready: true, stand_in: false, successor: null, called: [] };
}

export function tableOf(people: number): Table {
  return {
    type: "table", code: "DEMO", code_ru: "ДЕМО", stage: "playing", seats: PEOPLE.slice(0, people).map(seatOf), host: 0,
    edition: "v2", recipe: "challenge", options: { by_the_book: false, several: "off" } as Table["options"], watchers: 0, match: 1,
    match_id: null, pause: null, seed: null, setting: "online", deck: null, blanks: [], remarks: [], faults: [], trial: null,
    echoes: [],
  };
}

/** The mask of what a look shows; everybody wears a shirt, and some wear boots. */
function clothes([, look]: readonly [string, string], seat: number): number {
  const [, hat, glasses, neck] = look.split(".");
  const worn = [hat !== "-", glasses !== "-", neck === "tie" || neck === "bowtie", neck === "scarf", true, seat % 3 === 0];
  return GARMENTS.reduce((mask, _, i) => mask | (worn[i] ? 1 << i : 0), 0);
}

function base(people: number): View {
  const seats = PEOPLE.slice(0, people);
  return {
    seat: 0, seats: people, kinds: [], round: 3, dealer: 1, target: 50, totals: seats.map((_, i) => i * 4), direction: 1,
    top: face("o5"), colour: 1, deck_count: 37, pile_count: 12,
    hand: faces("r4", "r7", "o6", "g3", "b1", "b7", "khapyozh.r", "polisvin"),
    counts: seats.map((_, i) => (i === 0 ? 8 : 3 + i)), phase: "turn", owes: [0], mover: 0, has_drawn: false, drawn: -1,
    attack: -1, stake: 0, window: false, last_player: 1, called: [], catchable: [], slapped: [], gone: [],
    silence_owner: -1, rows: seats.map(() => []), box: [], lying: 0, layer: -1, declared: -1, actor: -1, meant: -1, givers: [],
    waiting: -1, undone: false, named: -1, open_pile: [], mark: [], interceptor: -1, robbed: -1, race: null, feat: null,
    feats_shown: [], dues: [], performed: [], winks: [], garments: seats.map(clothes), blanks: [], winner: -1, winners: [],
    hands: [], commitment: "",
  };
}

interface Shown {
  readonly view: View;
  readonly legal: readonly Action[];
}

const race = (change: Partial<NonNullable<View["race"]>>): View["race"] => ({
  race: "", starter: 1, order: [], garment: -1, laid: [], grabbed: [], ...change,
});
const all = (people: number) => Array.from({ length: people }, (_, seat) => seat);
const held = (people: number, card: string): View => ({ ...base(people), hand: [...base(people).hand, face(card)] });
const LAID = ["r1", "b3", "khlopkopyt.r", "o6", "polisvin", "g1", "b0", "o2", "r6", "g7"];
const laid = (people: number) => all(people).map((seat) => (seat === 1 ? -1 : face(LAID[seat] ?? "r1")));
const feat = (people: number, number: number, mark: number, performer: number): Shown => ({
  view: { ...base(people), phase: "feat", owes: [performer === -1 ? 0 : performer], feat: { starter: mark === -1 ? performer : 5, feat: number, mark, performer } },
  legal: performer === -1 ? [bare("try"), bare("pass")] : [bare("pass")],
});
const choice = (people: number, card: string, actions: readonly Partial<Action>[]): Shown => ({
  view: held(people, card),
  legal: actions.map((action) => ({ ...bare("play", [card]), ...action })),
});
const others = (people: number) => all(people).slice(1);
const NAMED = ["raspberry", "orange", "green", "blue"];

export const SCENES: Readonly<Record<string, (people: number) => Shown>> = {
  tower: (n) => ({ view: { ...base(n), phase: "tower", owes: all(n).filter((seat) => seat !== 2), race: race({ race: "tower", order: [1, 0, 4, 5, 3, 2].filter((seat) => seat < n) }) }, legal: [bare("fist")] }),
  "tower-high": (n) => ({ view: { ...base(n), phase: "tower", owes: [0], race: race({ race: "tower", order: [...all(n), ...all(n).slice(1)] }) }, legal: [bare("fist")] }),
  "lay-open": (n) => ({ view: { ...base(n), phase: "lay-open", owes: [0, 3], race: race({ race: "lay-open", laid: laid(n).map((card, seat) => (seat === 0 || seat === 3 ? -1 : card)) }) }, legal: codesOf(base(n).hand).map((card) => bare("lay", [card])) }),
  fas: (n) => ({ view: { ...base(n), phase: "fas", owes: [0], race: race({ race: "fas", starter: 0, laid: laid(n).map((card, seat) => (seat === 0 ? -1 : card)) }) }, legal: [bare("fas")] }),
  grab: (n) => ({ view: { ...base(n), phase: "grab", owes: all(n).filter((seat) => seat !== 1 && seat !== 4), race: race({ race: "grab", laid: laid(n), grabbed: all(n).map((seat) => (seat === 1 ? 2 : seat === 4 ? 3 : -1)) }) }, legal: [] }),
  touch: (n) => ({ view: { ...base(n), phase: "touch", owes: all(n).filter((seat) => seat !== 2), race: race({ race: "touch", garment: 2, order: [2] }) }, legal: [bare("touch")] }),
  boots: (n) => ({ view: { ...base(n), phase: "touch", owes: all(n), race: race({ race: "touch", garment: 5, starter: 0 }) }, legal: [bare("touch")] }),
  huts: (n) => ({ view: { ...base(n), phase: "huts", owes: all(n).filter((seat) => seat !== 4), race: race({ race: "huts", order: [4] }) }, legal: [bare("done")] }),
  "feat-asked": (n) => feat(n, 0, 88, -1),
  memory: (n) => feat(n, 6, 88, 0),
  timing: (n) => feat(n, 1, 975, 0),
  counting: (n) => feat(n, 8, 31, 0),
  typing: (n) => feat(n, 9, 180, 0),
  tapping: (n) => feat(n, 10, 40, 0),
  "tapping-four": (n) => feat(n, 16, 40, 0),
  steadiness: (n) => feat(n, 11, 640, 0),
  "feat-words": (n) => feat(n, 18, -1, 0),
  "feat-watched": (n) => feat(n, 6, 88, 3),
  throw: (n) => ({ view: { ...base(n), phase: "throw", owes: [0], actor: 0, meant: 2, waiting: face("shuriken"), mark: [90, 5, 30, -7] }, legal: [] }),
  "throw-watched": (n) => ({ view: { ...base(n), phase: "throw", owes: [1], actor: 1, meant: 0, waiting: face("shuriken"), mark: [90, 5, 30, -7] }, legal: [] }),
  duel: (n) => ({ view: { ...base(n), phase: "duel", owes: [0], actor: 0, meant: 2, open_pile: faces("r2", "r6", "b6") }, legal: [bare("accept"), ...["b1", "b7", "o6"].map((card) => bare("lay", [card]))] }),
  roulette: (n) => ({ view: { ...base(n), phase: "roulette", owes: [0], actor: 2, open_pile: faces("r4", "g5", "polisvin", "o3") }, legal: [bare("turn-up")] }),
  "chip-in": (n) => ({ view: { ...base(n), phase: "chip-in", owes: [0], actor: 4, named: 3, top: face("b5"), colour: 3 }, legal: ["b1", "b7"].map((card) => bare("lay", [card])) }),
  neither: (n) => choice(n, "neither", others(n).map((seat) => ({ seat }))),
  dont_darken: (n) => choice(n, "dont_darken", others(n).flatMap((seat) => NAMED.map((colour) => ({ seat, colour })))),
  clothes: (n) => choice(n, "clothes", GARMENTS.map((_, number) => ({ number }))),
  slabo: (n) => choice(n, "slabo", Array.from({ length: 19 }, (_, number) => ({ number })).filter(({ number }) => number !== 2 && number !== 8)),
  awl: (n) => ({ view: { ...held(n, "awl"), owes: [2], mover: 2, interceptor: 0, robbed: 1 }, legal: [{ ...bare("swap", ["awl"]), seat: 1 }] }),
};
