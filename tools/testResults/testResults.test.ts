import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { failedTests, noteTestResult, slowestTests, TEST_RESULTS_FILE } from './testResults.mjs';

afterEach(() => vi.unstubAllEnvs());

it('the ten slowest tests are listed, the slowest first', () =>
  withTemporaryFolder((folder) => {
    vi.stubEnv(TEST_RESULTS_FILE, join(folder, 'results'));
    for (let second = 1; second <= 12; second++) noteTestResult(`test ${second}`, second * 1000);
    const lines = slowestTests(readFileSync(join(folder, 'results'), 'utf8'));
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   12.0 s  test 12');
    expect(lines.at(-1)).toBe('    3.0 s  test 3');
  }));

it('failed tests are listed with what they said, in one line', () =>
  withTemporaryFolder((folder) => {
    vi.stubEnv(TEST_RESULTS_FILE, join(folder, 'results'));
    noteTestResult('a test that passes', 1);
    noteTestResult('a test that fails', 1, ['expected 1\nto be 2', 'and a hook failed']);
    expect(failedTests(readFileSync(join(folder, 'results'), 'utf8'))).toEqual([
      '  a test that fails: expected 1 to be 2; and a hook failed',
    ]);
  }));

it('a test run by itself notes nothing', () => {
  vi.stubEnv(TEST_RESULTS_FILE, undefined);
  expect(() => noteTestResult('test', 1)).not.toThrow();
  expect(slowestTests('')).toEqual([]);
});
