import { isJsonObject } from '@miaou/kit';
import type { LobbyTable, OwnTable } from '@miaou/protocol';
import { audienceOf, isPlayedByBot, type Occupant, type PersonId, type Settings, type Table } from '@miaou/table';

const count = (table: Table, kind: Occupant['kind']): number =>
  table.occupants.filter((held) => held.kind === kind).length;

/** Whether strangers find a table in the lobby: public, open or running, and somebody sits there. */
export const isListed = (table: Table): boolean =>
  table.settings.access.join === 'public' && table.stage !== 'over' && count(table, 'person') > 0;

const nameOfHost = (table: Table): string | null => {
  const host = table.occupants.find((held) => held.kind === 'person' && held.person === table.host);
  return host?.kind === 'person' ? host.name : null;
};

/** A whole board in a list of a hundred tables would be a way to make everybody download megabytes. */
const isPlain = (value: unknown): boolean => !isJsonObject(value) && !Array.isArray(value);

const plainSettings = (settings: Settings): Settings => ({
  ...settings,
  options: Object.fromEntries(Object.entries(settings.options).filter(([, value]) => isPlain(value))),
});

/** A table in a list: what whoever may see the list may know of it. */
export const listing = (table: Table, watching: number): LobbyTable => ({
  table: table.id,
  settings: plainSettings(table.settings),
  stage: table.stage,
  seated: count(table, 'person'),
  bots: count(table, 'bot'),
  watching,
  host: nameOfHost(table),
});

/** Only the reader's own seat is looked at: in a list of their tables nobody learns who else has laid a card. */
const isAwaited = (table: Table, person: PersonId): boolean => {
  const seat = audienceOf(table, person);
  return seat !== 'spectator' && table.stage === 'playing' && table.owed.has(seat) && !isPlayedByBot(table, seat);
};

/** A table in the list of one of its people. */
export const ownListing = (table: Table, watching: number, person: PersonId): OwnTable => ({
  ...listing(table, watching),
  awaited: isAwaited(table, person),
});
