import type { LobbyTable } from '@miaou/protocol';
import type { Table } from '@miaou/table';
import type { HostedTable, Tables } from './tables.js';

/** The lobby shows this many at most, the newest first. */
const LONGEST_LIST = 100;

const nameOfHost = (table: Table): string | null => {
  const host = table.occupants.find((held) => held.kind === 'person' && held.person === table.host);
  return host?.kind === 'person' ? host.name : null;
};

const count = (table: Table, kind: 'person' | 'bot'): number =>
  table.occupants.filter((held) => held.kind === kind).length;

/** A table in a list: what whoever may see the list may know of it. */
export const lobbyTable = ({ host: { table }, channel }: HostedTable): LobbyTable => ({
  table: table.id,
  settings: table.settings,
  stage: table.stage,
  seated: count(table, 'person'),
  bots: count(table, 'bot'),
  watching: channel.size,
  host: nameOfHost(table),
});

const isListed = ({ host: { table } }: HostedTable): boolean =>
  table.settings.access.join === 'public' && table.stage !== 'over' && count(table, 'person') > 0;

/** Public tables that are open or running, the newest first. */
export const lobbyOf = (tables: Tables): LobbyTable[] =>
  [...tables.all()]
    .filter(isListed)
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .slice(0, LONGEST_LIST)
    .map(lobbyTable);
