import type { CommandResult } from '@miaou/client';
import { type Refusal, seat } from '@miaou/kit';
import type { Command, Settings, TableId } from '@miaou/table';
import type { GameManifest } from '../games/manifest';
import type { Route } from '../navigation/route';
import type { Reply } from '../online/api';
import type { TableHandle } from '../tableClient/tableHandle';
import type { Choice } from './lastChoice';
import { lineup } from './lineup';

/** The place of a table that opened, or why it did not. */
export type OpenedTable =
  | { readonly ok: true; readonly value: Route }
  | { readonly ok: false; readonly refusal: Refusal };

/** A new table as the home screen offers it: no hurry, found by its link alone. What the settings leave out the game decides. */
const plainSettings = (game: GameManifest, seats: number): Settings => ({
  game: game.id,
  seats,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
});

/** What sits a visitor down with bots and deals. */
export const seatingCommands = (game: GameManifest, { seats, level }: Choice): readonly Command[] => [
  { type: 'sit', seat: seat(0) },
  ...lineup(game.id, seats - 1, level).map((bot, index): Command => ({ type: 'seatBot', seat: seat(index + 1), bot })),
  { type: 'start' },
];

/** Sends commands one by one, up to the first that is refused. */
export const sendAll = async (
  link: Pick<TableHandle, 'send'>,
  commands: readonly Command[],
): Promise<CommandResult> => {
  for (const command of commands) {
    const answer = await link.send(command);
    if (!answer.accepted) return answer;
  }
  return { accepted: true };
};

const placed = (reply: Reply<TableId>, screen: 'table' | 'here'): OpenedTable =>
  reply.ok ? { ok: true, value: { screen, table: reply.value } } : reply;

const openOnline = async (settings: Settings): Promise<Reply<TableId>> => {
  const { openTable, identity } = await import('../online/index');
  const entered = await identity.enter();
  return entered.ok ? openTable(settings) : entered;
};

/** Opens a table of the server for friends, and becomes its host. */
export const openForFriends = async (game: GameManifest): Promise<OpenedTable> =>
  placed(await openOnline(plainSettings(game, game.usualSeats)), 'table');

const seatAt = async (table: TableId, game: GameManifest, choice: Choice): Promise<Reply<TableId>> => {
  const { OnlineTable } = await import('../online/index');
  const link = await OnlineTable.open(table);
  const answer = await sendAll(link, seatingCommands(game, choice));
  link.close();
  return answer.accepted ? { ok: true, value: table } : { ok: false, refusal: answer.refusal };
};

/** Opens a table that this device owns: people take the first seats, bots the others. */
export const openHere = async (
  game: GameManifest,
  people: readonly string[],
  { seats, level }: Choice,
): Promise<OpenedTable> => {
  const { createLocalTable } = await import('../onThisDevice/localTables');
  const bots = lineup(game.id, seats - people.length, level);
  return placed(await createLocalTable({ settings: plainSettings(game, seats), people, bots }), 'here');
};

/** Opens a table of the server, sits down with bots, and deals. Without a connection the table is on this device. */
export const openWithBots = async (game: GameManifest, choice: Choice, me: string): Promise<OpenedTable> => {
  const opened = await openOnline(plainSettings(game, choice.seats));
  if (opened.ok) return placed(await seatAt(opened.value, game, choice), 'table');
  return opened.refusal.code === 'offline' ? openHere(game, [me], choice) : opened;
};
