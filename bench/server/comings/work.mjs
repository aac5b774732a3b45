/** @typedef {import('../serverProcess.mjs').ServerProcess} ServerProcess */

/** What a server does after the last answer, such as disposing of a table, belongs to the work as well. */
const SETTLING = 150;

/** Until so much later is what is done at an interval, as by the lobby, done as well. */
export const pause = (/** @type {number} */ milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * @template T
 * @param {ServerProcess} server
 * @param {() => Promise<T>} task
 * @returns {Promise<{ readonly cpu: number, readonly result: T }>} microseconds of CPU time of the server
 */
export const workOf = async (server, task) => {
  const before = await server.usage();
  const result = await task();
  await pause(SETTLING);
  const after = await server.usage();
  return { cpu: after.cpu - before.cpu, result };
};

/**
 * Some at a time, so that connections do not wait for one another.
 * @template T
 * @param {number} count
 * @param {(index: number) => Promise<T>} make
 * @returns {Promise<T[]>}
 */
export const several = async (count, make) => {
  const AT_ONCE = 10;
  /** @type {T[]} */
  const made = [];
  while (made.length < count) {
    const some = Math.min(AT_ONCE, count - made.length);
    const from = made.length;
    made.push(...(await Promise.all(Array.from({ length: some }, (_, index) => make(from + index)))));
  }
  return made;
};
