import { type Seat, seat } from '@miaou/kit';
import { personId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { activeSeatAfter, type SharedDevice, shownAudience } from './hotSeat';

const ANA = seat(0);
const BEN = seat(1);
const TWO: SharedDevice = {
  people: [personId('here-0'), personId('here-1')],
  stage: 'playing',
  hasSecrets: true,
  waitingFor: [],
};

describe('the active seat of a shared device', () => {
  it.each<[string, Seat | null, Partial<SharedDevice>, Seat | null]>([
    ['stays while its player is to decide', ANA, { waitingFor: [ANA, BEN] }, ANA],
    ['is hidden when another is to decide', ANA, { waitingFor: [BEN] }, null],
    ['stays while bots act', ANA, { waitingFor: [] }, ANA],
    ['stays hidden until a player takes the device', null, { waitingFor: [BEN] }, null],
    ['changes by itself in a game without secrets', ANA, { waitingFor: [BEN], hasSecrets: false }, BEN],
    ['stays through a pause', ANA, { stage: 'paused' }, ANA],
    ['is hidden when the match is over', ANA, { stage: 'over' }, null],
    ['is hidden before a match', ANA, { stage: 'gathering' }, null],
  ])('the active seat %s', (_, active, device, after) => {
    expect(activeSeatAfter(active, { ...TWO, ...device })).toBe(after);
  });

  it('a device without an active seat shows what a spectator sees', () => {
    expect(shownAudience(ANA, null, TWO)).toBe('spectator');
    expect(shownAudience(ANA, BEN, TWO)).toBe(BEN);
  });

  it('one person alone always sees the own seat', () => {
    expect(shownAudience(ANA, null, { ...TWO, people: [personId('here-0')] })).toBe(ANA);
  });
});
