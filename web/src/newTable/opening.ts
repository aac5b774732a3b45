import type { CommandResult } from '@miaou/client';
import { type Refusal, seat } from '@miaou/kit';
import type { Command, Settings, Snapshot, TableId } from '@miaou/table';
import type { GameManifest } from '../games/manifest';
import type { Route } from '../navigation/route';
import type { Reply } from '../online/api';
import type { TableHandle } from '../tableClient/tableHandle';
import type { Choice } from './lastChoice';
import { lineup } from './lineup';
import { knownOptions, startSettings, type Way } from './startSettings';

/** The place of a table that opened, or why it did not. */
export type OpenedTable =
  | { readonly ok: true; readonly value: Route }
  | { readonly ok: false; readonly refusal: Refusal };

const hasOptions = ({ options }: Settings): boolean => Object.keys(options).length > 0;

/** The rules are loaded only where there are options to be checked. */
const settingsFor = async (game: GameManifest, choice: Choice, way: Way): Promise<Settings> => {
  const settings = startSettings(game, choice, way);
  if (!hasOptions(settings)) return settings;
  const { default: rules } = await game.game();
  return { ...settings, options: knownOptions(settings.options, rules) };
};

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

/** Opens a table of the server for friends, or for anybody, and becomes its host. */
export const openForFriends = async (
  game: GameManifest,
  choice: Choice,
  join: 'link' | 'public' = 'link',
): Promise<OpenedTable> => {
  const settings = await settingsFor(game, choice, 'invite');
  return placed(await openOnline({ ...settings, access: { ...settings.access, join } }), 'table');
};

/** A match begins when the server has everybody's share, and without them after a second and a half. */
const LONGEST_BEGINNING = 4_000;
const hasBegun = ({ stage, contest }: Snapshot): boolean => stage !== 'gathering' || contest !== undefined;

const seatAt = async (table: TableId, game: GameManifest, choice: Choice): Promise<Reply<TableId>> => {
  const { OnlineTable } = await import('../online/index');
  const link = await OnlineTable.open(table);
  const answer = await sendAll(link, seatingCommands(game, choice));
  // Until then it is a table that is being set up, and that is what the visitor would see for a moment.
  if (answer.accepted) await link.until(hasBegun, LONGEST_BEGINNING);
  link.close();
  return answer.accepted ? { ok: true, value: table } : { ok: false, refusal: answer.refusal };
};

/** Who sits where on this device: names are people, the seats between them are for bots. */
const seatHere = async (
  game: GameManifest,
  settings: Settings,
  names: readonly string[],
  { level }: Choice,
): Promise<OpenedTable> => {
  const { createLocalTable } = await import('../onThisDevice/localTables');
  const free = settings.seats - names.filter((name) => name !== '').length;
  return placed(await createLocalTable({ settings, names, bots: lineup(game.id, free, level) }), 'here');
};

/** Opens a table that this device owns: every name has its seat, bots have the others. */
export const openHere = async (game: GameManifest, choice: Choice): Promise<OpenedTable> => {
  const names = Array.from({ length: choice.seats }, (_, index) => (choice.here.names[index] ?? '').trim());
  return seatHere(game, await settingsFor(game, choice, 'here'), names, choice);
};

/** Opens a table of the server, sits down with bots, and deals. Without a connection the table is on this device. */
export const openWithBots = async (game: GameManifest, choice: Choice, me: string): Promise<OpenedTable> => {
  const settings = await settingsFor(game, choice, 'play');
  const opened = await openOnline(settings);
  if (opened.ok) return placed(await seatAt(opened.value, game, choice), 'table');
  return opened.refusal.code === 'offline' ? seatHere(game, settings, [me], choice) : opened;
};
