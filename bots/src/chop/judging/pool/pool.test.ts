import { type ChopTypes, chop } from '@miaou/chop';
import { type Position, randomAction, SeededChance, sameJson } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../bot.js';
import { drawMember, familyNamed, familyNames, ruleJudge } from './index.js';

const SIDES = ['cat', 'mice'] as const;
const JUDGES = SIDES.flatMap((side) => familyNames(side).map((name) => [name, side] as const));

const memberOf = (name: string, side: (typeof SIDES)[number], seed: number): Bot<ChopTypes> => {
  const family = familyNamed(name, side);
  if (family === undefined) throw new Error(`no family of ${side} is called ${name}`);
  return ruleJudge(family, drawMember(family, new SeededChance(seed)));
};

const startMatch = (luck: SeededChance): Position<ChopTypes> => {
  const options = chop.parseOptions({ seats: 3, cat: luck.below(3) });
  if (!options.ok) throw new Error(options.error.code);
  return chop.start(options.value, chop.deal(options.value, luck));
};

const asked = (bot: Bot<ChopTypes>, position: Position<ChopTypes>): unknown => {
  const seat = position.actor;
  const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
  return bot.choose({ game: 'chop', seat, view, legalMoves, chance: new SeededChance(1), budget: {} });
};

describe('the judges of Chop', () => {
  it.each(JUDGES)('[CP4] %s judges by what lies open, and moves by the rules', (name, side) => {
    const luck = new SeededChance(`judge ${name}`);
    const judge = memberOf(name, side, 1);
    let different = 0;
    for (let position = startMatch(luck), decisions = 0; decisions < 25; ) {
      if (position.toMove.length === 0) position = startMatch(luck);
      const isCat = position.actor === position.options.cat;
      if (position.countFaces() === 0 && isCat === (side === 'cat')) {
        const other = chop.sample(position.view(position.actor), luck);
        const move = asked(judge, position);
        expect(position.legalMoves(position.actor)).toContainEqual(move);
        expect(asked(judge, other)).toEqual(move);
        different += sameJson(other.state(), position.state()) ? 0 : 1;
        decisions++;
      }
      position.act(randomAction(position, luck));
    }
    expect(different).toBeGreaterThan(5);
  });

  it.each(JUDGES)('%s has members that differ, the same for the same seed', (name, side) => {
    const family = familyNamed(name, side);
    if (family === undefined) throw new Error(name);
    const drawnBy = (seed: number) => drawMember(family, new SeededChance(seed));
    expect(drawnBy(1)).toEqual(drawnBy(1));
    expect(drawnBy(2)).not.toEqual(drawnBy(1));
  });
});
