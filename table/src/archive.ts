import { type MatchRecord, makeRecord } from '@miaou/kit';
import type { Table } from './table.js';

/** The record of a finished match. A running one is never given out: it holds every secret. */
export const finishedRecord = (table: Table): MatchRecord | undefined => {
  const { match } = table;
  return match === undefined || table.stage !== 'over'
    ? undefined
    : makeRecord(match.game, match.position, match.moves);
};
