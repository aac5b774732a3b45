import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSteps, summary } from './runSteps.mjs';
import { isCi, SKIPS_FILE, skip } from './skip.mjs';
import { STEPS } from './steps.mjs';
import { withTemporaryFolder } from './temporaryFolder.mjs';

const node = (name: string, script: string) => ({ name, shows: '', commands: [[process.execPath, '-e', script]] });

describe('the check list', () => {
  it('passes when every step does', () => {
    expect(runSteps([node('a', ''), node('b', '')])).toBe(true);
  });

  it('goes on after a failure and fails in the end', async () => {
    await withTemporaryFolder((folder) => {
      const trace = join(folder, 'trace');
      const later = `require('node:fs').writeFileSync(${JSON.stringify(trace)}, 'ran')`;
      expect(runSteps([node('a', 'process.exit(3)'), node('b', later)])).toBe(false);
      expect(readFileSync(trace, 'utf8')).toBe('ran');
    });
  });

  it('fails a step whose program does not exist', () => {
    expect(runSteps([{ name: 'a', shows: '', commands: [['no-such-program-here']] }])).toBe(false);
  });

  it('ends with the skips and one line that counts', () => {
    const verdicts = [
      { name: 'a', passed: true, seconds: 1 },
      { name: 'b', passed: false, seconds: 2 },
    ];
    expect(summary(verdicts, 'SKIPPED: no browser\n').split('\n').slice(-2)).toEqual([
      'SKIPPED: no browser',
      '1 passed, 1 failed',
    ]);
  });

  it('names each step once', () => {
    const names = STEPS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a loud skip', () => {
  it('is gathered for the summary', async () => {
    await withTemporaryFolder((folder) => {
      const file = join(folder, 'skips');
      skip('no browser', { [SKIPS_FILE]: file });
      expect(readFileSync(file, 'utf8')).toBe('SKIPPED: no browser\n');
    });
  });

  it('fails in CI', () => {
    expect(() => skip('no browser', { CI: 'true' })).toThrow('not allowed in CI');
  });

  it.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['true', true],
    ['1', true],
  ])('takes CI=%s for %s', (CI, expected) => {
    expect(isCi(CI === undefined ? {} : { CI })).toBe(expected);
  });
});
