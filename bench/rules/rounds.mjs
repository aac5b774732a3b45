const WARM_UP_ROUNDS = 2;
const ROUNDS = 9;
const MILLISECONDS_EACH = 250;

/**
 * Somebody who is timed: `batch` does some work and tells how many times it did the thing that is counted.
 * @typedef {{ readonly name: string, readonly batch: () => number }} Contestant
 */

/**
 * The processor time this process has used, all its threads together: on a machine that others use too, the clock on the wall
 * would measure them.
 */
const processorMilliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * @param {Contestant} contestant
 * @returns {number} how often in a second
 */
const timed = ({ batch }) => {
  const begun = processorMilliseconds();
  let done = 0;
  let used = 0;
  while (used < MILLISECONDS_EACH) {
    done += batch();
    used = processorMilliseconds() - begun;
  }
  return (1000 * done) / used;
};

/**
 * The middle of an odd number of values.
 * @param {readonly number[]} values
 */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Times all contestants in turn, round after round: a slow moment of the machine then falls on all of them.
 * @param {readonly Contestant[]} contestants
 * @returns {Map<string, number[]>} each one's rates, by round
 */
export const runRounds = (contestants) => {
  const rates = new Map(contestants.map(({ name }) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const contestant of contestants) {
      const rate = timed(contestant);
      if (round >= WARM_UP_ROUNDS) rates.get(contestant.name)?.push(rate);
    }
  }
  return rates;
};
