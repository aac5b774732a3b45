import { laidBy, PASS } from '@miaou/felix/search';
import { SeededChance, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { dealt } from '../training/felixTables.js';
import { VALUES } from './cards.js';
import { type Kind, kindsFor } from './kinds.js';
import { mindFor } from './minds.js';
import { Worlds } from './worlds.js';

describe('[FK2] the worlds that a search plays out', () => {
  it.each([3, 4, 5])('look to the seat as the real one does, with %i seats', (seats) => {
    const chance = new SeededChance(`worlds ${seats}`);
    const known = kindsFor(mindFor(seats));
    const kinds = seatsOf(seats).map((seat) => known[seat % known.length] as Kind);
    let different = 0;
    for (let match = 0; match < 4; match++) {
      const position = dealt({ seats, edition: 'filou' }, chance);
      while (position.phase !== 'over') {
        const seat = position.actor;
        const view = position.view(seat);
        const world = new Worlds(view).next(kinds, chance);
        expect(world.view(seat).seats[seat]).toEqual(view.seats[seat]);
        if (view.phase === 'auction') expect(world.view(seat)).toEqual(view);
        else expect(world.toMove).toHaveLength(seats);
        different += world.laid === position.laid ? 0 : 1;
        position.act(position.actionAt(chance.below(Math.min(3, position.countActions()))));
      }
    }
    expect(different).toBeGreaterThan(50);
  });

  it('believe that who raises has laid something better', () => {
    const chance = new SeededChance('beliefs');
    const position = dealt({ seats: 4, edition: 'felix' }, chance);
    const { first } = position;
    while (position.phase === 'place') position.act(position.actionAt(2));
    position.act(PASS + 8);
    const before = new Worlds(position.view(first));
    const raiser = position.actor;
    position.act(PASS + 9);
    const after = new Worlds(position.view(first));
    const greedy = kindsFor(mindFor(4)).at(-1) as Kind;
    const meanValue = (worlds: Worlds): number => {
      const kinds = seatsOf(4).map(() => greedy);
      const cards = Array.from({ length: 300 }, () => laidBy(worlds.next(kinds, chance).laid, raiser));
      return cards.reduce((sum, card) => sum + (VALUES[card] as number), 0) / cards.length;
    };
    expect(meanValue(after)).toBeGreaterThan(meanValue(before) + 1);
  });
});
