import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../mutation/faults/index.mjs';
import { plantIn } from '../mutation/plant.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const fault = { name: 'a fault', file: 'rules.ts', find: 'a > b', replace: 'a < b', tests: [] };

describe('planting faults', () => {
  it('planting a fault changes the one place that is meant', () => {
    expect(plantIn('if (a > b) return 1;', fault)).toBe('if (a < b) return 1;');
  });

  it.each(['if (a >= b) return 1;', 'a > b; a > b'])(
    'no fault is planted in a source that has changed: %s',
    (source) => {
      expect(plantIn(source, fault)).toBeUndefined();
    },
  );

  it.each(FAULTS)('the fault still fits its source: $name', (planted) => {
    const source = readFileSync(`${root}/${planted.file}`, 'utf8');
    expect([planted.find, source.split(planted.find).length - 1]).toEqual([planted.find, 1]);
    expect(plantIn(source, planted)).not.toBe(source);
  });

  it('every fault has a name of its own', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  });
});
