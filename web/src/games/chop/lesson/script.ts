import {
  type ByTileKind,
  type ChopDeal,
  type ChopMove,
  type ChopTypes,
  KITCHEN,
  type Mouse,
  type Place,
  type Square,
  TILE_KINDS,
  type TileKind,
} from '@miaou/chop';
import { seat } from '@miaou/kit';
import type { Answer, Chapter, Claim, Saying, ScriptedMove, Want } from '../../../lessons/lesson';
import { tiledSquaresOf } from '../board/kitchen/geometry';
import type { BubbleId, ChapterId } from './texts/words';

export type ChopChapter = Chapter<ChopTypes, BubbleId, ChapterId>;
type ChopAnswer = Answer<ChopTypes, BubbleId>;
type ChopSaying = Saying<ChopTypes, BubbleId>;
type Shown = NonNullable<ChopAnswer['shows']>;
type Wanted = Want<ChopTypes, BubbleId>;
export type Played = ScriptedMove<ChopTypes>;
export type ChopClaim = Claim<ChopTypes>;

export const ME = seat(0);
/** The other player: the cat where the learner has the mice, and the other way round. */
export const OTHER = seat(1);
type Player = typeof ME;

export const HAT = 0;
export const SCARF = 1;
export const SPECS = 2;
export const BOW = 3;

/** The named squares hide what is wanted there; the other tiles of the kitchen fill the rest, harmless ones first. */
export const dealt = (firstMouseSeat: Player, wanted: Partial<ByTileKind<readonly Square[]>>): ChopDeal => {
  const kindOn = (square: Square) => TILE_KINDS.find((kind) => wanted[kind]?.includes(square));
  const kinds = ['broken', ...TILE_KINDS.filter((kind) => kind !== 'broken')] as const;
  const rest = kinds.flatMap((kind) => Array<TileKind>(KITCHEN.tiles[kind] - (wanted[kind]?.length ?? 0)).fill(kind));
  let next = 0;
  return { firstMouseSeat, tiles: tiledSquaresOf(KITCHEN).map((square) => kindOn(square) ?? rest[next++] ?? 'broken') };
};

const ROLL = (value: number): ChopMove => ({ type: 'roll', value });
const runTo = (mouse: Mouse, to: Place): ChopMove => ({ type: 'move', mouse, to });
const prowlTo = (to: Square): ChopMove => ({ type: 'move', to });

export const sets = (by: Player, to: Square): Played => ({ seat: by, move: { type: 'start', to } });
export const rolls = (by: Player, value: number): Played => ({ seat: by, move: ROLL(value) });
export const runs = (by: Player, mouse: Mouse, to: Place): Played => ({ seat: by, move: runTo(mouse, to) });
/** The cat rolls and goes there. */
export const prowls = (by: Player, value: number, to: Square): readonly Played[] => [
  rolls(by, value),
  { seat: by, move: prowlTo(to) },
];
/** A mouse rolls and goes there. */
export const scurries = (by: Player, value: number, mouse: Mouse, to: Place): readonly Played[] => [
  rolls(by, value),
  runs(by, mouse, to),
];

export const says = (text: BubbleId, ...holds: readonly ChopClaim[]): ChopSaying => ({ text, holds });
export const saidBy = (by: string, text: BubbleId, ...holds: readonly ChopClaim[]): ChopSaying => ({ by, text, holds });

/** What would come of it: the other one plays on, and it is told. */
export const shown = (told: ChopSaying, ...plays: readonly Played[]): Shown => ({ plays, says: told });

const answer = (to: (move: ChopMove) => boolean, said: ChopSaying, shows?: Shown): ChopAnswer => ({
  to,
  says: said,
  ...(shows === undefined ? {} : { shows }),
});

const isRun = (move: ChopMove): move is Extract<ChopMove, { mouse: Mouse }> => move.type === 'move' && 'mouse' in move;

/** Whatever has no answer of its own. */
export const toAll = (said: ChopSaying, shows?: Shown): ChopAnswer => answer(() => true, said, shows);
/** To other ways of this mouse. */
export const toOwn = (mouse: Mouse, said: ChopSaying, shows?: Shown): ChopAnswer =>
  answer((move) => isRun(move) && move.mouse === mouse, said, shows);
export const toOthersThan = (mouse: Mouse, said: ChopSaying, shows?: Shown): ChopAnswer =>
  answer((move) => isRun(move) && move.mouse !== mouse, said, shows);
/** Where the cat would catch it: a square, and the number that brings the cat there. */
export const toPeril = (
  mouse: Mouse,
  squares: { readonly [at in Square]?: number },
  said: (mouse: Mouse, square: Square) => ChopSaying,
  told: ChopSaying,
): readonly ChopAnswer[] =>
  (Object.entries(squares) as [Square, number][]).map(([square, value]) =>
    answer(
      (move) => (isRun(move) ? move.mouse === mouse && move.to === square : move.type === 'jump' && move.to === square),
      said(mouse, square),
      shown(told, ...prowls(OTHER, value, square)),
    ),
  );

export const wantsRoll = (value: number): Wanted => ({ move: ROLL(value), answers: [] });
export const wantsSeat = (to: Square, ...answers: readonly ChopAnswer[]): Wanted => ({
  move: { type: 'start', to },
  answers,
});
export const wantsRun = (mouse: Mouse, to: Place, ...answers: readonly ChopAnswer[]): Wanted => ({
  move: runTo(mouse, to),
  answers,
});
export const wantsProwl = (to: Square, ...answers: readonly ChopAnswer[]): Wanted => ({ move: prowlTo(to), answers });
export const wantsLeap = (to: Square, ...answers: readonly ChopAnswer[]): Wanted => ({
  move: { type: 'jump', to },
  answers,
});
export const wantsFork = (at: Square, ...answers: readonly ChopAnswer[]): Wanted => ({
  move: { type: 'fork', at },
  answers,
});
