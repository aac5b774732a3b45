const WARM_UP_ROUNDS = 2;
const ROUNDS = 9;
const ROUND_MS = 250;

/**
 * `batch` does some work and returns the number of operations it did.
 * @typedef {{ readonly name: string, readonly batch: () => number }} Benchmark
 */

/**
 * The CPU time of all threads of this process: wall time would include other processes of the machine.
 */
const cpuMilliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * @param {Benchmark} benchmark
 * @returns {number} operations per second
 */
const timed = ({ batch }) => {
  const start = cpuMilliseconds();
  let done = 0;
  let used = 0;
  while (used < ROUND_MS) {
    done += batch();
    used = cpuMilliseconds() - start;
  }
  return (1000 * done) / used;
};

/**
 * The median of an odd number of values.
 * @param {readonly number[]} values
 */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Times all benchmarks in turn, round after round, so that a slow moment of the machine affects all of them.
 * @param {readonly Benchmark[]} benchmarks
 * @returns {Map<string, number[]>} the rates of each benchmark, by round
 */
export const runRounds = (benchmarks) => {
  const rates = new Map(benchmarks.map(({ name }) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const benchmark of benchmarks) {
      const rate = timed(benchmark);
      if (round >= WARM_UP_ROUNDS) rates.get(benchmark.name)?.push(rate);
    }
  }
  return rates;
};
