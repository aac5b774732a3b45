import { isJsonObject } from '@miaou/kit';
import type { ListedTable, LobbySeat, LobbyTable, OwnTable } from '@miaou/protocol';
import {
  audienceOf,
  isEnded,
  isOpenToStrangers,
  isPlayedByBot,
  type Occupant,
  type PersonId,
  type Settings,
  type Table,
} from '@miaou/table';

const count = (table: Table, kind: Occupant['kind']): number =>
  table.occupants.filter((held) => held.kind === kind).length;

/** Whether a table is in the lobby: public, not over, and with at least one person. */
export const isListed = (table: Table): boolean =>
  table.settings.access.join === 'public' && !isEnded(table.stage) && count(table, 'person') > 0;

const nameOfHost = (table: Table): string | null => {
  const host = table.occupants.find((held) => held.kind === 'person' && held.person === table.host);
  return host?.kind === 'person' ? host.name : null;
};

/** Only plain options are listed: a whole board in each of a hundred tables would make every reader download megabytes. */
const isPlain = (value: unknown): boolean => !isJsonObject(value) && !Array.isArray(value);

const plainSettings = (settings: Settings): Settings => ({
  ...settings,
  options: Object.fromEntries(Object.entries(settings.options).filter(([, value]) => isPlain(value))),
});

const listedTableOf = (table: Table, watching: number): ListedTable => ({
  table: table.id,
  settings: plainSettings(table.settings),
  stage: table.stage,
  seated: count(table, 'person'),
  bots: count(table, 'bot'),
  watching,
  host: nameOfHost(table),
});

/** Who sits there, as anybody sees who opens the table; not that somebody is away or that a bot stands in. */
const seatsOf = (table: Table): readonly LobbySeat[] =>
  table.occupants.map((held) => {
    if (held.kind === 'bot') return { bot: held.bot };
    if (held.kind === 'person') return { name: isOpenToStrangers(table) ? held.name : null };
    return {};
  });

/** A table as the lobby shows it to anyone. */
export const lobbyTableOf = (table: Table, watching: number): LobbyTable => ({
  ...listedTableOf(table, watching),
  seats: seatsOf(table),
});

/** Only the reader's own seat counts: the list must not reveal who else has laid a card. */
const isAwaited = (table: Table, person: PersonId): boolean => {
  const seat = audienceOf(table, person);
  return seat !== 'spectator' && table.stage === 'playing' && table.owed.has(seat) && !isPlayedByBot(table, seat);
};

/** How a table is listed for its own people, and when it last changed for everybody to see. */
export interface TableListing {
  readonly shownAt: number;
  readonly listed: ListedTable;
  /** Whom the match waits for. Each reader is told of themselves alone. */
  readonly awaited?: readonly PersonId[];
}

/** While nobody looks at the table: how many do is not kept. */
export const listingOf = (table: Table): TableListing => {
  const people = table.occupants.flatMap((held) => (held.kind === 'person' ? [held.person] : []));
  const awaited = people.filter((person) => isAwaited(table, person));
  return {
    shownAt: table.shownAt,
    listed: listedTableOf(table, 0),
    ...(awaited.length === 0 ? {} : { awaited }),
  };
};

/** A table in the list of one of its own people. */
export const ownTableOf = (table: Table, watching: number, person: PersonId): OwnTable => ({
  ...listedTableOf(table, watching),
  awaited: isAwaited(table, person),
});

/** The same, from how it was listed when it was last in memory. */
export const ownTableFrom = ({ listed, awaited }: TableListing, person: PersonId): OwnTable => ({
  ...listed,
  awaited: awaited?.includes(person) === true,
});
