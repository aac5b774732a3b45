// Runs the unit tests and the installed package under other releases of Node, without touching the one that is installed: those named as words, or all.
import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { skip } from '../skip.mjs';
import { nodeOf } from './install.mjs';
import { NODE_VERSIONS } from './versions.mjs';

/** What runs on a host's Node. Bots and page are computation that no release changes, and proofs try processes, not Node. */
const UNITS = ['games/', 'table/', 'host/', 'protocol/', 'client/', 'server/src/'];

/** npm has newer releases keep compiled code among the temporary files, which a step must leave as they were. */
const ENVIRONMENT = { ...process.env, TEST_DEPTH: 'quick', NODE_DISABLE_COMPILE_CACHE: '1' };

/**
 * The package that hosts install, used under this Node alone, also by people at its page.
 * @param {string} node
 */
const packagePasses = (node) => {
  const env = { ...ENVIRONMENT, TEST_DEPTH: 'deep', MIAOU_NODE: node };
  return spawnSync(process.execPath, ['tools/installedPackage/check.mjs'], { stdio: 'inherit', env }).status === 0;
};

/** @param {string} node */
const testsPass = (node) => {
  const release = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  console.log(`unit tests under Node ${release}`);
  const begun = performance.now();
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--exclude', 'games/conformance/**'];
  const path = `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...ENVIRONMENT, PATH: path };
  const { status } = spawnSync(node, [...words, ...UNITS], { stdio: 'inherit', env });
  console.log(
    `Node ${release}: ${status === 0 ? 'passed' : 'FAILED'} after ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  return status === 0;
};

const asked = process.argv.slice(2);
for (const version of asked.length > 0 ? asked : NODE_VERSIONS) {
  const node = nodeOf(version);
  if (node === undefined) skip(`unit tests under Node ${version}: npm has no such release for this system`);
  else if (!testsPass(node) || !packagePasses(node)) process.exitCode = 1;
}
