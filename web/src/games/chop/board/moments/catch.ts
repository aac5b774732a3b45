import { type ChopEvent, type ChopView, MICE, type Mouse } from '@miaou/chop';
import { type Beat, EASE, fade } from '../../../../ui/keyframes';
import type { Point } from '../kitchen/geometry';

/** The cat draws back, and then leaps. */
const CROUCH = 200;
const POUNCE = 240;
/** From the crouch to the instant of the catch. */
export const POUNCE_TIME = CROUCH + POUNCE;
/** As many squares high as the arc is. */
const ARC = 140;

/** From the catch until the mouse lies on its chip: then it is told. */
export const FLIGHT_TIME = 390;
const STAR_STAYS = 350;
/** The catch that ends the match is looked at for longer. */
const LAST_STAYS = 400;
/** What is true now stays to be read. */
const READ_TIME = 560;
const STILL_STAYS = 480;

const isLastMouse = ({ mice }: ChopView): boolean => mice.every((place) => place === null);
const staysFor = (after: ChopView): number => STAR_STAYS + (isLastMouse(after) ? LAST_STAYS : 0);

export const catchTime = (after: ChopView): number => FLIGHT_TIME + READ_TIME + (isLastMouse(after) ? LAST_STAYS : 0);
export const STILL_CATCH_TIME = 120 + STILL_STAYS + 120;

/** The mouse that a fact catches or leads to the catch of. `before` is the view before it. */
export const preyOf = (event: ChopEvent | null, before: ChopView | null): Mouse | null => {
  if (event === null || before === null) return null;
  if (event.type === 'mouseCaught') return event.mouse;
  const isCat = event.type === 'catMoved' || (event.type === 'jumped' && event.by === 'cat');
  if (!isCat) return null;
  const { layout } = before.options;
  const isBelow = layout.table.under.some((square) => square === event.to);
  return isBelow ? null : (MICE.find((mouse) => before.mice[mouse] === event.to) ?? null);
};

/** What a piece does: over the floor, up and down, in its own shape, and on the floor below it. */
export interface PieceFilm {
  readonly across?: readonly Beat[];
  readonly lift?: readonly Beat[];
  readonly body?: readonly Beat[];
  readonly shadow?: readonly Beat[];
}

/** The cat is drawn looking to the left: to the right it is turned over. */
const facing = (from: Point, to: Point): 1 | -1 => (to.x > from.x ? -1 : 1);

const towards = (from: Point, to: Point): Point => {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
};

/** The cat draws away from its prey, wiggles its hips and leaps over all squares in one arc. */
export const pounceFilm = (from: Point, to: Point): PieceFilm => {
  const side = facing(from, to);
  const { x, y } = towards(from, to);
  const shape = (wide: number, high: number): readonly [number, number] => [side * wide, high];
  return {
    across: [
      [0, from],
      [110, { x: from.x - 10 * x, y: from.y - 6 * y }, EASE.out],
      [CROUCH, { x: from.x - 13 * x, y: from.y - 8 * y }],
      [POUNCE_TIME, to, 'cubic-bezier(.3,.2,.7,.9)'],
    ],
    lift: [
      [CROUCH, {}],
      [CROUCH + POUNCE / 2, { y: -ARC }, EASE.up],
      [POUNCE_TIME, { y: 0 }, EASE.down],
    ],
    body: [
      [0, { size: shape(1, 1) }],
      [110, { size: shape(1.12, 0.74) }, EASE.out],
      [140, { turn: 2.5 }],
      [170, { turn: -2.5 }],
      [CROUCH, { turn: 0 }],
      [260, { size: shape(1.12, 0.96), turn: 16 * side }, EASE.out],
      [330, { size: shape(1.16, 0.92), turn: 0 }],
      [POUNCE_TIME, { size: shape(1.06, 1.02), turn: -20 * side }, EASE.in],
    ],
    shadow: [
      [CROUCH, { opacity: 1 }],
      [CROUCH + POUNCE / 2, { opacity: 0.5, size: [0.6, 0.6] }],
      [POUNCE_TIME, { opacity: 1, size: [1.1, 1.1] }],
    ],
  };
};

/** The eye is on the victim before it is hit: it starts up, and ducks under what comes. */
export const victimFilm: PieceFilm = {
  lift: [
    [150, {}],
    [200, { y: -16 }, EASE.up],
    [260, { y: 0 }, EASE.down],
  ],
  body: [
    [150, {}],
    [190, { size: [0.9, 1.16] }, EASE.out],
    [260, { size: [0.94, 1.1] }],
    [400, { size: [1.1, 0.84] }, EASE.out],
    [POUNCE_TIME, { size: [1.25, 0.5] }],
  ],
};

/** The exclamation mark over its head. */
export const alarmBeats: readonly Beat[] = [
  [150, { opacity: 0, size: [0.3, 0.3] }],
  [152, { opacity: 1 }],
  [210, { size: [1, 1] }, EASE.back],
  [400, { opacity: 1 }],
  [430, { opacity: 0 }],
];

