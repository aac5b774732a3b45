import type { FelixPosition } from '@miaou/felix/search';
import { SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { dealt } from '../training/felixTables.js';
import { retrace, runningAuction, TELLINGS, type Telling } from './retrace.js';

/** Tells the running auction from its start again and gives how many actions that took. */
const tellAgain = (position: FelixPosition, start: FelixPosition, telling: Telling): number => {
  const actions = retrace(runningAuction(position.view('spectator')), seat(1))?.[telling] ?? [];
  const again = start.clone();
  for (const action of actions) again.act(action);
  if (actions.length > 0) expect(again.view('spectator')).toEqual(position.view('spectator'));
  return actions.length;
};

const layFirstCards = (position: FelixPosition): FelixPosition => {
  while (position.phase === 'place') position.act(position.actionAt(0));
  return position.clone();
};

describe('an auction told again', () => {
  it.each([3, 4, 5])('[FR3] [FR5] leads to the same bids and passes, and by the rules, with %i seats', (seats) => {
    const chance = new SeededChance(`retrace ${seats}`);
    const told = { few: 0, small: 0 };
    for (let match = 0; match < 15; match++) {
      const position = dealt({ seats, edition: 'felix' }, chance);
      let start = layFirstCards(position);
      while (position.phase !== 'over') {
        for (const telling of TELLINGS) told[telling] += tellAgain(position, start, telling);
        position.act(position.actionAt(chance.below(Math.min(4, position.countActions()))));
        if (position.phase === 'place') start = layFirstCards(position);
      }
    }
    expect(told.few).toBeGreaterThan(1000);
    expect(told.small).toBeGreaterThan(told.few);
  });
});
