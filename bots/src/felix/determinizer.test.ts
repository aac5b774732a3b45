import { laidBy, PASS } from '@miaou/felix/search';
import { at, SeededChance, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { VALUES } from './cards.js';
import { Determinizer } from './determinizer.js';
import { networkFor } from './networkCache.js';
import { BIDDERS, knownTypesFor, LAYERS, type OpponentType, ruleType } from './opponentTypes.js';
import { dealMatch } from './training/match.js';

const RULES = ruleType(at(BIDDERS, 0), at(LAYERS, 0));

describe('Determinizer', () => {
  it.each([3, 4, 5])('[FK2] a sampled position looks to the seat like the real one with %i seats', (seats) => {
    const chance = new SeededChance(`worlds ${seats}`);
    const known: readonly OpponentType[] = [...knownTypesFor(networkFor(seats)), RULES];
    const types = seatsOf(seats).map((seat) => at(known, seat % known.length));
    let different = 0;
    for (let match = 0; match < 4; match++) {
      const position = dealMatch({ seats, edition: 'filou' }, chance);
      while (position.phase !== 'over') {
        const seat = position.actor;
        const view = position.view(seat);
        const world = new Determinizer(view).sample(types, chance);
        expect(world.view(seat).seats[seat]).toEqual(view.seats[seat]);
        if (view.phase === 'auction') expect(world.view(seat)).toEqual(view);
        else expect(world.toMove).toHaveLength(seats);
        different += world.laid === position.laid ? 0 : 1;
        position.act(position.actionAt(chance.below(Math.min(3, position.countActions()))));
      }
    }
    expect(different).toBeGreaterThan(50);
  });

  it('[FK2] a seat that raises is believed to have laid a better card', () => {
    const chance = new SeededChance('beliefs');
    const position = dealMatch({ seats: 4, edition: 'felix' }, chance);
    const { first } = position;
    while (position.phase === 'place') position.act(position.actionAt(2));
    position.act(PASS + 8);
    const before = new Determinizer(position.view(first));
    const raiser = position.actor;
    position.act(PASS + 9);
    const after = new Determinizer(position.view(first));
    const meanValue = (determinizer: Determinizer): number => {
      const types = seatsOf(4).map(() => RULES);
      const cards = Array.from({ length: 300 }, () => laidBy(determinizer.sample(types, chance).laid, raiser));
      return cards.reduce((sum, card) => sum + (VALUES[card] as number), 0) / cards.length;
    };
    expect(meanValue(after)).toBeGreaterThan(meanValue(before) + 1);
  });
});
