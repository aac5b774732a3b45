import { type FelixTypes, felix } from '@miaou/felix';
import { at, SeededChance, sameJson } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../bot.js';
import { FAMILIES } from './biddingFamilies.js';
import { FIELD_NAMES, fieldNamed } from './index.js';
import { memberOf } from './ruleJudge.js';

const startMatch = (seats: number, luck: SeededChance) => {
  const options = felix.parseOptions({ seats, edition: luck.below(2) === 0 ? 'felix' : 'filou' });
  if (!options.ok) throw new Error(options.error.code);
  return felix.start(options.value, felix.deal(options.value, luck));
};

type Position = ReturnType<typeof startMatch>;

const askedAt = (judge: Bot<FelixTypes>, position: Position, seed: string) => {
  const seat = position.actor;
  const request = {
    game: felix.id,
    seat,
    view: position.view(seat),
    legalMoves: position.legalMoves(seat),
    budget: {},
  };
  return judge.choose({ ...request, chance: new SeededChance(seed) });
};

describe('the judging pool', () => {
  it.each(FIELD_NAMES)('[FK2] judges of the field %s make legal moves, the same whatever is hidden', async (name) => {
    for (const seats of felix.seatCounts) {
      const luck = new SeededChance(`${name} ${seats}`);
      const judges = fieldNamed(name)(seats, luck);
      const position = startMatch(seats, luck);
      for (let asked = 0; position.toMove.length > 0; asked++) {
        const seat = position.actor;
        const judge = at(judges, seat);
        const move = await askedAt(judge, position, `${asked}`);
        const other = felix.sample(position.view(seat), luck);
        expect(position.refuse(seat, move)).toBeUndefined();
        expect(sameJson(await askedAt(judge, other, `${asked}`), move)).toBe(true);
        position.play(seat, move);
      }
    }
  });

  it.each(FAMILIES.map((family) => [family.name, family] as const))(
    'members of the family %s have parameters within its ranges, others for another seed',
    (_, family) => {
      const members = ['one', 'two'].map((seed) => memberOf(family, new SeededChance(seed)));
      for (const { parameters } of members)
        for (const [name, [from, to]] of Object.entries(family.ranges)) {
          expect(parameters[name]).toBeGreaterThanOrEqual(from);
          expect(parameters[name]).toBeLessThanOrEqual(to);
        }
      expect(at(members, 0).parameters).not.toEqual(at(members, 1).parameters);
    },
  );

  it('a field that does not exist is named', () => {
    expect(() => fieldNamed('nobody')).toThrow('no field is called nobody');
  });
});
