import type { JsonObject, Seat } from '@miaou/kit';

/** How long players may think. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'perMove'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

/** Who may sit and who may watch. A person who may do neither is told that there is no such table. */
export interface Access {
  /** `public`: listed in the lobby; `link`: anyone with the link; `closed`: no one more. */
  readonly join: 'public' | 'link' | 'closed';
  readonly watch: 'anyone' | 'seated';
}

/** How a part is given out: by chance, by vote of the seated, by vote after all have meowed (who opens, alone), or to a seat that the host names. */
export type Casting = 'chance' | 'vote' | 'meow' | Seat;

/** What the host settles before a match. */
export interface Settings {
  readonly game: string;
  readonly seats: number;
  /** The game's own options, as a record writes them, without `seats` and without parts that are cast. */
  readonly options: JsonObject;
  /** `opener`, and each option of the game that names a seat (`cat`). */
  readonly parts: { readonly [part: string]: Casting };
  readonly clock: Clock;
  readonly access: Access;
  /**
   * Where somebody is away who owes a move: `auto`, a bot plays for them after a while; `ask`, only when somebody at the table asks for it.
   * Left out it is `auto`. With days for each move nobody counts as away.
   */
  readonly away?: 'auto' | 'ask';
  /** Whether who may join can take the seat of a bot, before and during a match. Left out it is `open`. */
  readonly botSeats?: 'open' | 'kept';
  /** Who rolls dice: each player, or the table for everybody, because rolling is no decision. Left out it is the table where days are given for a move. */
  readonly rolls?: 'player' | 'table';
}

/** Whether nobody has to roll. */
export const rollsByItself = ({ rolls, clock }: Settings): boolean =>
  (rolls ?? (clock.kind === 'days' ? 'table' : 'player')) === 'table';
