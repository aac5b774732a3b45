import type { ChopEvent, Square, TileKind } from '@miaou/chop';
import { type Beat, EASE, fade } from '../../../../ui/keyframes';
import { type Point, rowOf } from '../kitchen/geometry';
import type { PieceFilm } from './catch';

/** A tile above its square, and what it does there. */
export interface AirTile {
  readonly square: Square;
  readonly kind: TileKind;
  readonly tile: readonly Beat[];
  /** It turns about its upright; absent where it has been turned already. */
  readonly flip: readonly Beat[];
  readonly back: readonly Beat[];
  readonly face: readonly Beat[];
  readonly art: readonly Beat[];
  /** What breaks does so in pieces. */
  readonly breaks: boolean;
  /** Two dice of the other side jump out. */
  readonly dice: boolean;
}

const RISEN = 180;
/** Its edge is seen: now the face comes round. */
const EDGE_ON = 290;
const TURNED = 380;
/** From here on the face is seen, and the tile is told. */
export const TILE_TOLD = EDGE_ON;
const WHOLE = 1400;
/** What a cheese or a knife does is a fact of its own, which follows. */
const FIRST_ACT = 620;
export const KNIFE_TIME = 1400;
export const CHEESE_TIME = 850;
export const UNCOVERED_TIME = 700;
const SINKS = 150;
export const STILL_TILE_TIME = 1100;

const hasSecondAct = (kind: TileKind): boolean => kind === 'cheese' || kind === 'knife';
export const tileTime = (kind: TileKind): number => (hasSecondAct(kind) ? FIRST_ACT : WHOLE);

/** How far a tile rises, in hundredths of a square, and how large it is there. */
const RISE = 105;
const LARGE: readonly [number, number] = [1.4, 1.4];

/** Above its square; in the top row, below it. */
export const riseOf = (square: Square): number => (rowOf(square) === 0 ? RISE : -RISE);

const sinks = (at: number): readonly Beat[] => [
  [at, { opacity: 1 }],
  [at + SINKS, { y: 0, size: [1, 1], opacity: 0 }, EASE.in],
];

const ART: Readonly<Partial<Record<TileKind, readonly Beat[]>>> = {
  arrow: [
    [420, {}],
    [500, { turn: -26 }, EASE.out],
    [900, { turn: 340, size: [1.06, 1.06] }, 'cubic-bezier(.3,.1,.3,1)'],
    [980, { turn: 360, size: [1, 1] }, EASE.out],
  ],
  plus1: [
    [420, {}],
    [460, { size: [0.9, 0.9] }],
    [560, { size: [1.22, 1.22], y: -6 }, EASE.out],
    [660, { size: [1, 1], y: 0 }, EASE.down],
  ],
  fork: [
    [420, {}],
    [520, { turn: -18 }, EASE.out],
    [680, { turn: 12 }, EASE.both],
    [800, { turn: -6 }],
    [900, { turn: 0 }],
  ],
};

const turning = (kind: TileKind): readonly Beat[] => ART[kind === 'plus2' ? 'plus1' : kind] ?? [];

const turnedUp = (square: Square, kind: TileKind): AirTile => ({
  square,
  kind,
  tile: [
    // It comes from under the piece, and is drawn over it: whole from the start, it would hide who turned it.
    [0, { opacity: 0 }],
    [RISEN, { y: riseOf(square), size: LARGE, opacity: 1 }, EASE.back],
    ...(hasSecondAct(kind) ? [] : sinks(WHOLE - SINKS)),
  ],
  flip: [
    [RISEN, {}],
    [EDGE_ON, { size: [0.02, 1] }, EASE.in],
    [TURNED, { size: [1.06, 1] }, EASE.out],
    [TURNED + 60, { size: [1, 1] }],
  ],
  back: [
    [EDGE_ON, { opacity: 1 }],
    [EDGE_ON + 1, { opacity: 0 }],
  ],
  face: [
    [EDGE_ON, { opacity: 0 }],
    [EDGE_ON + 1, { opacity: 1 }],
  ],
  art: turning(kind),
  breaks: kind === 'broken',
  dice: false,
});

const inAir = (square: Square, kind: TileKind): AirTile => ({
  square,
  kind,
  tile: [[0, { y: riseOf(square), size: LARGE }]],
  flip: [],
  back: [[0, { opacity: 0 }]],
  face: [],
  art: [],
  breaks: false,
  dice: false,
});

const risen = (square: Square, then: readonly Beat[]): readonly Beat[] => [
  [0, { y: riseOf(square), size: LARGE }],
  ...then,
];

