/** One drawn thing of a strip. */
export interface StripItem {
  /** The name of a symbol. */
  readonly drawing: string;
  /** A symbol that lies above it. */
  readonly over?: string;
  /** What lay above has been taken. */
  readonly taken?: true;
  /** It leaves the game. */
  readonly leaves?: true;
  /** A number or sign under it. */
  readonly sign?: string;
  /** Words under it. */
  readonly label?: string;
}

/** Drawn things side by side: cards of the row, bids, dice, tiles. */
export interface Strip {
  readonly kind: 'strip';
  /** How many lie side by side before the next line begins. */
  readonly columns: number;
  readonly items: readonly StripItem[];
  /** What it comes to. */
  readonly result?: { readonly label: string; readonly amount: number };
}

export const HOLES = ['N', 'E', 'S', 'W'] as const;
export type Hole = (typeof HOLES)[number];
/** A square such as `c4`, or a hole. */
export type Place = string;

/** Where a piece goes, or may not go. */
export interface Way {
  readonly kind: 'walk' | 'jump' | 'barred';
  readonly places: readonly [Place, ...Place[]];
}

/** A piece of the kitchen seen from above. */
export interface Kitchen {
  readonly kind: 'kitchen';
  /** The squares at the upper left and the lower right. */
  readonly from: Place;
  readonly to: Place;
  readonly holes?: Readonly<Partial<Record<Hole, 'closed' | 'open'>>>;
  /** Without letters and numbers at the edge, for small pictures. */
  readonly bare?: true;
  /** Every other square of the floor carries a tile face down. */
  readonly covered?: true;
  /** What lies face up. */
  readonly tiles?: Readonly<Record<Place, string>>;
  /** Mice, by the name of their symbol: those on c4 and d4 are under the table. */
  readonly mice?: Readonly<Record<Place, string>>;
  readonly cat?: Place;
  readonly ways?: readonly Way[];
}

export type Picture = Strip | Kitchen;

/** The labels that a picture asks words for. */
export type LabelId<P> =
  | (P extends { readonly items: readonly (infer I)[] }
      ? I extends { readonly label: infer L extends string }
        ? L
        : never
      : never)
  | (P extends { readonly result: { readonly label: infer L extends string } } ? L : never);
