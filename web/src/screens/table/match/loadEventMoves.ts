import type { RecordWithSeating } from '@miaou/table';
import { movesOfEvents } from '../../../tableClient/eventMoves';
import { loadGames } from '../../../tableClient/loadRules';
import { replayRecord } from '../../../tableClient/replay';

/** After how many moves each event of a match is true; nothing where its record cannot be had. */
export const loadEventMoves = async (
  recordOf: () => Promise<RecordWithSeating | undefined>,
): Promise<readonly number[]> => {
  const [gameOf, record] = await Promise.all([loadGames(), recordOf()]);
  const rules = record === undefined ? undefined : gameOf(record.game);
  if (rules === undefined) return [];
  const replayed = replayRecord(record, [rules], 'spectator');
  return replayed.ok ? movesOfEvents(replayed.value) : [];
};
