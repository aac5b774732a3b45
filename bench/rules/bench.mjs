import { chop } from '@miaou/chop';
import { felix } from '@miaou/felix';
import { report } from '../report.mjs';
import { measureAllocation } from './allocation.mjs';
import { benchmarksOf, boardgameIoBenchmark } from './benchmarks.mjs';
import { loadBoardgameIo } from './boardgameIo.mjs';
import { compareMatches } from './equivalence.mjs';
import { median, runRounds } from './rounds.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */

const BARS = { actions: 3800, moves: 900, chop: 0.25, cloneNanoseconds: 200, bytes: 0.1 };
const MATCHES_COMPARED = 300;
const ACTIONS_MEASURED = 20_000_000;
const MOVES_MEASURED = 1_000_000;

const boardgameIo = await loadBoardgameIo();
const compared = compareMatches(boardgameIo, MATCHES_COMPARED);
console.log(`Equivalence: ${MATCHES_COMPARED} matches, ${compared} positions: states, legal moves and results agree.`);

const felixBenchmarks = await benchmarksOf(felix, { edition: 'felix', seats: 4 });
const chopBenchmarks = await benchmarksOf(chop, { seats: 4 });
console.log('Timing, all benchmarks in turn …');
const rates = runRounds([
  boardgameIoBenchmark(boardgameIo, felixBenchmarks.deals),
  ...felixBenchmarks.benchmarks,
  ...chopBenchmarks.benchmarks,
]);

/** @param {string} name */
const ratesOf = (name) => rates.get(name) ?? [];

/** @param {string} name */
const perSecond = (name) => {
  const rate = median(ratesOf(name));
  return rate >= 1e6 ? `${(rate / 1e6).toFixed(1)} million/s` : `${Math.round(rate).toLocaleString('en')} /s`;
};

/** @param {string} name */
const nanoseconds = (name) => 1e9 / median(ratesOf(name));

/**
 * The median over the rounds of the ratio of the two rates in a round.
 * @param {string} name
 * @param {string} other
 */
const speedup = (name, other) =>
  median(ratesOf(name).map((rate, round) => rate / (ratesOf(other)[round] ?? Number.NaN)));

/**
 * @param {string} what
 * @param {string} name
 * @param {string} other
 * @param {number} bar
 * @returns {Figure}
 */
const speedupFigure = (what, name, other, bar) => {
  const ratio = speedup(name, other);
  const shown = ratio >= 10 ? Math.round(ratio).toLocaleString('en') : ratio.toFixed(2);
  return {
    what,
    measured: perSecond(name),
    compared: `${shown} × ${other}`,
    bar: `≥ ${bar.toLocaleString('en')} ×`,
    met: ratio >= bar,
  };
};

/**
 * @param {string} what
 * @param {string} name
 * @returns {Figure}
 */
const cloneFigure = (what, name) => ({
  what,
  measured: `${nanoseconds(name).toFixed(0)} ns`,
  bar: `< ${BARS.cloneNanoseconds} ns`,
  met: nanoseconds(name) < BARS.cloneNanoseconds,
});

/**
 * @param {string} what
 * @param {'felix' | 'chop'} walk
 * @returns {Figure}
 */
const garbageFigure = (what, walk) => {
  const { played, collections, bytes } = measureAllocation(walk, ACTIONS_MEASURED);
  return {
    what,
    measured: collections === 0 ? `${(bytes / played).toFixed(4)} bytes/action` : 'garbage',
    compared: `${collections} collections in ${(played / 1e6).toFixed(0)} million`,
    bar: `none, < ${BARS.bytes} bytes`,
    met: collections === 0 && bytes / played < BARS.bytes,
  };
};

/** @returns {Figure} */
const garbageOfMoves = () => {
  const { played, collections } = measureAllocation('felix-moves', MOVES_MEASURED);
  if (collections === 0) throw new Error('collections are not detected: move objects allocate, and none was reported');
  return {
    what: 'Felix, move objects: garbage, for contrast',
    measured: '',
    compared: `${collections} collections in ${(played / 1e6).toFixed(0)} million`,
  };
};

/**
 * @param {string} what
 * @param {string} name
 * @returns {Figure}
 */
const callFigure = (what, name) => ({ what, measured: `${Math.round(nanoseconds(name)).toLocaleString('en')} ns` });

report('rules', [
  { what: 'Felix on boardgame.io 0.50.2, its reducer', measured: perSecond('boardgame.io') },
  speedupFigure('Felix, integer actions', 'felix actions', 'boardgame.io', BARS.actions),
  speedupFigure('Felix, move objects, refusals and events', 'felix moves', 'boardgame.io', BARS.moves),
  speedupFigure('Chop, integer actions', 'chop actions', 'felix actions', BARS.chop),
  { what: 'Chop, move objects, refusals and events', measured: perSecond('chop moves') },
  cloneFigure('Felix, clone halfway', 'felix clone'),
  cloneFigure('Chop, clone halfway', 'chop clone'),
  garbageFigure('Felix, integer actions: garbage', 'felix'),
  garbageFigure('Chop, integer actions: garbage', 'chop'),
  garbageOfMoves(),
  callFigure('Felix, a view', 'felix view'),
  callFigure('Felix, a sample from a view', 'felix sample'),
  callFigure('Felix, an observation', 'felix observe'),
  callFigure('Chop, a view', 'chop view'),
  callFigure('Chop, a sample from a view', 'chop sample'),
  callFigure('Chop, an observation', 'chop observe'),
]);
