import { SeededChance, seat } from '@miaou/kit';
import { makeRandom } from '../random.mjs';
import { halfway, makeStarts } from './prepared.mjs';

/** @typedef {import('./rounds.mjs').Contestant} Contestant */
/** @typedef {import('@miaou/kit').Position} Position */

const ACTIONS_A_BATCH = 100_000;
const MOVES_A_BATCH = 20_000;
const CALLS_A_BATCH = 1_000;

/** How many results stay alive: without this the compiler could leave out what nobody looks at. */
const KEPT = 256;

/**
 * @param {(index: number) => unknown} make
 * @returns {() => number} a batch that makes many and keeps the last ones
 */
const keeping = (make) => {
  /** @type {unknown[]} */
  const kept = Array(KEPT).fill(undefined);
  return () => {
    for (let index = 0; index < CALLS_A_BATCH; index++) kept[index % KEPT] = make(index);
    return CALLS_A_BATCH;
  };
};

/**
 * @param {import('./boardgameIo.mjs').BoardgameIo} boardgameIo
 * @param {readonly object[]} deals
 * @returns {Contestant}
 */
export const boardgameIoContestant = (boardgameIo, deals) => {
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
 * Each game walks with its own copy of the loops: in a program that plays one game the engine sees one kind of position there.
 * @param {string} id
 */
const ownWalks = async (id) => {
  const { walk } = /** @type {typeof import('./walk.mjs')} */ (await import(`./walk.mjs?${id}`));
  const { walkByMoves } = /** @type {typeof import('./walkByMoves.mjs')} */ (await import(`./walkByMoves.mjs?${id}`));
  return { walk, walkByMoves };
};

/**
 * Everything that is timed for one game of ours.
 * @param {import('@miaou/kit').Game} game
 * @param {import('@miaou/kit').JsonObject} raw the options
 */
export const contestantsOf = async (game, raw) => {
  const { walk, walkByMoves } = await ownWalks(game.id);
  const starts = makeStarts(game, raw);
  const random = makeRandom(1);
  const walker = /** @type {Position} */ (starts[0]).clone();
  const middles = starts.map(halfway);
  const middle = (/** @type {number} */ index) => /** @type {Position} */ (middles[index % middles.length]);
  const viewer = (/** @type {number} */ index) => seat(index % middle(index).options.seats);
  const views = middles.map((position, index) => position.view(viewer(index)));
  const view = (/** @type {number} */ index) =>
    /** @type {import('@miaou/kit').GameTypes['view']} */ (views[index % views.length]);
  const chance = new SeededChance('samples');
  const into = new Float32Array(game.observationSize(middle(0).options));
  /** @type {Contestant[]} */
  const contestants = [
    { name: `${game.id} actions`, batch: () => walk(starts, walker, random, ACTIONS_A_BATCH) },
    { name: `${game.id} moves`, batch: () => walkByMoves(starts, walker, random, MOVES_A_BATCH) },
    { name: `${game.id} clone`, batch: keeping((index) => middle(index).clone()) },
    { name: `${game.id} view`, batch: keeping((index) => middle(index).view(viewer(index))) },
    { name: `${game.id} sample`, batch: keeping((index) => game.sample(view(index), chance)) },
    { name: `${game.id} observe`, batch: keeping((index) => middle(index).observe(viewer(index), into)) },
  ];
  return { contestants, deals: starts.map(({ deal }) => deal) };
};
