import type { ListedTable, LobbyTable, OwnTable } from '@miaou/protocol';
import { isEnded, type Stage } from '@miaou/table';

const RANK: Readonly<Record<Stage, number>> = { playing: 0, paused: 1, gathering: 2, over: 3, closed: 4 };

/** The own tables: those that wait for the reader first, then what goes on, and what is over last. */
export const orderOwn = (tables: readonly OwnTable[]): readonly OwnTable[] =>
  tables.toSorted((one, other) => Number(other.awaited) - Number(one.awaited) || RANK[one.stage] - RANK[other.stage]);

export const freeSeats = ({ settings, seated, bots }: ListedTable): number => settings.seats - seated - bots;

/** Seats that a newcomer may take. */
export const isJoinable = (table: ListedTable): boolean => table.stage === 'gathering' && freeSeats(table) > 0;

/** The public tables for a newcomer: one may sit down first, then the most watched matches, and nothing that is over. */
export const orderPublic = (tables: readonly LobbyTable[], own: readonly ListedTable[]): readonly LobbyTable[] => {
  const ownIds = new Set(own.map(({ table }) => table));
  return tables
    .filter(({ table, stage }) => !ownIds.has(table) && !isEnded(stage))
    .toSorted((one, other) => Number(isJoinable(other)) - Number(isJoinable(one)) || other.watching - one.watching);
};
