import { SeededChance, seat } from '@miaou/kit';
import { makeRandom } from '../random.mjs';
import { halfway, makeStarts } from './positions.mjs';

/** @typedef {import('./rounds.mjs').Benchmark} Benchmark */
/** @typedef {import('@miaou/kit').Position} Position */

const ACTIONS_PER_BATCH = 100_000;
const MOVES_PER_BATCH = 20_000;
const CALLS_PER_BATCH = 1_000;

/** The number of results that stay alive: the compiler may remove calls whose results are never used. */
const KEPT = 256;

/**
 * @param {(index: number) => unknown} make
 * @returns {() => number} a batch that keeps its last results
 */
const keeping = (make) => {
  /** @type {unknown[]} */
  const kept = Array(KEPT).fill(undefined);
  return () => {
    for (let index = 0; index < CALLS_PER_BATCH; index++) kept[index % KEPT] = make(index);
    return CALLS_PER_BATCH;
  };
};

/**
 * @param {import('./boardgameIo.mjs').BoardgameIo} boardgameIo
 * @param {readonly object[]} deals
 * @returns {Benchmark}
 */
export const boardgameIoBenchmark = (boardgameIo, deals) => {
  const starts = deals.map(boardgameIo.start);
  const random = makeRandom(1);
  const playMatch = () => {
    let state = /** @type {import('./boardgameIo.mjs').State} */ (starts[random(starts.length)]);
    let played = 0;
    for (; boardgameIo.outcomeOf(state) === undefined; played++) state = boardgameIo.playRandomly(state, random);
    return played;
  };
  return { name: 'boardgame.io', batch: playMatch };
};

/**
 * Each game gets its own copy of the loops: in a program that plays one game their call sites are monomorphic.
 * @param {string} id
 */
const ownWalks = async (id) => {
  const { walk } = /** @type {typeof import('./walk.mjs')} */ (await import(`./walk.mjs?${id}`));
  const { walkByMoves } = /** @type {typeof import('./walkByMoves.mjs')} */ (await import(`./walkByMoves.mjs?${id}`));
  return { walk, walkByMoves };
};

/**
 * The benchmarks of one game.
 * @param {import('@miaou/kit').Game} game
 * @param {import('@miaou/kit').JsonObject} raw the options
 */
export const benchmarksOf = async (game, raw) => {
  const { walk, walkByMoves } = await ownWalks(game.id);
  const starts = makeStarts(game, raw);
  const random = makeRandom(1);
  const walker = /** @type {Position} */ (starts[0]).clone();
  const midgames = starts.map(halfway);
  const midgame = (/** @type {number} */ index) => /** @type {Position} */ (midgames[index % midgames.length]);
  const viewer = (/** @type {number} */ index) => seat(index % midgame(index).options.seats);
  const views = midgames.map((position, index) => position.view(viewer(index)));
  const view = (/** @type {number} */ index) =>
    /** @type {import('@miaou/kit').GameTypes['view']} */ (views[index % views.length]);
  const chance = new SeededChance('samples');
  const into = new Float32Array(game.observationSize(midgame(0).options));
  /** @type {Benchmark[]} */
  const benchmarks = [
    { name: `${game.id} actions`, batch: () => walk(starts, walker, random, ACTIONS_PER_BATCH) },
    { name: `${game.id} moves`, batch: () => walkByMoves(starts, walker, random, MOVES_PER_BATCH) },
    { name: `${game.id} clone`, batch: keeping((index) => midgame(index).clone()) },
    { name: `${game.id} view`, batch: keeping((index) => midgame(index).view(viewer(index))) },
    { name: `${game.id} sample`, batch: keeping((index) => game.sample(view(index), chance)) },
    { name: `${game.id} observe`, batch: keeping((index) => midgame(index).observe(viewer(index), into)) },
  ];
  return { benchmarks, deals: starts.map(({ deal }) => deal) };
};
