import type { Bytes32 } from '@miaou/kit';
import { allow, type ChanceSources, type Decision, refuse } from '../decision.js';
import type { PersonId } from '../ids.js';
import { seatOf, type Table } from '../table.js';
import { dealRematch, isRematchAgreed } from './rematch.js';
import { refuseShare, unopened } from './sealing.js';
import { dealGathered, type OpenedShare } from './starting.js';

/** Whether the match for which shares are opened can still begin. */
export const isAboutToBegin = (table: Table): boolean =>
  table.sealing?.opening !== undefined &&
  (table.stage === 'over'
    ? isRematchAgreed(table)
    : table.stage === 'gathering' && table.occupants.every(({ kind }) => kind !== 'empty'));

const begin = (table: Table, sources: ChanceSources, opened?: OpenedShare): Decision => {
  if (!isAboutToBegin(table)) return refuse('no-longer-due');
  return table.stage === 'over' ? dealRematch(table, sources, opened) : dealGathered(table, sources, opened);
};

/** The last share begins the match in the same entry, so that nobody waits for another one. */
export const decideUnseal = (table: Table, person: PersonId, share: Bytes32, sources: ChanceSources): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  const refusal = refuseShare(table, person, share);
  if (refusal !== undefined) return refusal;
  const isLast = unopened(table).every((other) => other === person);
  return isLast ? begin(table, sources, { person, share }) : allow({ type: 'unsealed', seat, share });
};

/** Who has not opened a share by now has not chosen the deal by that: what counts instead was settled with the house's secret. */
export const decideBeginUnopened = (table: Table, until: number, sources: ChanceSources): Decision =>
  table.sealing?.opening?.until === until ? begin(table, sources) : refuse('no-longer-due');
