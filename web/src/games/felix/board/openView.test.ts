import type { FelixTypes } from '@miaou/felix';
import { felix } from '@miaou/felix';
import { makeRecord, type RecordedMove, randomAction, SeededChance, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { replayRecord } from '../../../tableClient/replay';
import { isOpenView, openView, turnedUp } from './openView';

const played = (seats: number) => {
  const chance = new SeededChance(`open ${seats}`);
  const options = felix.parseOptions(felix.drawOptions({ seats }, chance));
  if (!options.ok) throw new Error('the default options must be right');
  const position = felix.start(options.value, felix.deal(options.value, chance));
  const states = [position.state()];
  const moves: RecordedMove<FelixTypes>[] = [];
  while (position.outcome() === undefined) {
    const by = position.actor;
    const move = position.moveOf(randomAction(position, chance));
    moves.push({ seat: by, ...move });
    position.play(by, move);
    states.push(position.state());
  }
  return { record: makeRecord(felix, position, moves), states };
};

describe('a match with nothing hidden', () => {
  it.each([3, 4, 5])('[FK1] every hand, purse and card of the row is told as it is, with %i seats', (seats) => {
    const { record, states } = played(seats);
    const replayed = replayRecord(record, [felix], 'open', openView as never);
    if (!replayed.ok) throw new Error(replayed.error.code);
    for (const [move, raw] of replayed.value.views.entries()) {
      const view = raw as FelixTypes['view'];
      const state = states[move];
      expect(isOpenView(view)).toBe(true);
      for (const seat of seatsOf(seats)) {
        const { hand, mice, won, removed } = view.seats[seat] ?? {};
        const known = state?.seats[seat];
        expect([hand, mice, won, removed]).toEqual([known?.hand, known?.mice, known?.won, record.deal.removed[seat]]);
      }
      expect(view.row.map(({ card }) => card)).toEqual(state?.row.map(({ card }) => card));
    }
  });

  it('the whole row is turned up where it is asked what really lay there', () => {
    const { record } = played(4);
    const replayed = replayRecord(record, [felix], 'open', openView as never);
    if (!replayed.ok) throw new Error(replayed.error.code);
    for (const raw of replayed.value.views) {
      const view = turnedUp(raw as FelixTypes['view']);
      expect(view.faceUp).toBe(view.row.length);
      expect(view.row.every(({ card }) => card !== undefined)).toBe(true);
    }
  });
});
