import type { Reaction } from '@miaou/protocol';
import { type Beat, EASE } from '../../../../ui/keyframes';

export interface Point {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a face flies from its seat, in pixels: far enough to be beside it, too near to lie on what is played with. */
const NEAREST = 76;
const FARTHEST = 150;
const SHARE_OF_WAY = 0.35;
/** No face is nearer to the edge of the stage: half a face with its name. */
const MARGIN = 56;

const clamped = (value: number, length: number): number =>
  Math.min(Math.max(value, MARGIN), Math.max(MARGIN, length - MARGIN));

/** Where a face stops that comes from a seat: on the way to the middle of the stage. */
export const landing = (seat: Point, { width, height }: Size): Point => {
  const [x, y] = [width / 2 - seat.x, height / 2 - seat.y];
  const way = Math.hypot(x, y);
  const share = way === 0 ? 0 : Math.min(Math.max(way * SHARE_OF_WAY, NEAREST), FARTHEST) / way;
  return { x: clamped(seat.x + x * share, width), y: clamped(seat.y + y * share, height) };
};

/** Where a face appears whose seat is not in the picture. */
export const withoutSeat = ({ width }: Size): Point => ({ x: width / 2, y: MARGIN });

const THERE = 260;
const LEAVES = 1_700;
/** All of it, in milliseconds. */
export const FLIGHT = 2_100;

/** The way across: out of the seat, a stay, and gone. */
export const across = ({ x, y }: Point): readonly Beat[] => [
  [0, { x, y, size: [0.2, 0.2], opacity: 1 }],
  [THERE, { x: 0, y: 0, size: [1, 1] }, EASE.back],
  [LEAVES, { opacity: 1 }],
  [FLIGHT, { y: -14, opacity: 0 }, EASE.in],
];

/** What each face does once, when it has arrived. */
export const GESTURES: Readonly<Record<Reaction, readonly Beat[]>> = {
  purr: [
    [THERE, {}],
    [480, { turn: -8 }, EASE.both],
    [720, { turn: 8 }, EASE.both],
    [960, { turn: 0 }, EASE.both],
  ],
  hiss: [
    [THERE, {}],
    [330, { x: -5, size: [1.14, 1.14] }, EASE.out],
    [400, { x: 5 }],
    [470, { x: -5 }],
    [540, { x: 4 }],
    [620, { x: 0 }],
    [960, { size: [1, 1] }, EASE.both],
  ],
  gasp: [
    [THERE, {}],
    [330, { y: 4, size: [1.1, 0.84] }, EASE.out],
    [480, { y: -26, size: [0.9, 1.16] }, EASE.up],
    [640, { y: 0, size: [1.12, 0.86] }, EASE.down],
    [800, { size: [1, 1] }, EASE.out],
  ],
  laugh: [
    [THERE, {}],
    [360, { y: -14, size: [0.96, 1.06] }, EASE.up],
    [460, { y: 0, size: [1.06, 0.92] }, EASE.down],
    [560, { y: -14, size: [0.96, 1.06] }, EASE.up],
    [660, { y: 0, size: [1.06, 0.92] }, EASE.down],
    [760, { y: -14, size: [0.96, 1.06] }, EASE.up],
    [860, { y: 0, size: [1.06, 0.92] }, EASE.down],
    [960, { size: [1, 1] }, EASE.out],
  ],
  clap: [
    [THERE, {}],
    [340, { size: [0.9, 1.04] }, EASE.out],
    [440, { size: [1.06, 1] }, EASE.out],
    [540, { size: [0.9, 1.04] }, EASE.out],
    [640, { size: [1.06, 1] }, EASE.out],
    [740, { size: [0.9, 1.04] }, EASE.out],
    [860, { size: [1, 1] }, EASE.out],
  ],
  sleepy: [
    [THERE, {}],
    [760, { turn: 14, y: 6 }, EASE.both],
    [1_100, { turn: 14, y: 6 }],
    [1_200, { turn: -4, y: 0 }, EASE.out],
    [1_360, { turn: 0 }, EASE.both],
  ],
};
