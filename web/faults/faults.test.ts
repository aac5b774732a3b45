import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantIn } from '../../games/conformance/mutation/plant.mjs';
import { BROWSER_FAULTS } from '../e2e/browserFaults.mjs';
import { FAULTS as UNIT_FAULTS } from './faults.mjs';

const FAULTS = [...UNIT_FAULTS, ...BROWSER_FAULTS];

const ROOT = resolve(import.meta.dirname, '../..');

describe('faults planted in the page', () => {
  it.each(FAULTS)('a planted fault still applies to its source: $name', (fault) => {
    const source = readFileSync(resolve(ROOT, fault.file), 'utf8');
    const planted = plantIn(source, fault);
    expect(planted).toBeDefined();
    expect(planted).not.toBe(source);
  });

  it('each planted fault has its own name', () => {
    for (const faults of [UNIT_FAULTS, BROWSER_FAULTS])
      expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});
