import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { ComeAndGo } from './testing/comeAndGo.js';

const TABLES = Number(process.env['MIAOU_TABLES'] ?? 25);
const SEED = process.env['MIAOU_SEED'] ?? 'people';

/** Enough for several people to leave and come back in one match. */
const STEPS = 60;

describe('people who come and go', () => {
  it(`no table of ${TABLES} at which somebody is there is ever stuck`, async () => {
    const stuck: string[] = [];
    const types = new Set<string>();
    for (let table = 0; table < TABLES; table++) {
      const story = new ComeAndGo(new SeededChance(`${SEED} ${table}`));
      await story.run(STEPS);
      for (const type of story.entryTypes) types.add(type);
      stuck.push(...story.faults.map((fault) => `table ${table}: ${fault}`));
    }
    expect(stuck).toEqual([]);
    expect([...types]).toEqual(
      expect.arrayContaining(['wentAway', 'replaced', 'cameBack', 'hostPassed', 'rematchStarted']),
    );
  }, 3_600_000);
});
