import { type Refusal, seat } from '@miaou/kit';
import type { Command, Settings, TableId } from '@miaou/table';
import type { Answer, TableLink } from '../link/tableLink';
import type { Route } from '../navigation/route';
import type { Reply } from '../online/api';
import type { GameBox } from './gameBox';
import type { Choice } from './lastChoice';
import { lineup } from './lineup';

/** The place of a table that opened, or why it did not. */
export type Opened = { readonly ok: true; readonly value: Route } | { readonly ok: false; readonly refusal: Refusal };

/** A new table as the box suggests it: no hurry, found by its link alone. What the settings leave out the game decides. */
const plainSettings = (box: GameBox, seats: number): Settings => ({
  game: box.id,
  seats,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
});

/** What sits a visitor down with bots and deals. */
export const seatingCommands = ({ seats, level }: Choice): readonly Command[] => [
  { type: 'sit', seat: seat(0) },
  ...lineup(seats - 1, level).map((bot, index): Command => ({ type: 'seatBot', seat: seat(index + 1), bot })),
  { type: 'start' },
];

/** Sends commands one by one, up to the first that is refused. */
export const sendAll = async (link: Pick<TableLink, 'send'>, commands: readonly Command[]): Promise<Answer> => {
  for (const command of commands) {
    const answer = await link.send(command);
    if (!answer.accepted) return answer;
  }
  return { accepted: true };
};

const placed = (reply: Reply<TableId>, screen: 'table' | 'here'): Opened =>
  reply.ok ? { ok: true, value: { screen, table: reply.value } } : reply;

const openOnline = async (settings: Settings): Promise<Reply<TableId>> => {
  const { openTable, identity } = await import('../online/house');
  const entered = await identity.enter();
  return entered.ok ? openTable(settings) : entered;
};

/** Opens a table of the server for friends, and becomes its host. */
export const openForFriends = async (box: GameBox): Promise<Opened> =>
  placed(await openOnline(plainSettings(box, box.usualSeats)), 'table');

const seatAt = async (table: TableId, choice: Choice): Promise<Reply<TableId>> => {
  const { OnlineTable } = await import('../online/house');
  const link = await OnlineTable.open(table);
  const answer = await sendAll(link, seatingCommands(choice));
  link.close();
  return answer.accepted ? { ok: true, value: table } : { ok: false, refusal: answer.refusal };
};

/** Opens a table that this device owns: people take the first seats, bots the others. */
export const openHere = async (box: GameBox, people: readonly string[], { seats, level }: Choice): Promise<Opened> => {
  const { openLocalTable } = await import('../local/localTables');
  const bots = lineup(seats - people.length, level);
  return placed(await openLocalTable({ settings: plainSettings(box, seats), people, bots }), 'here');
};

/** Opens a table of the server, sits down with bots, and deals. Without a connection the table is on this device. */
export const openWithBots = async (box: GameBox, choice: Choice, me: string): Promise<Opened> => {
  const opened = await openOnline(plainSettings(box, choice.seats));
  if (opened.ok) return placed(await seatAt(opened.value, choice), 'table');
  return opened.refusal.code === 'offline' ? openHere(box, [me], choice) : opened;
};
