import { type TableId, tableId } from '@miaou/table';
import type { GameManifest } from '../games/manifest';
import type { Reply } from '../online/api';
import type { Choice } from './lastChoice';
import { type OpenedTable, openForFriends } from './opening';

/** A place at a table, and whether the table was opened for want of a free seat. */
export type Seated = OpenedTable & { readonly isNew: boolean };

/** What sits somebody down: taken out, so that a test can refuse seats. */
export interface Seating {
  /** Sits down on any free seat of a table. */
  readonly sit: (table: TableId) => Promise<Reply<TableId>>;
  /** Opens a public table and sits down there. */
  readonly open: () => Promise<OpenedTable>;
}

/** Sits down at the first of the tables that still has a seat, and at a new one where none has. */
export const seatAnywhere = async (tables: readonly TableId[], { sit, open }: Seating): Promise<Seated> => {
  for (const table of tables) {
    const reply = await sit(table);
    if (reply.ok) return { ok: true, value: { screen: 'table', table }, isNew: false };
    // Nobody can be seated without the server.
    if (reply.refusal.code === 'offline') return { ...reply, isNew: false };
  }
  return { ...(await open()), isNew: true };
};

const sitOnline = async (table: TableId): Promise<Reply<TableId>> => {
  const { OnlineTable, identity } = await import('../online/index');
  const entered = await identity.enter();
  if (!entered.ok) return entered;
  const link = await OnlineTable.open(table);
  const answer = await link.send({ type: 'sit' });
  link.close();
  // Whoever sits there already is where they wanted to be.
  const isSeated = answer.accepted || answer.refusal.code === 'already-seated';
  return isSeated ? { ok: true, value: table } : { ok: false, refusal: answer.refusal };
};

/** Seats at the server's tables; a new one is for this game, as the visitor chose it last. */
export const onlineSeating = (game: GameManifest, choice: Choice): Seating => ({
  sit: sitOnline,
  open: async () => {
    const opened = await openForFriends(game, choice, 'public');
    if (!opened.ok || opened.value.screen !== 'table') return opened;
    const seated = await sitOnline(tableId(opened.value.table));
    return seated.ok ? opened : seated;
  },
});
