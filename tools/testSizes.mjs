/**
 * How much of each kind of check is run: a small instance with `npm test`, so that every kind is met by every change, and the large one with
 * `npm run test:deep`. One size alone is changed by setting its variable.
 * @typedef {'quick' | 'deep'} Depth
 */

/** Says which of the two is run. */
export const TEST_DEPTH = 'TEST_DEPTH';

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Depth}
 */
export const testDepth = (env = process.env) => {
  const depth = env[TEST_DEPTH] ?? 'quick';
  if (depth !== 'quick' && depth !== 'deep') throw new Error(`${TEST_DEPTH}=${depth}: expected quick or deep`);
  return depth;
};

/** @type {Readonly<Record<string, Readonly<Record<Depth, number>>>>} */
const SIZES = {
  /** Pairs of matches for each audience that differ only in what it may not know: what it is shown must not differ. */
  MIAOU_PAIRS: { quick: 300, deep: 10_000 },
  /** The same for the decisions of each bot. */
  MIAOU_BOT_PAIRS: { quick: 10, deep: 120 },
  /** Matches, or decisions of them, by which one part of a bot is compared with another. */
  MIAOU_BOT_MATCHES: { quick: 8, deep: 40 },
  /** Rounds that every bot plays at every number of seats. */
  MIAOU_BOT_ROUNDS: { quick: 4, deep: 12 },
  /** Matches of each character in which decisions are counted that a person would laugh at. */
  MIAOU_SILLY_MATCHES: { quick: 20, deep: 2_000 },
  /** Matches of the strongest bot against itself whose decisions are reviewed. */
  MIAOU_REVIEWED_MATCHES: { quick: 1, deep: 10 },
  /** Evaluations of one decision with other seeds, by which the intervals of reviews are judged. */
  MIAOU_EVALUATIONS: { quick: 8, deep: 40 },
  /** Draws of sealed chance that are compared with even ones. */
  MIAOU_DRAWS: { quick: 20_000, deep: 1_000_000 },
  /** Sealed records that a check in Python reads, every fifth of them tampered with. */
  MIAOU_PROVED_RECORDS: { quick: 60, deep: 1_000 },
  /** Per cent of the ways to play (seats, options) that each suite over them walks through. */
  MIAOU_CASES: { quick: 10, deep: 100 },
  /** Moments of matches at which a sample of what is hidden is compared with the rulebook. */
  MIAOU_MOMENTS: { quick: 1, deep: 10 },
  /** Moves of each game in matches with options drawn at random. */
  MIAOU_MOVES: { quick: 500, deep: 5_500 },
  /** Per cent of the runs of properties, and of the draws by which a spread is judged, where many take long. */
  MIAOU_RUNS: { quick: 25, deep: 100 },
  /** Matches between bots of two levels, where strong ones take long. */
  MIAOU_LEVEL_MATCHES: { quick: 4, deep: 16 },
  /** Pairs of levels that play against each other, from the weakest up. */
  MIAOU_LEVEL_PAIRS: { quick: 1, deep: 5 },
  /** Steps between characters that follow a rule, with three and five seats. */
  MIAOU_RULE_STEPS: { quick: 1, deep: 6 },
  /** Paired matches for what a running server sends. */
  MIAOU_SOCKET_PAIRS: { quick: 1, deep: 2 },
  /** Times that a server is killed in the midst of matches. */
  MIAOU_KILLS: { quick: 1, deep: 12 },
  /** Tables whose people leave, lose the net, come back and change their minds, on a simulated clock. */
  MIAOU_TABLES: { quick: 25, deep: 300 },
  /** The same at a running server, where nobody can turn the clock. */
  MIAOU_SERVER_TABLES: { quick: 1, deep: 20 },
  /** Times that one of two servers on one database is killed in the midst of matches. */
  MIAOU_NODE_KILLS: { quick: 1, deep: 5 },
  /** Matches of people at either of two servers, over such connections as below. */
  MIAOU_NODE_MATCHES: { quick: 1, deep: 2 },
  /** Matches over connections that break, stall and repeat themselves. */
  MIAOU_MATCHES: { quick: 1, deep: 2 },
  /** Per cent of the page's scenes that are looked at in each language and theme. */
  MIAOU_SCENES: { quick: 2, deep: 100 },
  /** Puzzles of each game that are searched again with another seed. */
  MIAOU_PUZZLES: { quick: 2, deep: 1_000 },
  /** Random sittings of each game for which what a page tells and what it offers are compared with what is true. */
  MIAOU_SITTINGS: { quick: 60, deep: 500 },
  /** Distances from the server at which a round is played in a browser on a slow device. */
  MIAOU_LATENCIES: { quick: 1, deep: 3 },
  /** Hostile or broken messages sent to a server. */
  MIAOU_FRAMES: { quick: 2_000, deep: 100_000 },
  /** Bits of a data file that are flipped, each alone; a fifth as many pages are zeroed. */
  MIAOU_FLIPS: { quick: 20, deep: 400 },
  /** Moments after which the power fails, each with and without some of what was not synced. */
  MIAOU_CUTS: { quick: 15, deep: 10_000 },
  /** Decisions of bots whose time is compared between kinds of secrets. */
  MIAOU_TIMINGS: { quick: 40, deep: 500 },
  /** Matches on a database whose answers are swallowed. */
  MIAOU_POSTGRES_MATCHES: { quick: 1, deep: 6 },
  /** Readers that read nothing of what they ask for. */
  MIAOU_SLOW_READERS: { quick: 20, deep: 200 },
  /** Sockets that are open and do nothing. */
  MIAOU_IDLE_SOCKETS: { quick: 400, deep: 5_000 },
  /** People who come back to one table at once. */
  MIAOU_STORM: { quick: 50, deep: 1_000 },
  /** Entries of a table that is opened while others play. */
  MIAOU_LONG_LOG: { quick: 10_000, deep: 200_000 },
  /** How often people of one address come to a table and go while others look on. */
  MIAOU_COMINGS: { quick: 500, deep: 20_000 },
  /** How long people play at half of a server’s capacity; one match each at least. */
  MIAOU_SOAK_SECONDS: { quick: 1, deep: 60 },
  /** Bits of one row that are flipped, each alone. */
  MIAOU_ROW_BITS: { quick: 20, deep: 300 },
};

/**
 * Whether a test reads its size, or the depth, from here: those are run again by the deep list.
 * @param {string} source
 */
export const isSized = (source) =>
  [TEST_DEPTH, 'testDepth', ...Object.keys(SIZES)].some((name) => source.includes(name));

/**
 * The sizes as variables for test processes.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Record<string, string>}
 */
export const sizeVariables = (env = process.env) => {
  const depth = testDepth(env);
  return Object.fromEntries(Object.entries(SIZES).map(([name, size]) => [name, env[name] ?? String(size[depth])]));
};
