/**
 * Random numbers for measuring: xorshift32, so cheap that it hardly counts beside a move, and the same for every contestant.
 * @param {number} seed
 * @returns {(bound: number) => number} draws a whole number below a bound of at most a few hundred
 */
export const makeRandom = (seed) => {
  // Kept as an integer in a typed array: a plain variable may be boxed, and this must not allocate.
  const word = new Int32Array([seed | 1]);
  return (bound) => {
    let next = word[0] ?? 1;
    next ^= next << 13;
    next ^= next >>> 17;
    next ^= next << 5;
    word[0] = next;
    return ((next >>> 16) * bound) >>> 16;
  };
};
