export type CardKind = 'good' | 'bad' | 'rabbit' | 'dog';

/** What can be worked out at Felix, and how. */
export interface AidWords {
  readonly row: { readonly title: string; readonly why: string };
  /** A card of the row; no name for the passive player's. */
  readonly place: (place: number, name: string) => string;
  readonly share: (kind: CardKind, share: number) => string;
  readonly worth: {
    readonly title: string;
    readonly why: string;
    readonly known: string;
    readonly mean: string;
    readonly bounds: string;
  };
  readonly outbid: { readonly title: string; readonly why: string; readonly nobody: string };
}
