import type { ChatLine, CommandResult, ConnectionState, PendingCommand, Presence, Transition } from '@miaou/client';
import type { Reaction } from '@miaou/protocol';
import type { Command, PersonId, Snapshot } from '@miaou/table';

/**
 * The page's port to one table, whether a server or this device owns it. All properties are reactive (runes behind getters), so a component
 * that reads them is rendered again when they change.
 */
export interface TableHandle {
  /** A table of this device is always `live`. */
  readonly connection: ConnectionState;
  /** The newest snapshot; null until the owner has sent the first. */
  readonly snapshot: Snapshot | null;
  /** The viewer: the signed-in guest, or on a shared device the player whose seat is open. Null for a spectator. */
  readonly me: PersonId | null;
  readonly pending: readonly PendingCommand[];
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
  /** All events of the match from its deal, the oldest first: for log and animation. Only an undo shortens them. */
  readonly transitions: readonly Transition[];
  /** The owner's clock now, milliseconds since 1970. */
  now(): number;
  /** Sends a command, again after a broken connection, until it is answered. */
  send(command: Command): Promise<CommandResult>;
  react(reaction: Reaction): void;
  /** Calls back for each reaction, also for those that came before anybody listened, until the returned function is called. */
  onReaction(listener: (person: PersonId, reaction: Reaction) => void): () => void;
  /** Pointing for those of one's side. Absent where nobody else would see it. */
  readonly pointing?: {
    point(at: string): void;
    /** Calls back for what each of them points at, until the returned function is called. */
    onPoint(listener: (person: PersonId, at: string) => void): () => void;
  };
  /** Meows of people's own, as base64. Only a server carries them. */
  readonly recordings?: {
    send(audio: string): void;
    /** Calls back for each, until the returned function is called. */
    onHeard(listener: (person: PersonId, audio: string) => void): () => void;
  };
  close(): void;
}
