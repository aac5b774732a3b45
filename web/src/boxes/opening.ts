import { type Refusal, seat } from '@miaou/kit';
import type { Command, Settings, TableId } from '@miaou/table';
import type { Answer, TableLink } from '../link/tableLink';
import type { GameBox } from './gameBox';
import type { Choice } from './lastChoice';
import { lineup } from './lineup';

/** A table that opened, or why it did not. */
export type Opened = { readonly ok: true; readonly value: TableId } | { readonly ok: false; readonly refusal: Refusal };

/** A new table as the box suggests it: no hurry, found by its link alone. What the settings leave out the game decides. */
export const plainSettings = (box: GameBox, seats: number): Settings => ({
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

/** Opens a table of the server and becomes its host. */
export const openEmpty = async (settings: Settings): Promise<Opened> => {
  const [{ openTable }, { identity }] = await Promise.all([
    import('../online/api'),
    import('../online/identity.svelte'),
  ]);
  const entered = await identity.enter();
  return entered.ok ? openTable(settings) : entered;
};

const seatAt = async (table: TableId, choice: Choice): Promise<Opened> => {
  const { OnlineTable } = await import('../online/onlineTable.svelte');
  const link = await OnlineTable.open(table);
  const answer = await sendAll(link, seatingCommands(choice));
  link.close();
  return answer.accepted ? { ok: true, value: table } : { ok: false, refusal: answer.refusal };
};

/** Opens a table of the server, sits down with bots, and deals. */
export const openWithBots = async (box: GameBox, choice: Choice): Promise<Opened> => {
  const opened = await openEmpty(plainSettings(box, choice.seats));
  return opened.ok ? seatAt(opened.value, choice) : opened;
};
