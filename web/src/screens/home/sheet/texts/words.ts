import type { Way } from '../../../../newTable/startSettings';

/** Words of the sheet in which a match is chosen. */
export interface SheetWords {
  /** Its tab, beside *Play now* and *Same device*. */
  readonly invite: string;
  /** What the main button does. */
  readonly go: Readonly<Record<Way, string>>;
  readonly about: (minutes: number) => string;
  /** Among the names of who will sit there. */
  readonly you: string;
  readonly friends: string;
  readonly players: string;
  readonly level: string;
  readonly youAre: string;
  readonly iBegin: string;
  readonly seat: (number: number) => string;
  readonly emptySeat: string;
  readonly needName: string;
}
