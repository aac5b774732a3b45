import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/**
 * What `spawn` is given in order to run npm.
 * @typedef {{ readonly program: string, readonly words: readonly string[], readonly shell: boolean }} NpmCommand
 */

/**
 * Where npm's own script may lie. A script can be started by Node itself, while `npm.cmd` cannot be spawned on Windows without a shell.
 * @param {string} platform
 * @param {string} node the path of the running Node
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export const npmScripts = (platform, node, env) => {
  const path = platform === 'win32' ? win32 : posix;
  const running = env['npm_execpath'] ?? '';
  const script = path.join('node_modules', 'npm', 'bin', 'npm-cli.js');
  return [
    ...(running.endsWith('npm-cli.js') ? [running] : []),
    platform === 'win32'
      ? path.join(path.dirname(node), script)
      : path.join(path.dirname(path.dirname(node)), 'lib', script),
  ];
};

/**
 * How npm is started here with these words.
 * @param {readonly string[]} words
 * @param {{ platform: string, node: string, env: NodeJS.ProcessEnv, exists: (path: string) => boolean }} [system]
 * @returns {NpmCommand}
 */
export const npmCommand = (
  words,
  { platform, node, env, exists } = {
    platform: process.platform,
    node: process.execPath,
    env: process.env,
    exists: existsSync,
  },
) => {
  const script = npmScripts(platform, node, env).find(exists);
  if (script !== undefined) return { program: node, words: [script, ...words], shell: false };
  return { program: 'npm', words, shell: platform === 'win32' };
};
