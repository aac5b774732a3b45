import type { RecordWithSeating } from '@miaou/table';
import type { ReplayPlace, Route } from '../../navigation/route';
import { packRecord } from '../../records/recordLink';
import type { Source } from './source';

/** A moment of a match, and whose eyes it is shown through: a spectator's where nobody's are named. */
type SharedPlace = Pick<ReplayPlace, 'move' | 'eyes'>;

/** A link that holds a match by itself. It is made when it is wanted, so that it has the names that are shared then. */
export const heldRoute = async (
  record: RecordWithSeating,
  { move, eyes = 'spectator' }: SharedPlace,
  withNames: boolean,
): Promise<Route> => ({
  screen: 'replay',
  packed: await packRecord(record, withNames),
  replay: { match: 1, move, eyes },
});

/**
 * Where others see a match again. A table of this device is nobody else's, and a table of the server tells everybody's
 * name, as does the preview of its link: where names are left out the link holds the match too.
 */
export const sharedRoute = async (
  source: Source,
  table: Route,
  record: RecordWithSeating,
  { match, move, eyes = 'spectator' }: ReplayPlace,
  withNames: boolean,
): Promise<Route> =>
  source === 'online' && table.screen === 'table' && withNames
    ? { ...table, replay: { match, move, eyes } }
    : heldRoute(record, { move, eyes }, withNames);
