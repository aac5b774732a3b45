import type { RecordWithSeating } from '@miaou/table';
import type { ReplayPlace, Route } from '../../navigation/route';
import { packRecord } from '../../records/packed';
import type { Source } from './source';

/** Where others see a match again, as a spectator does: a table of this device is nobody else's, so that the link holds the match. */
export const sharedRoute = async (
  source: Source,
  table: Route,
  record: RecordWithSeating,
  { match, move }: Pick<ReplayPlace, 'match' | 'move'>,
  withNames: boolean,
): Promise<Route> =>
  source === 'online' && table.screen === 'table'
    ? { ...table, replay: { match, move, eyes: 'spectator' } }
    : { screen: 'replay', packed: await packRecord(record, withNames), replay: { match: 1, move, eyes: 'spectator' } };
