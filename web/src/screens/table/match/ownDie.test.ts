import { describe, expect, it } from 'vitest';
import { type DueDie, OwnDie } from './ownDie';

const rollsAt = (...seen: readonly DueDie[]): number => {
  let rolls = 0;
  const die = new OwnDie(() => {
    rolls += 1;
  });
  for (const due of seen) die.look(due);
  return rolls;
};

describe('a die that is rolled for its owner', () => {
  const due = { isDue: true, match: 1, n: 7 };

  it('a die that is rolled for its owner is rolled when it is due, and not before', () => {
    expect(rollsAt({ ...due, isDue: false })).toBe(0);
    expect(rollsAt({ ...due, isDue: false }, due)).toBe(1);
  });

  it('a die that is rolled for its owner is rolled once, also where the roll was refused and it is due again at the same place', () => {
    expect(rollsAt(due, { ...due, isDue: false }, due)).toBe(1);
  });

  it('a die that is rolled for its owner is rolled again when the next one is due, in this match or another', () => {
    expect(rollsAt(due, { ...due, n: 9 }, { ...due, match: 2 })).toBe(3);
  });
});
