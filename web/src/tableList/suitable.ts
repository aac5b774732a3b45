import type { LobbyTable } from '@miaou/protocol';
import type { TableId } from '@miaou/table';
import { freeSeats, isJoinable } from './sorting';
import { ANY_GAME } from './wanted';

/** How many tables are tried before a new one is opened: whoever was quicker may have the seat. */
const TRIES = 5;

/** Whoever wants to play now does not want to wait for days. */
const isQuick = ({ settings }: LobbyTable): boolean => settings.clock.kind !== 'days';

/** The public tables with a free seat, the best first: one that is played now, and that begins soonest. */
export const suitableTables = (tables: readonly LobbyTable[], game: string): readonly TableId[] =>
  tables
    .filter((table) => isJoinable(table) && (game === ANY_GAME || table.settings.game === game))
    .toSorted(
      (one, other) =>
        Number(isQuick(other)) - Number(isQuick(one)) || freeSeats(one) - freeSeats(other) || other.seated - one.seated,
    )
    .slice(0, TRIES)
    .map(({ table }) => table);
