import { openTables } from './windows.mjs';

/**
 * What an idle table costs a server, four connections included: the growth of its memory between few tables and many, after
 * everything that nobody needs has been collected. Few come first, so that what a server loads once does not count.
 * @param {import('./contestant.mjs').Contestant} contestant
 * @param {{ readonly few: number, readonly more: number }} tables
 * @returns {Promise<number>} bytes
 */
export const idleTableBytes = async (contestant, { few, more }) => {
  const server = await contestant.start();
  await openTables(contestant, server, few);
  const before = await server.settledUsage();
  await openTables(contestant, server, more);
  const after = await server.settledUsage();
  await server.stop();
  return (after.rss - before.rss) / more;
};