/** It jumps out of its tile, turns, falls point first, sticks and trembles. */
const KNIFE_ART: readonly Beat[] = [
  [0, {}],
  [80, { y: -34 }, EASE.out],
  [200, { y: -38, turn: 216 }, EASE.both],
  [280, { y: 6, turn: 218 }, EASE.in],
  [320, { turn: 226 }],
  [360, { turn: 212 }],
  [400, { turn: 221 }],
  [440, { turn: 218 }],
];

/** It swells and hops to the mouse on the square. */
const cheeseArt = (square: Square): readonly Beat[] => [
  [0, {}],
  [120, { size: [1.15, 1.15] }, EASE.out],
  [240, { size: [1, 1] }],
  [400, { y: -16 }, EASE.up],
  [600, { y: -0.7 * riseOf(square), size: [0.8, 0.8] }, EASE.down],
  [700, { opacity: 0 }],
];

/** What a fact does with a tile in the air. `previous` is the fact before it. */
export const airTileOf = (event: ChopEvent | null, previous: ChopEvent | null): AirTile | null => {
  if (event?.type === 'tileTurned') return turnedUp(event.square, event.tile);
  // A fork fetches a cheese from elsewhere: that is no second act of its tile.
  if (previous?.type !== 'tileTurned' || !hasSecondAct(previous.tile)) return null;
  const { square, tile } = previous;
  const air = inAir(square, tile);
  switch (event?.type) {
    case 'knifeHurt':
      return { ...air, tile: risen(square, sinks(KNIFE_TIME - SINKS)), art: KNIFE_ART, dice: true };
    case 'cheeseWon':
      return { ...air, tile: risen(square, sinks(CHEESE_TIME - SINKS)), art: cheeseArt(square) };
    case 'cheeseUncovered':
      return {
        ...air,
        tile: risen(square, [
          [200, {}],
          [500, { y: 0, size: [1, 1] }, EASE.down],
        ]),
      };
    default:
      return null;
  }
};

/** A fork leaves its mouse, spears a cheese elsewhere and goes up with it. */
export interface ForkFilm {
  readonly across: readonly Beat[];
  readonly lift: readonly Beat[];
  readonly spin: readonly Beat[];
  readonly cheese: readonly Beat[];
}

export const forkFilm = (from: Point, to: Point): ForkFilm => ({
  across: [
    [0, from],
    [320, to, EASE.both],
  ],
  lift: [
    [0, {}],
    [160, { y: -80 }, EASE.up],
    [320, { y: -28 }, EASE.down],
    [360, { y: -22 }],
    [510, { y: -70 }, EASE.back],
    [700, {}],
    [800, { y: -110, opacity: 0 }],
  ],
  spin: [
    [0, { turn: -16 }],
    [160, { turn: 110 }],
    [320, { turn: 178 }],
  ],
  cheese: [
    [320, {}],
    [360, { size: [1.2, 0.8] }],
    [510, { size: [1, 1], y: -42 }, EASE.back],
    [700, {}],
    [800, { y: -82, opacity: 0 }],
  ],
});

/** Nothing travels: the face is shown above its square, and goes. */
export const stillTile = ({ square, kind }: AirTile): AirTile => ({
  ...inAir(square, kind),
  face: fade(STILL_TILE_TIME - 240),
});

/** The piece that turned it ducks once, and stays whole. */
export const duckFilm: PieceFilm = {
  body: [
    [0, {}],
    [90, { size: [1.1, 0.86] }, EASE.out],
    [240, { size: [1, 1] }, EASE.back],
  ],
};

const SHARDS = 6;
/** A plate in six flat pieces, about its middle. */
export const SHARD_PATHS = [
  'M0 0L0 -36A36 36 0 0 1 34 -12Z',
  'M0 0L34 -12A36 36 0 0 1 26 26Z',
  'M0 0L26 26A36 36 0 0 1 -10 35Z',
  'M0 0L-10 35A36 36 0 0 1 -35 8Z',
  'M0 0L-35 8A36 36 0 0 1 -24 -27Z',
  'M0 0L-24 -27A36 36 0 0 1 0 -36Z',
] as const;

export const shardBeats = (index: number): readonly Beat[] => {
  const angle = ((index * 360) / SHARDS - 55) * (Math.PI / 180);
  const [x, y, side] = [Math.cos(angle), Math.sin(angle), index % 2 === 0 ? -1 : 1];
  return [
    [560, {}],
    [700, { x: x * 26, y: y * 22 - 10, turn: 40 * side }, EASE.out],
    [980, { x: x * 44, y: y * 34 + 26, turn: 105 * side }, EASE.down],
  ];
};

export const diceBeats = (index: number): readonly Beat[] => [
  [420 + index * 110, { opacity: 0, size: [0.2, 0.2], x: -20 }],
  [560 + index * 110, { opacity: 1, size: [1, 1], x: 0, turn: index === 0 ? -7 : 7 }, EASE.back],
];
