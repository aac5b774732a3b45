import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';

/**
 * Gives the test files of one run a folder for what they share.
 * @param {Pick<import('vitest/node').TestProject, 'provide'>} project
 */
export const setup = ({ provide }) => {
  folder = mkdtempSync(join(tmpdir(), 'miaou-tests-'));
  provide('sharedTestFolder', folder);
};

/** Removes it after the last of them. */
export const teardown = () => rmSync(folder, { recursive: true, force: true });
