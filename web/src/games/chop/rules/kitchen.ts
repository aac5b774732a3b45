import type { GamePicture } from '../../../rules/picture';

export const HOLES = ['N', 'E', 'S', 'W'] as const;
export type Hole = (typeof HOLES)[number];
/** A square such as `c4`, or a hole. */
export type KitchenPlace = string;

/** Where a piece goes, or may not go. */
export interface DrawnWay {
  readonly kind: 'walk' | 'jump' | 'barred';
  readonly places: readonly [KitchenPlace, ...KitchenPlace[]];
}

/** A piece of the kitchen seen from above. */
export interface Kitchen extends GamePicture {
  /** The squares at the upper left and the lower right. */
  readonly from: KitchenPlace;
  readonly to: KitchenPlace;
  readonly holes?: Readonly<Partial<Record<Hole, 'closed' | 'open'>>>;
  /** Without letters and numbers at the edge, for small pictures. */
  readonly bare?: true;
  /** Every other square of the floor carries a tile face down. */
  readonly covered?: true;
  /** What lies face up. */
  readonly tiles?: Readonly<Record<KitchenPlace, string>>;
  /** Mice, by the name of their symbol: those on c4 and d4 are under the table. */
  readonly mice?: Readonly<Record<KitchenPlace, string>>;
  readonly cat?: KitchenPlace;
  /** Numbers on squares, such as how many faces of a die lead there. */
  readonly marks?: Readonly<Record<KitchenPlace, string>>;
  /** Squares to choose from. */
  readonly rings?: readonly KitchenPlace[];
  readonly ways?: readonly DrawnWay[];
}
