import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantIn } from '../../../games/conformance/mutation/plant.mjs';
import { FAULTS } from './faults.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');

describe('the faults to be planted', () => {
  it.each(FAULTS)('still fits its source: $name', (fault) => {
    const source = readFileSync(resolve(ROOT, fault.file), 'utf8');
    const planted = plantIn(source, fault);
    expect(planted).toBeDefined();
    expect(planted).not.toBe(source);
  });

  it('have a name of their own each', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  });
});
