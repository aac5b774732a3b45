import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { processesWith } from './processes.mjs';
import { runSteps, summary } from './runSteps.mjs';
import { isCi, SKIPS_FILE, skip } from './skip.mjs';
import { withTemporaryFolder } from './temporaryFolder.mjs';
import { DEEP_STEPS, STEPS } from './testSteps.mjs';

const node = (name: string, script: string, limit = 60) => ({
  name,
  shows: '',
  limit,
  commands: [[process.execPath, '-e', script]],
});

/** A program that starts another one, which outlives it and would run for ever. */
const orphaning = (mark: string) =>
  `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000) // ${mark}'], { detached: true, stdio: 'ignore' }).unref();`;

/** What a run prints, and whether it passed. */
const outputOf = async (steps: Parameters<typeof runSteps>[0], within = Infinity) => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const passed = await runSteps(steps, { grace: 200, within });
  log.mockRestore();
  return { passed, output: lines.join('\n') };
};

describe('the check list', () => {
  it('a run passes when every step does', async () => {
    const { passed, output } = await outputOf([node('a', ''), node('b', '')]);
    expect(passed).toBe(true);
    expect(output).toMatch(/a passed after \d+\.\d s/);
    expect(output).toMatch(/3 passed, 0 failed$/);
  });

  it('a run goes on after a failure and fails in the end', () =>
    withTemporaryFolder(async (folder) => {
      const trace = join(folder, 'trace');
      const later = `require('node:fs').writeFileSync(${JSON.stringify(trace)}, 'ran')`;
      expect((await outputOf([node('a', 'process.exit(3)'), node('b', later)])).passed).toBe(false);
      expect(readFileSync(trace, 'utf8')).toBe('ran');
    }));

  it('steps that may run beside each other do, several at a time, and what each says stays together', () =>
    withTemporaryFolder(async (folder) => {
      const [first, second] = ['first', 'second'].map((name) => JSON.stringify(join(folder, name)));
      const fs = "const fs = require('node:fs');";
      /** Each says something, waits until the other one has begun, and says something more. */
      const meeting = (name: string, own: string | undefined, other: string | undefined) => ({
        ...node(
          name,
          `${fs} fs.writeFileSync(${own}, ''); console.log('${name} begins');
           setInterval(() => { if (fs.existsSync(${other})) { console.error('${name} ends'); process.exit(); } }, 10)`,
        ),
        runsBeside: true as const,
      });
      const { passed, output } = await outputOf([meeting('a', first, second), meeting('b', second, first)]);
      expect(passed).toBe(true);
      for (const name of ['a', 'b'])
        expect(output.indexOf(`› ${name} begins`)).toBeLessThan(output.indexOf(`${name} ends`));
      for (const name of ['a', 'b'])
        expect(output).toMatch(new RegExp(`› ${name}: \n${name} begins\n${name} ends\n${name} passed after`));
      expect(output.indexOf('passed  a ')).toBeLessThan(output.indexOf('passed  b '));
    }));

  it('of steps that run at the same time, the one is named that left something', () =>
    withTemporaryFolder(async (folder) => {
      const leave = `require('node:fs').writeFileSync(require('node:path').join(require('node:os').tmpdir(), 'left'), '')`;
      const steps = [node('a', ''), node('b', `${leave}; ${orphaning(folder)}`), node('c', '')];
      const { output } = await outputOf(steps.map((step) => ({ ...step, runsBeside: true as const })));
      expect(output).toMatch(
        /FAILED {2}leftovers.*b left process \d+: .*setInterval.*; b left temporary file or folder left/,
      );
      expect(output).not.toMatch(/[ac] left/);
      await vi.waitUntil(() => processesWith(folder).length === 0, { timeout: 60_000 });
    }));

  it('where time is short, a step that takes longer than what is left is not begun, and is named', async () => {
    const long = { ...node('long', 'process.exit(1)'), usual: 1_000 };
    const { passed, output } = await outputOf([long, node('short', '')], 900);
    expect(passed).toBe(true);
    expect(output).toContain('NOT BEGUN, no time was left: long');
    expect(output).toMatch(/2 passed, 0 failed$/);
    expect((await outputOf([long], 1_100)).passed).toBe(false);
    expect((await outputOf([long, node('always', '')], -1)).output).toMatch(/passed {2}always/);
  });

  it('a step whose program does not exist fails and names it', async () => {
    const { passed, output } = await outputOf([{ name: 'a', shows: '', limit: 60, commands: [['no-such-program']] }]);
    expect(passed).toBe(false);
    expect(output).toContain('"no-such-program" could not be started');
  });

  it('a step that hangs is ended and named, with the processes that it started', () =>
    withTemporaryFolder(async (folder) => {
      const { passed, output } = await outputOf([node('slow', `${orphaning(folder)} setInterval(() => {}, 1000)`, 1)]);
      expect(passed).toBe(false);
      expect(output).toMatch(/FAILED {2}slow.*hung and was ended/);
      await vi.waitUntil(() => processesWith(folder).length === 0, { timeout: 60_000 });
    }));

  it('a process that outlives its step fails the run, is named and is ended', () =>
    withTemporaryFolder(async (folder) => {
      const { passed, output } = await outputOf([node('a', orphaning(folder))]);
      expect(passed).toBe(false);
      expect(output).toMatch(/passed {2}a\b/);
      expect(output).toMatch(/FAILED {2}leftovers.*a left process \d+: .*setInterval/);
      await vi.waitUntil(() => processesWith(folder).length === 0, { timeout: 60_000 });
    }));

  it('a temporary folder that outlives its step fails the run and is removed', async () => {
    const leave = `require('node:fs').writeFileSync(require('node:path').join(require('node:os').tmpdir(), 'left'), '')`;
    const { passed, output } = await outputOf([node('a', leave)]);
    expect(passed).toBe(false);
    expect(output).toContain('a left temporary file or folder left');
  });

  /** A run in a process of its own: how it is told that it has begun, and its folder for temporary ones. */
  const runAlone = (folder: string, steps: (begun: string) => readonly object[], through: readonly string[] = []) => {
    const [begun, runner, temporary] = ['begun', 'runner.mjs', 'tmp'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    mkdirSync(temporary);
    const module = pathToFileURL(join(import.meta.dirname, 'runSteps.mjs')).href;
    writeFileSync(
      runner,
      `import { runSteps } from '${module}';\nawait runSteps(${JSON.stringify(steps(JSON.stringify(begun)))});\n`,
    );
    const run = spawn(process.execPath, [...through, runner], {
      env: { ...process.env, TMPDIR: temporary, TMP: temporary, TEMP: temporary, npm_lifecycle_event: 'test' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    run.stdout.resume();
    return { run, begun, temporary, ended: new Promise((resolve) => run.once('exit', resolve)) };
  };

  const waiting = (folder: string, begun: string): string =>
    `${orphaning(folder)} require('node:fs').writeFileSync(${begun}, ''); setInterval(() => {}, 1000)`;

  it('an interrupted run ends its processes, removes its folder and says by what it was interrupted', () =>
    withTemporaryFolder(async (folder) => {
      const { run, begun, temporary, ended } = runAlone(folder, (file) => [node('a', waiting(folder, file))]);
      await vi.waitUntil(() => existsSync(begun), { timeout: 60_000 });
      run.kill('SIGTERM');
      expect(await ended).toBe(143);
      await vi.waitUntil(() => processesWith(folder).length === 0, { timeout: 60_000 });
      expect(readdirSync(temporary)).toEqual([]);
    }));

  it('a run that npm started ends like an interrupted one where npm and its shell were ended alone', () =>
    withTemporaryFolder(async (folder) => {
      const script = `require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'ignore' }); setInterval(() => {}, 1000)`;
      const { run, begun, temporary } = runAlone(folder, (file) => [node('a', waiting(folder, file))], [
        '-e',
        script,
        '--',
      ]);
      await vi.waitUntil(() => existsSync(begun), { timeout: 60_000 });
      run.kill('SIGKILL');
      await vi.waitUntil(() => processesWith(folder).length === 0, { timeout: 60_000 });
      expect(readdirSync(temporary)).toEqual([]);
    }));

  it('a run whose reader has gone, as after a closed terminal, ends its processes and removes its folder', () =>
    withTemporaryFolder(async (folder) => {
      const gone = join(folder, 'gone');
      const endsThen = `setInterval(() => { if (require('node:fs').existsSync(${JSON.stringify(gone)})) process.exit(); }, 10)`;
      const { run, begun, temporary, ended } = runAlone(folder, (file) =>
        [node('a', waiting(folder, file)), node('b', endsThen)].map((step) => ({ ...step, runsBeside: true })),
      );
      await vi.waitUntil(() => existsSync(begun), { timeout: 60_000 });
      run.stdout.destroy();
      // The end of the other step is what it would say next.
      writeFileSync(gone, '');
      expect(await ended).toBe(129);
      await vi.waitUntil(() => processesWith(folder).length === 0, { timeout: 60_000 });
      expect(readdirSync(temporary)).toEqual([]);
    }));

  it('a run ends with its slowest and its failed tests, its skips and one line that counts', () => {
    const verdicts = [
      { name: 'a', passed: true, seconds: 1 },
      { name: 'b', passed: false, seconds: 2 },
    ];
    const results = '{"name":"a test","milliseconds":1500}\n{"name":"another","milliseconds":1,"failure":"is wrong"}\n';
    const lines = summary(verdicts, { notes: 'SKIPPED: no browser\n', testResults: results, seconds: 3 }).split('\n');
    expect(lines.slice(0, 2)).toEqual(['The slowest tests:', '    1.5 s  a test']);
    expect(lines.slice(4, 6)).toEqual(['The failed tests:', '  another: is wrong']);
    expect(lines.slice(-3)).toEqual(['SKIPPED: no browser', '3 s in all', '1 passed, 1 failed']);
  });

  it('page and program are built before any step runs beside another one, which then builds nothing', () => {
    const build = STEPS.findIndex(({ name }) => name === 'build');
    const beside = STEPS.findIndex(({ runsBeside }) => runsBeside === true);
    expect(build).toBeGreaterThan(-1);
    expect(build).toBeLessThan(beside);
  });

  it('each step has a name of its own', () => {
    const names = [...STEPS, ...DEEP_STEPS].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a skip', () => {
  it('a skip is gathered for the summary', async () => {
    await withTemporaryFolder((folder) => {
      const file = join(folder, 'skips');
      skip('no browser', { [SKIPS_FILE]: file });
      expect(readFileSync(file, 'utf8')).toBe('SKIPPED: no browser\n');
    });
  });

  it('a skip is a failure in CI', () => {
    expect(() => skip('no browser', { CI: 'true' })).toThrow('not allowed in CI');
  });

  it.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['true', true],
    ['1', true],
  ])('CI=%s counts as %s', (CI, expected) => {
    expect(isCi(CI === undefined ? {} : { CI })).toBe(expected);
  });
});
