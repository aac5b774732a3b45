import type { Crumbs } from '@miaou/crumbs';
import type { Halt } from '../../../board';

/** The words of the board. `names` are players' names, one after another. */
export interface BoardWords {
  readonly status: (round: number, of: number, plate: number) => string;
  readonly plate: (crumbs: number) => string;
  readonly players: string;
  readonly you: string;
  readonly decided: string;
  readonly deciding: string;
  readonly tookLast: (crumbs: Crumbs) => string;
  readonly eaten: (crumbs: number) => string;
  readonly turn: {
    readonly label: string;
    readonly choose: string;
    readonly mine: (crumbs: Crumbs) => string;
    readonly others: string;
    readonly over: string;
    readonly halts: Readonly<Record<Halt, string>>;
  };
  readonly take: (crumbs: Crumbs) => string;
  readonly log: {
    readonly decided: (name: string) => string;
    readonly took: (name: string, taken: Crumbs, eaten: number) => string;
    readonly served: (plate: number) => string;
    readonly won: (names: string) => string;
  };
  readonly keys: { readonly take: string };
}
