import { openTables } from './windows.mjs';

/** The engine's young generation grows with the work done, not with the number of tables, so it is limited here. */
const SMALL_YOUNG_GENERATION = ['--max-semi-space-size=1'];

/**
 * @param {import('./serverProcess.mjs').ServerProcess} server
 * @returns {Promise<number>} bytes
 */
const residentBytes = async (server) => {
  await server.settledUsage();
  return (await server.settledUsage()).rss;
};

/**
 * The memory of an idle table with its four connections: the growth of resident memory, after garbage collection, between few tables
 * and many, so that memory a server needs only once does not count.
 * @param {import('./implementation.mjs').Implementation} implementation
 * @param {{ readonly few: number, readonly more: number }} tables
 * @returns {Promise<number>} bytes
 */
export const idleTableBytes = async (implementation, { few, more }) => {
  const server = await implementation.start(SMALL_YOUNG_GENERATION);
  await openTables(implementation, server, few);
  const before = await residentBytes(server);
  await openTables(implementation, server, more);
  const after = await residentBytes(server);
  await server.stop();
  return (after - before) / more;
};
