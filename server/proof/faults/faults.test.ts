import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plantIn } from '../../../games/conformance/mutation/plant.mjs';
import { FAULTS } from './faults.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');

const CLAIMS = readFileSync(resolve(ROOT, 'docs/guides/prove.md'), 'utf8');

/** As the table of claims may call a test: by its path, without `server/src` or `server/proof`, or by the folder of its proof. */
const namesOf = (test: string): readonly string[] => {
  const [, folder = test] = /^server\/proof\/(.*)\/[^/]*$/.exec(test) ?? [];
  return [test, test.replace(/^server\/(?:src|proof)\//, ''), folder];
};

describe('planted faults', () => {
  it.each(FAULTS)('a planted fault still applies to its source: $name', (fault) => {
    const source = readFileSync(resolve(ROOT, fault.file), 'utf8');
    const planted = plantIn(source, fault);
    expect(planted).toBeDefined();
    expect(planted).not.toBe(source);
  });

  it.each([...new Set(FAULTS.flatMap(({ tests }) => tests))])('the table of claims names %s', (test) => {
    expect(namesOf(test).some((name) => CLAIMS.includes(`\`${name}\``))).toBe(true);
  });

  it('each planted fault has its own name', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  });
});
