import { appendFileSync } from 'node:fs';
import { type PostgresServer, startPostgres } from './server.js';

const isCi = (): boolean => !['', '0', 'false'].includes(process.env['CI'] ?? '');

const REASON = 'SKIPPED: no PostgreSQL can be started here; name one in MIAOU_TEST_POSTGRES, or install one';

/** Says which PostgreSQL the tests run against, or that they do not. Nobody may miss that, and in CI it is a failure. */
export const startPostgresOrSkip = async (): Promise<PostgresServer | undefined> => {
  const server = await startPostgres();
  process.stderr.write(server === undefined ? `${REASON}\n` : `PostgreSQL: ${server.found}\n`);
  if (server !== undefined) return server;
  if (isCi()) throw new Error(REASON);
  const gathered = process.env['MIAOU_SKIPS'];
  if (gathered !== undefined) appendFileSync(gathered, `${REASON}\n`);
  return undefined;
};
