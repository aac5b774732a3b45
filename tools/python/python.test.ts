import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { skip } from '../skip.mjs';

const FOLDER = fileURLToPath(new URL('../../python', import.meta.url));
const MIAOU = fileURLToPath(new URL('../../cli/bin/miaou.mjs', import.meta.url));

const run = promisify(execFile);

const hasPython = (): Promise<boolean> =>
  run('python3', ['--version']).then(
    () => true,
    () => false,
  );

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
});
