import { type Seat, seat } from '@miaou/kit';
import { personId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { eyesAfter, type Sharing, shownTo } from './eyes';

const ANA = seat(0);
const BEN = seat(1);
const TWO: Sharing = {
  people: [personId('here-0'), personId('here-1')],
  stage: 'playing',
  hasSecrets: true,
  waitingFor: [],
};

describe('eyes on a shared device', () => {
  it.each<[string, Seat | null, Partial<Sharing>, Seat | null]>([
    ['stay open while their owner is asked', ANA, { waitingFor: [ANA, BEN] }, ANA],
    ['are closed when another is asked', ANA, { waitingFor: [BEN] }, null],
    ['stay open while bots act', ANA, { waitingFor: [] }, ANA],
    ['stay closed until somebody takes the device', null, { waitingFor: [BEN] }, null],
    ['open by themselves where nobody has secrets', ANA, { waitingFor: [BEN], hasSecrets: false }, BEN],
    ['stay open through a pause', ANA, { stage: 'paused' }, ANA],
    ['are closed when the match is over', ANA, { stage: 'over' }, null],
    ['are closed before a match', ANA, { stage: 'gathering' }, null],
  ])('%s', (_, eyes, sharing, after) => {
    expect(eyesAfter(eyes, { ...TWO, ...sharing })).toBe(after);
  });

  it('see what a spectator sees while they are closed', () => {
    expect(shownTo(ANA, null, TWO)).toBe('spectator');
    expect(shownTo(ANA, BEN, TWO)).toBe(BEN);
  });

  it('need not be opened by somebody who plays alone', () => {
    expect(shownTo(ANA, null, { ...TWO, people: [personId('here-0')] })).toBe(ANA);
  });
});
