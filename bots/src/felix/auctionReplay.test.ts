import type { FelixPosition } from '@miaou/felix/search';
import { SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { RAISE_STYLES, type RaiseStyle, replayAuction, runningAuction } from './auctionReplay.js';
import { dealMatch } from './training/match.js';

/** Replays the running auction from its start and returns the number of its actions. */
const replayed = (position: FelixPosition, start: FelixPosition, style: RaiseStyle): number => {
  const actions = replayAuction(runningAuction(position.view('spectator')), seat(1))?.[style] ?? [];
  const replay = start.clone();
  for (const action of actions) replay.act(action);
  if (actions.length > 0) expect(replay.view('spectator')).toEqual(position.view('spectator'));
  return actions.length;
};

const layFirstCards = (position: FelixPosition): FelixPosition => {
  while (position.phase === 'place') position.act(position.actionAt(0));
  return position.clone();
};

describe('an auction replay', () => {
  it.each([3, 4, 5])('[FR3] [FR5] a replayed auction leads to the same bids and passes with %i seats', (seats) => {
    const chance = new SeededChance(`retrace ${seats}`);
    const actions = { fewest: 0, smallest: 0 };
    for (let match = 0; match < 15; match++) {
      const position = dealMatch({ seats, edition: 'felix' }, chance);
      let start = layFirstCards(position);
      while (position.phase !== 'over') {
        for (const style of RAISE_STYLES) actions[style] += replayed(position, start, style);
        position.act(position.actionAt(chance.below(Math.min(4, position.countActions()))));
        if (position.phase === 'place') start = layFirstCards(position);
      }
    }
    expect(actions.fewest).toBeGreaterThan(1000);
    expect(actions.smallest).toBeGreaterThan(actions.fewest);
  });

  it.each([3, 4, 5])('[FR4] an auction of many raises by one is replayed in every style with %i seats', (seats) => {
    const chance = new SeededChance(`long ${seats}`);
    for (let auction = 0; auction < 40; auction++) {
      const position = dealMatch({ seats, edition: 'felix' }, chance);
      layFirstCards(position);
      while (position.phase === 'auction' && position.round === 1) {
        const replays = replayAuction(runningAuction(position.view('spectator')), seat(1));
        if (replays === undefined) throw new Error('no order fits an auction that was played');
        expect(replays.fewest).not.toBe(replays.smallest);
        position.act(position.actionAt(chance.below(12) === 0 ? 0 : Math.min(1, position.countActions() - 1)));
      }
    }
  });
});
