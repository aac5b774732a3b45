import { parseArgs } from 'node:util';
import { findLeak, GAMES, secrecyChecksOf } from '@miaou/conformance';

/** @typedef {import('@miaou/conformance').SecrecyCheck} SecrecyCheck */

const USAGE = `Shows every audience of every game pairs of worlds that it must not tell apart, and stops at the first leak.

  npm run campaign:secrets -w @miaou/conformance -- [--pairs 1000000] [--game felix] [--seed any-text]

  --pairs  how many pairs each audience is shown (default 1000000)
  --game   one game only
  --seed   where chance starts; the same seed shows the same pairs (default: campaign)`;

/**
 * @param {string} message
 * @returns {never}
 */
const usageError = (message) => {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
};

const readFlags = () => {
  try {
    return parseArgs({
      options: {
        pairs: { type: 'string', default: '1000000' },
        game: { type: 'string' },
        seed: { type: 'string', default: 'campaign' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return usageError(error instanceof Error ? error.message : String(error));
  }
};

/** @param {SecrecyCheck} check */
const nameOf = ({ game, audience }) => `${game.id}, ${audience}`;

const BAR = 30;
const PAIRS_BETWEEN_STEPS = 200;

/**
 * A line that is written over while it grows, for a person who watches; nothing when nobody does.
 * @param {SecrecyCheck} check
 */
const progressOf = (check) => {
  let seen = 0;
  return () => {
    seen++;
    if (!process.stderr.isTTY || seen % PAIRS_BETWEEN_STEPS > 0) return;
    const share = Math.min(1, seen / check.pairs);
    const bar = '█'.repeat(Math.round(BAR * share)).padEnd(BAR, '░');
    process.stderr.write(`\r${bar} ${Math.floor(100 * share)} % ${nameOf(check)} `);
  };
};

const clearLine = () => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
};

const { pairs, game: only, seed, help } = readFlags();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
const pairsEach = Number(pairs);
if (!Number.isInteger(pairsEach) || pairsEach < 1) usageError(`--pairs ${pairs}: expected a whole number above 0`);
const games = GAMES.filter(({ id }) => only === undefined || id === only);
if (games.length === 0) usageError(`--game ${only ?? ''}: expected ${GAMES.map(({ id }) => id).join(' | ')}`);

let shown = 0;
for (const check of games.flatMap((game) => secrecyChecksOf(game, pairsEach))) {
  const leak = findLeak(check, seed, progressOf(check));
  clearLine();
  if (leak !== undefined) {
    console.log(`LEAK: ${nameOf(check)}, seed ${seed}`);
    console.log(JSON.stringify(leak, undefined, 1));
    process.exit(1);
  }
  shown += check.pairs;
  console.log(`${nameOf(check)}: ${check.pairs} pairs look the same`);
}
console.log(`${shown} pairs of worlds shown, no leak (seed ${seed})`);
