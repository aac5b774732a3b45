import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lends an empty folder for the time of one task.
 * @template T
 * @param {(folder: string) => T | Promise<T>} use
 * @returns {Promise<T>}
 */
export const withTemporaryFolder = async (use) => {
  const folder = mkdtempSync(join(tmpdir(), 'miaou-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
