import type { CommandResult } from '@miaou/client';
import { seat } from '@miaou/kit';
import { type Entry, type PersonId, personId, type Settings, type TableId, tableId } from '@miaou/table';
import type { Reply } from '../online/api';
import { pageClock } from '../tableClient/clock';
import { randomId } from './chance';
import { localStore } from './indexedDbStore';
import type { LocalTableHost } from './localTableHost';
import { hostTable } from './openLocalHost';

/** How a table of this device begins: people take the first seats, bots the others. */
export interface LocalTableSetup {
  readonly settings: Settings;
  /** Names. One is a solo match, several share the device. */
  readonly people: readonly string[];
  /** The bots of the remaining seats, by their ids. */
  readonly bots: readonly string[];
}

const personHere = (index: number): PersonId => personId(`here-${index}`);

/** People at one device need no clock. */
const withoutClock = (settings: Settings): Settings => ({ ...settings, clock: { kind: 'none' } });

const seatAndDeal = async (host: LocalTableHost, { people, bots }: LocalTableSetup): Promise<CommandResult> => {
  const first = personHere(0);
  let answer: CommandResult = { accepted: true };
  for (const [index, name] of people.entries()) {
    if (answer.accepted) answer = await host.seat(personHere(index), name, seat(index));
  }
  for (const [index, bot] of bots.entries()) {
    if (answer.accepted) answer = await host.submit(first, { type: 'seatBot', seat: seat(people.length + index), bot });
  }
  return answer.accepted ? host.submit(first, { type: 'start' }) : answer;
};

/** Creates a table, seats everyone and deals. The host is not started: bots move once the table is shown. */
export const createTable = async (setup: LocalTableSetup): Promise<Reply<TableId>> => {
  const table = tableId(randomId());
  const settings = withoutClock(setup.settings);
  const body = { type: 'opened', host: personHere(0), name: setup.people[0] ?? '', settings } as const;
  const entry: Entry = { seq: 1, at: pageClock.now(), body };
  await localStore.append(table, entry);
  // Without this permission a browser short of space may delete the table; the answer changes nothing here.
  void navigator.storage?.persist().catch(() => false);
  const { host, close } = await hostTable(table, [entry]);
  const answer = await seatAndDeal(host, setup);
  close();
  if (answer.accepted) return { ok: true, value: table };
  await localStore.remove(table);
  return { ok: false, refusal: answer.refusal };
};
