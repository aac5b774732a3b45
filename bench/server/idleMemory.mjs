import { openTables } from './windows.mjs';

/** The engine's nursery grows with the work that was done, not with the tables that are there; here it may not. */
const SMALL_NURSERY = ['--max-semi-space-size=1'];

/**
 * @param {import('./serverProcess.mjs').ServerProcess} server
 * @returns {Promise<number>} bytes
 */
const residentBytes = async (server) => {
  await server.settledUsage();
  return (await server.settledUsage()).rss;
};

/**
 * What an idle table costs a server, four connections included: the growth of its memory between few tables and many, after
 * everything that nobody needs has been collected. Few are opened first, so that what a server takes once does not count.
 * @param {import('./contestant.mjs').Contestant} contestant
 * @param {{ readonly few: number, readonly more: number }} tables
 * @returns {Promise<number>} bytes
 */
export const idleTableBytes = async (contestant, { few, more }) => {
  const server = await contestant.start(SMALL_NURSERY);
  await openTables(contestant, server, few);
  const before = await residentBytes(server);
  await openTables(contestant, server, more);
  const after = await residentBytes(server);
  await server.stop();
  return (after - before) / more;
};