/** The cat lands flat, stretches, and stands as before. */
export const landingFilm = (from: Point, to: Point, after: ChopView): PieceFilm => {
  const side = facing(from, to);
  const turnedBack: readonly Beat[] = side === 1 ? [] : [[staysFor(after) + 200, { size: [1, 1] }, EASE.both]];
  return {
    body: [
      [0, { size: [side * 1.28, 0.62] }],
      [100, { size: [side * 0.95, 1.08] }, EASE.back],
      [200, { size: [side, 1] }],
      ...(turnedBack.length === 0 ? [] : [[staysFor(after) + 80, { size: [side, 1] }] as const]),
      ...turnedBack,
    ],
  };
};

/** What the catch looks like around the cat. */
export interface Impact {
  /** It opens behind the cat. */
  readonly star: readonly Beat[];
  /** It slams down above it. */
  readonly word: readonly Beat[];
  /** The whole kitchen, once. */
  readonly shake: readonly Beat[];
}

const goes = (at: number, size: number): readonly Beat[] => [
  [at, { opacity: 1 }],
  [at + 90, { opacity: 0, size: [size, size] }, EASE.in],
];

export const impactOf = (after: ChopView): Impact => {
  const stays = staysFor(after);
  return {
    star: [
      [0, { opacity: 1, size: [0.35, 0.35], turn: -14 }],
      [70, { size: [1.12, 1.12], turn: 2 }, EASE.out],
      [130, { size: [1, 1], turn: 0 }, EASE.both],
      ...goes(stays, 0.86),
    ],
    word: [
      [0, { opacity: 0, size: [1.9, 1.9], turn: -10, y: 18 }],
      [10, { opacity: 1 }],
      [90, { size: [0.94, 0.94], turn: -4, y: 0 }, EASE.out],
      [140, { size: [1, 1] }, EASE.out],
      ...goes(stays + 30, 0.9),
    ],
    shake: [
      [0, {}],
      [20, { x: 2, y: 2 }],
      [60, { x: -2, y: -1 }],
      [100, { x: 0, y: 0 }],
    ],
  };
};

/** Nothing travels: star and word come and go. */
export const STILL_IMPACT: Impact = { star: fade(STILL_STAYS), word: fade(STILL_STAYS), shake: [] };

/** A mouse that leaves the board as a paper cut-out: across, in an arc, over itself, and its two sides. */
export interface Flight {
  readonly across: readonly Beat[];
  readonly lift: readonly Beat[];
  readonly spin: readonly Beat[];
  readonly front: readonly Beat[];
  readonly back: readonly Beat[];
}

const SOFT = 'ease-in-out';
const TURNS_OVER = 130;
const TURNS_BACK = 255;

/** From the square to its chip, in pixels; it arrives as large as it is drawn there. */
export const flightOf = (from: Point, to: Point, shrinks: number): Flight => ({
  across: [
    [0, from],
    [50, { x: from.x + Math.sign(to.x - from.x) * 4 }],
    [FLIGHT_TIME, to, 'cubic-bezier(.35,0,.6,1)'],
  ],
  lift: [
    [20, {}],
    [190, { y: -96 }, EASE.up],
    [FLIGHT_TIME, { y: 0 }, EASE.down],
  ],
  spin: [
    [0, { size: [1.2, 0.5] }],
    [60, { size: [1.2, 1.25], turn: -14 }, SOFT],
    [TURNS_OVER, { size: [0.02, 1.2], turn: -40 }, SOFT],
    [190, { size: [1.2, 1.2], turn: -60 }, SOFT],
    [TURNS_BACK, { size: [0.02, 1.2], turn: -20 }, SOFT],
    [320, { size: [1.1, 1.1], turn: 20 }, SOFT],
    [FLIGHT_TIME, { size: [shrinks, shrinks], turn: 0 }, SOFT],
  ],
  front: [
    [TURNS_OVER, { opacity: 1 }],
    [TURNS_OVER + 1, { opacity: 0 }],
    [TURNS_BACK, { opacity: 0 }],
    [TURNS_BACK + 1, { opacity: 1 }],
    [FLIGHT_TIME, { opacity: 1 }],
    [FLIGHT_TIME + 1, { opacity: 0 }],
  ],
  back: [
    [0, { opacity: 0 }],
    [TURNS_OVER, { opacity: 0 }],
    [TURNS_OVER + 1, { opacity: 1 }],
    [TURNS_BACK, { opacity: 1 }],
    [TURNS_BACK + 1, { opacity: 0 }],
  ],
});

/** "Caught" thumps down on the chip. */
export const stampBeats: readonly Beat[] = [
  [0, { opacity: 0, size: [2.2, 2.2], turn: 6 }],
  [10, { opacity: 1 }],
  [70, { size: [0.94, 0.94], turn: 0 }, EASE.in],
  [120, { size: [1, 1] }],
];
