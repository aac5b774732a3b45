import { describe, expect, it } from 'vitest';
import { judgingFor } from '../../judging/index.js';
import { felixJudging, judgeBot } from './index.js';
import { startNetTrainer } from './pool/nets/netTrainer.js';
import { netPlan } from './pool/nets/plans.js';

const TABLE = { seats: 4, edition: 'felix' } as const;

describe('judging', () => {
  it('a bot is judged by the same matches for the same seed, and by others for another', () => {
    const judged = (seed: string) =>
      judgeBot(TABLE, { challenger: 'greedy', field: 'strangers', playouts: 0 }, { deals: 3, seed });
    expect(judged('one')).toEqual(judged('one'));
    expect(judged('two')).not.toEqual(judged('one'));
  });

  it('budgets of a search are compared deal by deal with the first', async () => {
    const flags = { bots: 'odile', fields: 'strangers', seats: '3', editions: 'felix', deals: '2', playouts: '1,9' };
    const rows: Readonly<Record<string, string>>[] = [];
    for await (const { cells } of felixJudging.judge({ ...flags, seed: 'budgets' })) rows.push(cells);
    const figures = (column: string): number[] => rows.map((cells) => Number.parseFloat(cells[column] ?? ''));
    const [one, other] = figures('win share, %');
    const [none, gain] = figures('more than the first budget, %');
    expect(none).toBeNaN();
    expect(gain).not.toBe(0);
    expect(gain).toBeCloseTo(Number(other) - Number(one), 0);
  });

  it('a course of a judge gives the same weights for the same seed, and others for another', () => {
    const weightsAfter = (seed: string): Float32Array => {
      const trainer = startNetTrainer(netPlan('schooled'), seed, 15);
      while (trainer.matches < 15) trainer.playMatch();
      return trainer.averaged.all.slice();
    };
    expect(weightsAfter('one')).toEqual(weightsAfter('one'));
    expect(weightsAfter('two')).not.toEqual(weightsAfter('one'));
  });

  it('a game without judges is refused by name', () => {
    expect(() => judgingFor('whist')).toThrow('nothing judges bots for whist; known: felix, chop');
  });
});
