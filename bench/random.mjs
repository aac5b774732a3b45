/**
 * Random numbers for benchmarks: xorshift32, much cheaper than a move, and the same for every implementation.
 * @param {number} seed
 * @returns {(bound: number) => number} draws a whole number below a bound of at most a few hundred
 */
export const makeRandom = (seed) => {
  // In a typed array: a number in a plain variable may be boxed, and this must not allocate.
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
