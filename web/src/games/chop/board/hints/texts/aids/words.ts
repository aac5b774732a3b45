/** What can be worked out at Chop, and how. */
export interface AidWords {
  readonly tile: { readonly title: string; readonly why: (faceDown: number) => string };
  readonly share: (share: number) => string;
  readonly caught: { readonly title: string; readonly why: string };
  readonly faces: (faces: number, of: number) => string;
}
