import { appendFileSync } from 'node:fs';

/** Where the skips of one run of the check list are gathered, so that its summary can repeat them. */
export const SKIPS_FILE = 'MIAOU_SKIPS';

/**
 * True on a machine that decides whether a change lands.
 * @param {NodeJS.ProcessEnv} env
 */
export const isCi = (env) => !['', '0', 'false'].includes(env['CI'] ?? '');

/**
 * Reports that something was not checked, and why. In CI a skip is a failure, since nobody would notice it there.
 * @param {string} reason
 * @param {NodeJS.ProcessEnv} [env]
 */
export const skip = (reason, env = process.env) => {
  const line = `SKIPPED: ${reason}`;
  console.error(line);
  const gathered = env[SKIPS_FILE];
  if (gathered !== undefined) appendFileSync(gathered, `${line}\n`);
  if (isCi(env)) throw new Error(`${line} (not allowed in CI)`);
};
