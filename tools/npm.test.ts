import { describe, expect, it } from 'vitest';
import { npmCommand, npmScripts } from './npm.mjs';

const WINDOWS = { platform: 'win32', node: String.raw`C:\node\node.exe`, env: {} };
const LINUX = { platform: 'linux', node: ['', 'opt', 'node', 'bin', 'node'].join('/'), env: {} };

describe('how npm is started', () => {
  it('the script of the npm that started this process is looked for first', () => {
    const env = { npm_execpath: 'npm/bin/npm-cli.js' };
    expect(npmScripts('linux', 'bin/node', env)).toEqual(['npm/bin/npm-cli.js', 'lib/node_modules/npm/bin/npm-cli.js']);
  });

  it('another package manager is not taken for npm', () => {
    const env = { npm_execpath: 'yarn/bin/yarn.js' };
    expect(npmScripts('linux', 'bin/node', env)).toEqual(['lib/node_modules/npm/bin/npm-cli.js']);
  });

  it.each([
    [WINDOWS, String.raw`C:\node\node_modules\npm\bin\npm-cli.js`],
    [LINUX, ['', 'opt', 'node', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'].join('/')],
  ])('npm is run by Node from its script, without a shell, on $platform', (system, script) => {
    const command = npmCommand(['ci'], { ...system, exists: (path) => path === script });
    expect(command).toEqual({ program: system.node, words: [script, 'ci'], shell: false });
  });

  it.each([
    [WINDOWS, true],
    [LINUX, false],
  ])('npm without a known script comes from the PATH, through a shell only on Windows: $platform', (system, shell) => {
    expect(npmCommand(['ci'], { ...system, exists: () => false })).toEqual({ program: 'npm', words: ['ci'], shell });
  });
});
