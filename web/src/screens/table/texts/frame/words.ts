/** The words without which nobody could play. All others are loaded when the board stands. */
export interface FrameWords {
  /** The own seat's name, where others have theirs. */
  readonly you: string;
  readonly connecting: string;
  readonly lost: string;
  readonly gone: { readonly title: string; readonly means: string };
  readonly freeSeat: string;
  /** What hides the own cards from who shares the device. */
  readonly cover: string;
  readonly yourTurn: string;
  readonly hint: string;
  readonly menu: string;
  readonly log: string;
  readonly unread: (count: number) => string;
  readonly sending: string;
}
