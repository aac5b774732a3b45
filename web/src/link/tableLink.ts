import type { GameTypes, Refusal } from '@miaou/kit';
import type { Reaction } from '@miaou/protocol';
import type { Command, PersonId, Saying, Snapshot } from '@miaou/table';

/** How the page and the owner of the table reach each other. A table of this device is always `live`. */
export type Connection =
  | 'connecting'
  | 'live'
  /** It was there and will be tried again. */
  | 'lost'
  /** There is no such table for this person. */
  | 'gone';

/** What a command is told. */
export type Answer = { readonly accepted: true } | { readonly accepted: false; readonly refusal: Refusal };

/** Sent, and not yet known to be safe. */
export interface PendingCommand {
  readonly id: string;
  readonly command: Command;
}

/** Something said at the table. */
export interface Said {
  readonly at: number;
  readonly person: PersonId;
  readonly name: string;
  readonly saying: Saying;
}

/** One fact and the view after it. What the page shows goes through them one by one. */
export interface Step {
  readonly event: GameTypes['event'];
  readonly before: GameTypes['view'];
  readonly after: GameTypes['view'];
}

export interface Presence {
  readonly present: readonly PersonId[];
  readonly watching: number;
}

/**
 * One table as the page has it, wherever its truth lives: on the server, or on this device. All properties are reactive
 * (runes behind getters), so a component that reads them is shown anew when they change.
 */
export interface TableLink {
  readonly connection: Connection;
  /** The newest that is known; null until the first word from the owner. */
  readonly snapshot: Snapshot | null;
  /** Who looks: the signed-in guest, or on a shared device the one whose eyes are open. Null for a mere spectator. */
  readonly me: PersonId | null;
  readonly pending: readonly PendingCommand[];
  readonly said: readonly Said[];
  readonly presence: Presence;
  /** The facts of the running match since it was opened here, the oldest first: for log and animation. Within a match only an undo shortens them. */
  readonly steps: readonly Step[];
  /** The owner's clock now, milliseconds since 1970. */
  now(): number;
  /** Sends a command, again after a broken connection, until it is answered. */
  send(command: Command): Promise<Answer>;
  react(reaction: Reaction): void;
  /** Calls back for each reaction; the returned function ends it. */
  onReaction(heard: (person: PersonId, reaction: Reaction) => void): () => void;
  /** Lets go of the table. */
  close(): void;
}
