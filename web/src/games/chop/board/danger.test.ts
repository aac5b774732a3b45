import { describe, expect, it } from 'vitest';
import { isWarned } from './danger';
import { playUntil } from './testing/playing';

const { steps } = playUntil({ bot: 'ida', at: ({ result }) => result !== null });

describe('the warning of where the cat can come', () => {
  it('[CM1] the warning of where the cat can come stays away from the first step of a walk until all that came of it is told', () => {
    let isUnderWay = false;
    let walks = 0;
    for (const { event } of steps) {
      if (event.type === 'dieRolled') isUnderWay = false;
      if (event.type === 'mouseMoved' || event.type === 'catMoved') {
        isUnderWay = true;
        walks += 1;
      }
      if (isUnderWay) expect(isWarned(event), event.type).toBe(false);
    }
    expect(walks).toBeGreaterThan(10);
  });

  it('[CM1] the warning of where the cat can come is there where everything rests, and while a die is rolled', () => {
    expect(isWarned(null)).toBe(true);
    expect(steps.filter(({ event }) => event.type === 'dieRolled').every(({ event }) => isWarned(event))).toBe(true);
  });
});
