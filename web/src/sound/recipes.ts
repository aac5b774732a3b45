import type { Recipe, Stroke } from './recipe';

/** A note of the scale that all sounds share: 0 is the A at 440 Hz. */
const note = (halfTones: number): number => 440 * 2 ** (halfTones / 12);

const struck = (at: number, pitch: number, lasts: number, loud: number): Stroke[] => [
  { wave: 'sine', at, lasts, from: pitch, loud },
  { wave: 'triangle', at, lasts: lasts / 3, from: pitch * 2.76, loud: loud / 4 },
];

const woodBlock = (pitch: number): Recipe => [
  { wave: 'sine', at: 0, lasts: 90, from: pitch, to: pitch * 0.94, loud: 0.5, rise: 1 },
  { wave: 'noise', at: 0, lasts: 25, from: pitch * 3, loud: 0.35, rise: 1 },
];

const swish = (at: number, lasts: number, from: number, to: number, loud: number): Stroke => ({
  wave: 'noise',
  at,
  lasts,
  from,
  to,
  loud,
  rise: lasts / 3,
});

const snap: Recipe = [
  { wave: 'noise', at: 0, lasts: 30, from: 3600, loud: 0.7, rise: 1 },
  { wave: 'noise', at: 34, lasts: 60, from: 1500, to: 700, loud: 0.5, rise: 1 },
];

/** Tiny feet: two steps for each mouse, as long as there is room. */
const feet = (mice: number): Recipe =>
  Array.from({ length: Math.min(mice, 6) * 2 }, (_, step) => ({
    wave: 'noise',
    at: step * 28,
    lasts: 22,
    from: step % 2 === 0 ? 2600 : 3200,
    loud: 0.4,
    rise: 1,
  }));

const yap = (at: number): Stroke => ({ wave: 'saw', at, lasts: 80, from: 620, to: 420, loud: 0.3, rise: 8 });

const bell = (at: number, pitch: number, lasts: number): Stroke[] => [
  { wave: 'sine', at, lasts, from: pitch, loud: 0.35, rise: 2 },
  { wave: 'sine', at, lasts: lasts * 0.7, from: pitch * 2.41, loud: 0.16, rise: 2 },
  { wave: 'sine', at, lasts: lasts * 0.4, from: pitch * 3.93, loud: 0.08, rise: 2 },
];

const vibraphone = (at: number, halfTones: number, lasts = 520): Stroke[] => struck(at, note(halfTones), lasts, 0.3);

/** Pings on a plate: a knife, a fork, broken dishes. */
const plate = (at: number, pitch: number, lasts: number): Stroke[] => [
  { wave: 'triangle', at, lasts, from: pitch, loud: 0.25, rise: 1 },
  { wave: 'sine', at, lasts: lasts / 2, from: pitch * 1.52, loud: 0.15, rise: 1 },
];

/** Every sound by its name. All are short but the last. */
export const RECIPES = {
  lay: [swish(0, 70, 1200, 500, 0.6), { wave: 'sine', at: 50, lasts: 60, from: 150, loud: 0.4, rise: 1 }],
  /** Cards slide over the table, one after the other. */
  deal: Array.from({ length: 7 }, (_, card) => swish(card * 52, 60, card % 2 === 0 ? 1500 : 1250, 600, 0.4)),
  pass: [swish(0, 180, 700, 2400, 0.7)],
  turn: snap,
  good: [...struck(0, note(3), 130, 0.4), ...struck(90, note(7), 130, 0.4), ...struck(180, note(10), 200, 0.4)],
  bad: [
    { wave: 'saw', at: 0, lasts: 170, from: note(-21), loud: 0.35, rise: 20 },
    { wave: 'saw', at: 150, lasts: 230, from: note(-24), to: note(-26), loud: 0.35, rise: 20 },
  ],
  bigDog: [
    { wave: 'saw', at: 0, lasts: 260, from: 190, to: 75, loud: 0.6, rise: 14 },
    { wave: 'noise', at: 0, lasts: 160, from: 420, to: 200, loud: 0.5, rise: 10 },
  ],
  smallDog: [yap(0), yap(115), yap(230)],
  yourTurn: [...bell(0, 1760, 380), ...bell(70, 1760, 300)],
  buy: [swish(0, 240, 500, 2800, 0.6), { wave: 'sine', at: 220, lasts: 120, from: 180, to: 90, loud: 0.5 }],
  step: [{ wave: 'sine', at: 0, lasts: 55, from: 320, to: 240, loud: 0.4, rise: 1 }],
  roll: [0, 45, 85, 140, 190, 260].map((at, hop) => ({
    wave: 'noise' as const,
    at,
    lasts: 40,
    from: 1900 - hop * 160,
    loud: 0.55 - hop * 0.05,
    rise: 1,
  })),
  tile: [{ wave: 'sine', at: 0, lasts: 80, from: 660, to: 560, loud: 0.35, rise: 1 }, ...snap.slice(1)],
  cheese: [...struck(0, note(7), 120, 0.4), ...struck(80, note(12), 220, 0.4)],
  broken: [...plate(0, 2300, 110), ...plate(60, 1700, 120), ...plate(130, 2900, 90), ...plate(190, 1300, 160)],
  knife: [swish(0, 110, 1800, 5200, 0.5), ...plate(90, 3100, 260)],
  fork: [...plate(0, 2600, 200), ...plate(25, 2650, 220)],
  arrow: [swish(0, 200, 900, 4800, 0.6), { wave: 'sine', at: 190, lasts: 90, from: 260, loud: 0.5, rise: 1 }],
  plus: [...struck(0, note(0), 80, 0.35), ...struck(80, note(5), 140, 0.35)],
  /** The hips wiggle, twice. */
  crouch: [
    { wave: 'saw', at: 0, lasts: 190, from: 62, to: 78, loud: 0.28, rise: 60 },
    ...[20, 75, 130].map((at) => swish(at, 45, 700, 900, 0.28)),
  ],
  /** The leap, after the crouch. */
  pounce: [
    swish(200, 190, 400, 2200, 0.65),
    { wave: 'triangle', at: 200, lasts: 150, from: 260, to: 520, loud: 0.25, rise: 30 },
  ],
  /** A cleaver on a board. */
  cleaver: [
    { wave: 'noise', at: 0, lasts: 35, from: 3800, loud: 0.4, rise: 1 },
    { wave: 'sine', at: 0, lasts: 150, from: 190, to: 70, loud: 0.5, rise: 1 },
    { wave: 'saw', at: 4, lasts: 110, from: 240, to: 90, loud: 0.35, rise: 2 },
    ...plate(30, 2900, 180),
  ],
  hole: [
    { wave: 'sine', at: 0, lasts: 130, from: 200, to: 480, loud: 0.5, rise: 4 },
    { wave: 'noise', at: 110, lasts: 50, from: 900, loud: 0.4, rise: 1 },
  ],
  lose: [
    { wave: 'triangle', at: 0, lasts: 140, from: note(-5), loud: 0.4, rise: 12 },
    { wave: 'triangle', at: 120, lasts: 140, from: note(-6), loud: 0.4, rise: 12 },
    { wave: 'triangle', at: 240, lasts: 160, from: note(-9), to: note(-10), loud: 0.4, rise: 12 },
  ],
  win: [
    ...[0, 4, 7, 12].flatMap((tone, beat) => vibraphone(beat * 130, tone)),
    ...[5, 9, 12, 17].flatMap((tone, beat) => vibraphone(560 + beat * 130, tone)),
    ...[7, 11, 14, 19].flatMap((tone, beat) => vibraphone(1120 + beat * 130, tone)),
    ...[12, 16, 19, 24].flatMap((tone) => vibraphone(1700, tone, 900)),
  ],
} as const satisfies Record<string, Recipe>;

