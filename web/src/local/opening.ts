import { seat } from '@miaou/kit';
import { type Entry, type PersonId, personId, type Settings, type TableId, tableId } from '@miaou/table';
import { pageClock } from '../link/clock';
import type { Answer } from '../link/tableLink';
import type { Reply } from '../online/api';
import type { Bots } from './botTask';
import { trueChance } from './chance';
import { hostOf } from './deviceHost';
import { deviceStore } from './deviceStore';
import type { LocalHost } from './localHost';

const ID_LETTERS = 22;
const LETTERS = 'abcdefghijkmnopqrstuvwxyz0123456789';

/** How a table of this device begins: people take the first seats, bots the others. */
export interface LocalOpening {
  readonly settings: Settings;
  /** Names. One is a solo match, several share the device. */
  readonly people: readonly string[];
  /** The bots of the seats that are left, by their ids. */
  readonly bots: readonly string[];
}

const newId = (): TableId =>
  tableId(Array.from({ length: ID_LETTERS }, () => LETTERS.charAt(trueChance.below(LETTERS.length))).join(''));

const personHere = (index: number): PersonId => personId(`here-${index}`);

/** Time is nobody's enemy at home. */
const withoutClock = (settings: Settings): Settings => ({ ...settings, clock: { kind: 'none' } });

const seatEverybody = async (host: LocalHost, { people, bots }: LocalOpening): Promise<Answer> => {
  const first = personHere(0);
  let answer: Answer = { accepted: true };
  for (const [index, name] of people.entries()) {
    if (answer.accepted) answer = await host.seat(personHere(index), name, seat(index));
  }
  for (const [index, bot] of bots.entries()) {
    if (answer.accepted) answer = await host.submit(first, { type: 'seatBot', seat: seat(people.length + index), bot });
  }
  return answer.accepted ? host.submit(first, { type: 'start' }) : answer;
};

/** Bots play when the table is shown. A worker that began here and was ended at once would be loaded twice. */
const SILENT: Bots = { choose: () => new Promise(() => undefined), close: () => undefined };

/** Opens a table, sits everybody down and deals. */
export const openHere = async (opening: LocalOpening): Promise<Reply<TableId>> => {
  const table = newId();
  const settings = withoutClock(opening.settings);
  const body = { type: 'opened', host: personHere(0), name: opening.people[0] ?? '', settings } as const;
  const entry: Entry = { seq: 1, at: pageClock.now(), body };
  await deviceStore.append(table, entry);
  // A browser short of space forgets what nobody asked it to keep; whether it agrees changes nothing here.
  void navigator.storage?.persist().catch(() => false);
  const { host, close } = await hostOf(table, [entry], () => 1, SILENT);
  const answer = await seatEverybody(host, opening);
  close();
  if (answer.accepted) return { ok: true, value: table };
  await deviceStore.remove(table);
  return { ok: false, refusal: answer.refusal };
};
