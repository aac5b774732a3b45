import type { CommandResult } from '@miaou/client';
import { seatsOf } from '@miaou/kit';
import { type Entry, type PersonId, personId, type Settings, type TableId, tableId } from '@miaou/table';
import type { Reply } from '../online/api';
import { pageClock } from '../tableClient/clock';
import { randomId } from './chance';
import { localStore } from './indexedDbStore';
import type { LocalTableHost } from './localTableHost';
import { hostTable } from './openLocalHost';

/** How a table of this device begins. */
export interface LocalTableSetup {
  readonly settings: Settings;
  /** By seat. One name is a solo match, several share the device; seats without a name are for bots. */
  readonly names: readonly string[];
  /** The bots of those seats, by their ids. */
  readonly bots: readonly string[];
}

/** Somebody at this device, by seat. */
export const personHere = (index: number): PersonId => personId(`here-${index}`);

/** People at one device need no clock. */
const withoutClock = (settings: Settings): Settings => ({ ...settings, clock: { kind: 'none' } });

const isPerson = (name: string | undefined): name is string => name !== undefined && name !== '';

/** People sit down before bots: who opens the table is one of them, and seats the bots. */
const seatAndDeal = async (
  host: LocalTableHost,
  { settings, names, bots }: LocalTableSetup,
  first: PersonId,
): Promise<CommandResult> => {
  const seats = seatsOf(settings.seats);
  let answer: CommandResult = { accepted: true };
  for (const at of seats) {
    const name = names[at];
    if (answer.accepted && isPerson(name)) answer = await host.seat(personHere(at), name, at);
  }
  for (const [index, at] of seats.filter((one) => !isPerson(names[one])).entries()) {
    const bot = bots[index];
    if (answer.accepted && bot !== undefined) answer = await host.submit(first, { type: 'seatBot', seat: at, bot });
  }
  return answer.accepted ? host.submit(first, { type: 'start' }) : answer;
};

/** Creates a table, seats everyone and deals. The host is not started: bots move once the table is shown. */
export const createTable = async (setup: LocalTableSetup): Promise<Reply<TableId>> => {
  const table = tableId(randomId());
  const settings = withoutClock(setup.settings);
  const firstSeat = Math.max(0, setup.names.findIndex(isPerson));
  const first = personHere(firstSeat);
  const body = { type: 'opened', host: first, name: setup.names[firstSeat] ?? '', settings } as const;
  const entry: Entry = { seq: 1, at: pageClock.now(), body };
  await localStore.append(table, entry);
  // Without this permission a browser short of space may delete the table; the answer changes nothing here.
  void navigator.storage?.persist().catch(() => false);
  const { host, close } = await hostTable(table, [entry]);
  const answer = await seatAndDeal(host, setup, first);
  close();
  if (answer.accepted) return { ok: true, value: table };
  await localStore.remove(table);
  return { ok: false, refusal: answer.refusal };
};
