import { openTables, runWindow } from './windows.mjs';

/** Long enough for the engine to have taken all the room that it wants for short-lived things: that is no table's memory. */
const PLAYED_FIRST = { ramp: 0, counted: 5000 };

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
 * everything that nobody needs has been collected. Few are opened and played first, so that what a server takes once does not count.
 * @param {import('./contestant.mjs').Contestant} contestant
 * @param {{ readonly few: number, readonly more: number }} tables
 * @returns {Promise<number>} bytes
 */
export const idleTableBytes = async (contestant, { few, more }) => {
  const server = await contestant.start();
  await runWindow(server, await openTables(contestant, server, few), PLAYED_FIRST);
  const before = await residentBytes(server);
  await openTables(contestant, server, more);
  const after = await residentBytes(server);
  await server.stop();
  return (after - before) / more;
};
