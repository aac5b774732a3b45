import type { PersonId } from '@miaou/table';
import type { Moderation } from '../moderation/moderation.js';
import type { Identity } from '../people/identity.js';
import type { Store } from '../store/store.js';
import type { Hosting } from './hosting.js';

interface PersonalDataServices {
  readonly store: Store;
  readonly identity: Identity;
  readonly hosting: Hosting;
}

/** Far more than anybody writes between two sweeps of old chat; an export without a bound would be one large answer. */
const MOST_TEXTS = 20_000;
const MOST_TABLES = 2_000;
const MOST_REPORTS = 1_000;
const MOST_MATCHES = 10_000;

/** A command that was accepted before the person was disconnected may be stored after the first time. */
const MOST_ROUNDS = 5;

/** Deletes all that is stored of a person. False if there is nothing. */
export const erasePerson = async ({ store, hosting }: PersonalDataServices, person: PersonId): Promise<boolean> => {
  const known = await store.people.find(person);
  // While they are known: at a running table a bot plays on for them, instead of everybody waiting.
  await hosting.removeFromTables(person);
  let tables = await store.personal.erase(person);
  hosting.disconnect(person);
  const isFound = known !== undefined || tables.length > 0;
  for (let round = 0; tables.length > 0 && round < MOST_ROUNDS; round++) {
    await hosting.readAgain(tables);
    tables = await store.personal.erase(person);
  }
  return isFound;
};

const sanctionsOf = (moderation: Moderation, person: PersonId): readonly object[] =>
  moderation.of(person).map(({ kind, madeAt, until }) => ({ kind, madeAt, until }));

/** All that is stored of a person, as JSON; undefined if there is nobody of that id. */
export const exportPerson = async (
  { store, identity, hosting }: PersonalDataServices,
  person: PersonId,
): Promise<object | undefined> => {
  const found = await store.people.find(person);
  if (found === undefined) return undefined;
  const tables = await store.listTables({ kind: 'of', person, limit: MOST_TABLES });
  const texts = await store.personal.textsOf(person, MOST_TEXTS);
  return {
    person: { id: found.id, name: found.name, madeAt: found.madeAt },
    signIns: await identity.signInsOf(person),
    pushSubscriptions: (await store.pushes.of(person)).map(({ endpoint }) => endpoint),
    tables: tables.map(({ table, stage, updatedAt }) => ({ table, stage, updatedAt })),
    matches: await store.archive.playedBy(person, MOST_MATCHES),
    texts: texts.map(({ table, at, words }) => ({ table, at, ...words })),
    reports: await store.personal.reportsBy(person, MOST_REPORTS),
    sanctions: sanctionsOf(hosting.moderation, person),
  };
};