type SoundName = keyof typeof RECIPES;

const isName = (name: string): name is SoundName => Object.hasOwn(RECIPES, name);

/** After an octave the ladder of bids starts over. */
const LADDER = [0, 2, 4, 5, 7, 9, 11, 12] as const;

const bidOf = (bids: number): Recipe => woodBlock(note(-3 + (LADDER[bids % LADDER.length] ?? 0)));

const MICE = /^mice-(\d{1,2})$/;
const COIN = /^coin-(\d{1,2})$/;

/** A coin on a heap of coins: the higher the heap, the higher it sounds. */
const coin = (halfTones: number): Recipe => [
  ...struck(0, note(15 + halfTones), 70, 0.28),
  { wave: 'noise', at: 0, lasts: 18, from: 4200, loud: 0.2, rise: 1 },
];

const MEOW = /^(meow|honk)-(\d)-([123])$/;

/** How long a meow lasts, by its loudness, in milliseconds. */
const MEOW_LENGTHS = [300, 700, 1150] as const;

/** Up in the mouth and down again; each seat has a pitch of its own. */
const meow = (seat: number, loud: number): Recipe => {
  const lasts = MEOW_LENGTHS[loud - 1] ?? MEOW_LENGTHS[0];
  const pitch = note(3 * seat - 6);
  const force = 0.2 + loud * 0.08;
  return [
    { wave: 'saw', at: 0, lasts: lasts * 0.45, from: pitch, to: pitch * 1.5, loud: force, rise: lasts * 0.2 },
    {
      wave: 'triangle',
      at: lasts * 0.3,
      lasts: lasts * 0.7,
      from: pitch * 1.5,
      to: pitch * 0.8,
      loud: force,
      rise: lasts * 0.25,
    },
    {
      wave: 'noise',
      at: lasts * 0.1,
      lasts: lasts * 0.6,
      from: pitch * 3,
      to: pitch * 2,
      loud: force / 2,
      rise: lasts * 0.2,
    },
  ];
};

/** A goose does its best. */
const honk = (seat: number): Recipe =>
  [0, 260].map((at) => ({
    wave: 'saw',
    at,
    lasts: 220,
    from: note(seat - 16),
    to: note(seat - 18),
    loud: 0.45,
    rise: 20,
  }));

/** The strokes of a sound; `bids` is the number of bids before it in this auction. Nothing for an unknown name. */
export const recipeFor = (name: string, bids = 0): Recipe | undefined => {
  if (name === 'bid') return bidOf(bids);
  const mice = MICE.exec(name)?.[1];
  if (mice !== undefined) return feet(Number(mice));
  const halfTones = COIN.exec(name)?.[1];
  if (halfTones !== undefined) return coin(Number(halfTones));
  const [, voice, seat, loud] = MEOW.exec(name) ?? [];
  if (voice !== undefined) return voice === 'honk' ? honk(Number(seat)) : meow(Number(seat), Number(loud));
  return isName(name) ? RECIPES[name] : undefined;
};
