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

/** A picture of a kind that only one game draws: its rules module has the component for it and describes it in words. */
export interface GamePicture {
  readonly kind: 'game';
}

export type Picture = Strip | GamePicture;

/** The labels that a picture asks words for. */
export type LabelId<P> =
  | (P extends { readonly items: readonly (infer I)[] }
      ? I extends { readonly label: infer L extends string }
        ? L
        : never
      : never)
  | (P extends { readonly result: { readonly label: infer L extends string } } ? L : never);

/** What symbols show, by their ids; a group of the pattern is handed on. */
export type NamePatterns<Names> = readonly (readonly [RegExp, (names: Names, part: string) => string])[];

/** The name by the first pattern that fits; undefined where none does. */
export const nameByPattern = <Names>(
  patterns: NamePatterns<Names>,
  symbol: string,
  names: Names,
): string | undefined => {
  for (const [pattern, name] of patterns) {
    const match = pattern.exec(symbol);
    if (match !== null) return name(names, match[1] ?? '');
  }
  return undefined;
};
