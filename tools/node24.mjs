import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { withTemporaryFolder } from './temporaryFolder.mjs';

// The unit tests under the next long-term Node, without touching the one that is installed.
process.exitCode = await withTemporaryFolder((folder) => {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', `${name}@24`], { stdio: 'inherit' });
  const bin = join(folder, 'node_modules', name, 'bin');
  const node = join(bin, 'node');
  console.log(`tests under Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  return spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run'], { stdio: 'inherit', env }).status ?? 1;
});
