import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { begin, optionsOf, playRound } from '../testing/matches.js';
import { crumbs } from './index.js';

const codeOf = (raw: object): string | undefined => {
  const parsed = crumbs.parseOptions(raw);
  return parsed.ok ? undefined : parsed.error.code;
};

describe('setup', () => {
  it.each([2, 3, 4])('[MS1] %i mice can play', (seats) => {
    expect(codeOf({ seats })).toBeUndefined();
  });

  it.each([1, 5, '3', undefined])('[MS1] %j is no number of mice', (seats) => {
    expect(codeOf({ seats })).toMatch(/field$/);
  });

  it.each([
    [undefined, ['2 2', '1 1', '2 2', '1 1']],
    [3, ['2 2', '1 1', '2 2']],
    [5, ['2 2', '1 1', '2 2', '1 1', '2 2']],
  ])('[MS2] a match with the option rounds %j ends after its last round', (rounds, taken) => {
    const match = begin({ seats: 2, ...(rounds === undefined ? {} : { rounds }) }, [2, 3, 4, 5, 6]);
    for (const round of taken) {
      expect(match.outcome()).toBeUndefined();
      playRound(match, round);
    }
    expect(match.outcome()).toBeDefined();
    expect(match.toMove).toEqual([]);
  });

  it.each([2, 6])('[MS2] a match cannot have %i rounds', (rounds) => {
    expect(codeOf({ seats: 2, rounds })).toBe('wrong-field');
  });

  it('[MS3] over many deals every plate from the number of players to three times that number comes, each once in a match', () => {
    const chance = new SeededChance('plates');
    const seen = new Set<number>();
    for (let match = 0; match < 50; match++) {
      const { plates } = crumbs.deal(optionsOf({ seats: 2, rounds: 5 }), chance);
      expect(new Set(plates).size).toBe(5);
      for (const plate of plates) seen.add(plate);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6]);
  });

  it.each([
    ['a plate too few', [3, 4, 5]],
    ['one plate twice', [3, 4, 5, 5]],
    ['a plate that is too full', [3, 4, 5, 10]],
    ['no list', 'plates'],
  ])('[MS3] a deal with %s is refused', (_, plates) => {
    expect(crumbs.parseDeal({ plates }, optionsOf({ seats: 3 }))).toMatchObject({ ok: false });
  });

  it('[MS3] nobody sees a plate before its round', () => {
    const [one, other] = [begin({}, [6, 4, 8, 5]), begin({}, [6, 9, 3, 7])];
    for (const viewer of [...one.toMove, 'spectator' as const]) expect(one.view(viewer)).toEqual(other.view(viewer));
  });
});
