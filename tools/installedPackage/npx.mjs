import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCommand, npmScripts } from '../npm.mjs';
import { addressOf, endServer } from '../runningServer.mjs';
import { OURS } from './program.mjs';

/**
 * A cache of npm's own in which nothing that was run is kept, with the registry's packages that are at hand already.
 * @param {string} folder
 */
const cacheIn = (folder) => {
  const { program, words, shell } = npmCommand(['config', 'get', 'cache']);
  const { stdout } = spawnSync(program, words, { encoding: 'utf8', shell });
  const known = join(stdout.trim(), '_cacache');
  const cache = join(folder, 'cache');
  mkdirSync(cache);
  if (existsSync(known)) symlinkSync(known, join(cache, '_cacache'), 'dir');
  return cache;
};

/**
 * `npx` with a packed package serves the page from an empty folder, where nothing is installed.
 * @param {string} tarball
 * @param {string} folder an empty one
 * @param {{ readonly node: string, readonly path: string }} machine the only Node there is, and where programs are found
 * @returns {Promise<string[]>}
 */
export const npxFaults = async (tarball, folder, { node, path }) => {
  const npm = npmScripts(process.platform, process.execPath, process.env).find(existsSync);
  if (npm === undefined) throw new Error('npm’s own script was not found');
  const project = join(folder, 'nothing-installed');
  mkdirSync(project);
  const words = ['--yes', '--prefer-offline', '--cache', cacheIn(folder), `file:${tarball}`, 'serve', '--port', '0'];
  // npm passes no signal on to what it runs: so all of it is one group, and ended as one.
  const npx = spawn(node, [join(dirname(npm), 'npx-cli.js'), ...words], {
    cwd: project,
    env: { ...OURS, PATH: path, LC_ALL: 'C' },
    detached: true,
  });
  try {
    const page = await fetch(await addressOf(npx), { headers: { accept: 'text/html' } });
    return page.ok && (await page.text()).includes('<title>')
      ? []
      : [`served by npx, the page was answered ${page.status}`];
  } catch (error) {
    return [`npx ${words.join(' ')}: ${String(error)}`];
  } finally {
    const { pid } = npx;
    if (pid !== undefined) await endServer(npx, () => process.kill(-pid, 'SIGTERM'));
  }
};
