import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantIn } from '../../games/conformance/mutation/plant.mjs';
import { FAULTS } from './faults.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

describe('faults planted in the page', () => {
  it.each(FAULTS)('a planted fault still applies to its source: $name', (fault) => {
    const source = readFileSync(resolve(ROOT, fault.file), 'utf8');
    const planted = plantIn(source, fault);
    expect(planted).toBeDefined();
    expect(planted).not.toBe(source);
  });

  it('each planted fault has its own name', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  });
});
