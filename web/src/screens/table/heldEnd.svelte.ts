import type { Transition } from '@miaou/client';
import type { Snapshot } from '@miaou/table';
import { mySeat } from '../../tableClient/seatFaces';
import type { TableHandle } from '../../tableClient/tableHandle';

/** A table as it was at the end of a match; all else is the table's as it is now. */
const asItWas = (link: TableHandle, snapshot: Snapshot, transitions: readonly Transition[]): TableHandle => ({
  snapshot,
  transitions,
  get connection() {
    return link.connection;
  },
  get me() {
    return link.me;
  },
  get pending() {
    return [];
  },
  get chat() {
    return link.chat;
  },
  get presence() {
    return link.presence;
  },
  now: () => link.now(),
  send: (command) => link.send(command),
  react: (reaction) => link.react(reaction),
  onReaction: (listener) => link.onReaction(listener),
  close: () => link.close(),
});

/** The end of a match stays until the reader goes on, whatever the others do meanwhile. */
export class HeldEnd {
  /** The end that the reader looks at. */
  #end = $state.raw<{ readonly snapshot: Snapshot; readonly transitions: readonly Transition[] } | null>(null);

  /** To be called with every state of the table. */
  follow({ snapshot, transitions, me }: Pick<TableHandle, 'snapshot' | 'transitions' | 'me'>): void {
    if (snapshot?.stage !== 'over') return;
    const seat = mySeat(snapshot, me);
    const goesOn = seat !== undefined && snapshot.wish?.wish === 'rematch' && snapshot.wish.agreed.includes(seat);
    this.#end = goesOn ? null : { snapshot, transitions };
  }

  /** The reader goes on to where the others are. */
  release(): void {
    this.#end = null;
  }

  /** The table as the reader should see it: as it is, or as it was when the match ended. */
  shown(link: TableHandle): TableHandle {
    const { snapshot } = link;
    const hasGoneOn =
      this.#end !== null && snapshot !== null && snapshot.stage !== 'over' && snapshot.stage !== 'closed';
    return this.#end !== null && hasGoneOn ? asItWas(link, this.#end.snapshot, this.#end.transitions) : link;
  }
}
