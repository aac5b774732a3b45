import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { dealt } from '../training/felixTables.js';
import { retrace, runningAuction } from './retrace.js';

describe('an auction told again', () => {
  it.each([3, 4, 5])('[FR3] [FR5] leads to the same bids and passes, and by the rules, with %i seats', (seats) => {
    const chance = new SeededChance(`retrace ${seats}`);
    let told = 0;
    for (let match = 0; match < 30; match++) {
      const position = dealt({ seats, edition: 'felix' }, chance);
      let start = position.clone();
      while (position.phase !== 'over') {
        if (position.phase === 'place') position.act(position.actionAt(0));
        else {
          if (position.passCount === 0 && position.highest === 0) start = position.clone();
          const actions = retrace(runningAuction(position.view('spectator')));
          const again = start.clone();
          for (const action of actions ?? []) again.act(action);
          if (actions !== undefined) expect(again.view('spectator')).toEqual(position.view('spectator'));
          if (actions !== undefined && actions.length > 0) told++;
          position.act(position.actionAt(chance.below(Math.min(4, position.countActions()))));
        }
      }
    }
    expect(told).toBeGreaterThan(400);
  });
});
