import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { skip } from '../skip.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../python', import.meta.url));
const MIAOU = fileURLToPath(new URL('../../cli/bin/miaou.mjs', import.meta.url));

const run = promisify(execFile);

const succeeds = (args: readonly string[]): Promise<boolean> =>
  run('python3', args).then(
    () => true,
    () => false,
  );

const hasPython = (): Promise<boolean> => succeeds(['--version']);

/** The programs in a document: every block marked `python`. */
const programsIn = (document: string): string[] =>
  [...readFileSync(`${ROOT}/${document}`, 'utf8').matchAll(/^```python\n(.*?)^```$/gms)].map(([, code = '']) => code);

/** Neither left-over byte code nor messages in another language. */
const ENVIRONMENT = { PYTHONDONTWRITEBYTECODE: '1', LC_ALL: 'C', MIAOU_COMMAND: `"${process.execPath}" "${MIAOU}"` };

describe('the package in Python', () => {
  it('the package in Python passes its own tests', async () => {
    if (!(await hasPython())) return skip('the package in python/ was not tested: python3 is not installed');
    // The first call may have to build, which writes to standard error.
    await run(process.execPath, [MIAOU, '--version']);
    const { stderr } = await run('python3', ['-m', 'unittest', 'discover', '-v', '-s', 'tests', '-t', '.'], {
      cwd: FOLDER,
      env: { ...process.env, ...ENVIRONMENT },
    });
    expect(stderr).toMatch(/Ran \d\d+ tests/);
    for (const [line] of stderr.matchAll(/^.*\.\.\. skipped .*$/gm)) console.log(`python: ${line}`);
  });

  it.each(['docs/guides/train-an-agent.md', 'python/README.md'])('the programs in %s run', async (document) => {
    if (!(await hasPython())) return skip(`the programs in ${document} were not run: python3 is not installed`);
    const programs = programsIn(document);
    expect(programs.length).toBeGreaterThan(0);
    for (const program of programs) {
      const needed = ['numpy', 'pettingzoo'].filter((name) => program.includes(name));
      if (needed.length > 0 && !(await succeeds(['-c', `import ${needed.join(', ')}`])))
        console.log(`a program in ${document} was not run: ${needed.join(' or ')} is not installed`);
      else {
        const { stdout } = await run('python3', ['-c', program], {
          env: { ...process.env, ...ENVIRONMENT, PYTHONPATH: FOLDER },
        });
        expect(stdout).not.toBe('');
      }
    }
  });
});
