import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives the test files of one run a folder for what they share; it is removed after the last of them.
 * @param {Pick<import('vitest/node').TestProject, 'provide'>} project
 */
export default ({ provide }) => {
  const folder = mkdtempSync(join(tmpdir(), 'miaou-tests-'));
  provide('sharedTestFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
};
