import { chop } from '@miaou/chop';
import { felix } from '@miaou/felix';
import { report } from '../report.mjs';
import { measureAllocation } from './allocation.mjs';
import { loadBoardgameIo } from './boardgameIo.mjs';
import { boardgameIoContestant, contestantsOf } from './contestants.mjs';
import { median, runRounds } from './rounds.mjs';
import { compareMatches } from './sameGame.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */

const BARS = { actions: 1500, moves: 200, chop: 0.25, cloneNanoseconds: 200, bytes: 0.1 };
const MATCHES_COMPARED = 300;
const ACTIONS_WATCHED = 20_000_000;
const MOVES_WATCHED = 1_000_000;

const boardgameIo = await loadBoardgameIo();
const compared = compareMatches(boardgameIo, MATCHES_COMPARED);
console.log(
  `The same game: ${MATCHES_COMPARED} matches, ${compared} positions: states, legal moves and results agree.`,
);

const ours = await contestantsOf(felix, { edition: 'felix', seats: 4 });
const ourChop = await contestantsOf(chop, { seats: 4 });
console.log('Timing, all contestants in turn …');
const rates = runRounds([boardgameIoContestant(boardgameIo, ours.deals), ...ours.contestants, ...ourChop.contestants]);

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
 * How many times faster, by the median of the rounds: each round is compared with itself.
 * @param {string} name
 * @param {string} other
 */
const times = (name, other) => median(ratesOf(name).map((rate, round) => rate / (ratesOf(other)[round] ?? Number.NaN)));

/**
 * @param {string} what
 * @param {string} name
 * @param {string} other
 * @param {number} bar
 * @returns {Figure}
 */
const faster = (what, name, other, bar) => {
  const ratio = times(name, other);
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
const cloning = (what, name) => ({
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
const allocating = (what, walk) => {
  const { played, collections, bytes } = measureAllocation(walk, ACTIONS_WATCHED);
  return {
    what,
    measured: collections === 0 ? `${(bytes / played).toFixed(4)} bytes/action` : 'garbage',
    compared: `${collections} collections in ${(played / 1e6).toFixed(0)} million`,
    bar: `none, < ${BARS.bytes} bytes`,
    met: collections === 0 && bytes / played < BARS.bytes,
  };
};

/** @returns {Figure} */
const allocatingMoves = () => {
  const { played, collections } = measureAllocation('felix-moves', MOVES_WATCHED);
  if (collections === 0) throw new Error('the watch for collections is blind: move objects allocate and none was seen');
  return {
    what: 'Felix, move objects: the same watch, for contrast',
    measured: '',
    compared: `${collections} collections in ${(played / 1e6).toFixed(0)} million`,
  };
};

/**
 * @param {string} what
 * @param {string} name
 * @returns {Figure}
 */
const forInformation = (what, name) => ({ what, measured: `${Math.round(nanoseconds(name)).toLocaleString('en')} ns` });

report('rules', [
  { what: 'Felix on boardgame.io 0.50.2, its reducer', measured: perSecond('boardgame.io') },
  faster('Felix, integer actions', 'felix actions', 'boardgame.io', BARS.actions),
  faster('Felix, move objects, refusals and events', 'felix moves', 'boardgame.io', BARS.moves),
  faster('Chop, integer actions', 'chop actions', 'felix actions', BARS.chop),
  { what: 'Chop, move objects, refusals and events', measured: perSecond('chop moves') },
  cloning('Felix, clone halfway', 'felix clone'),
  cloning('Chop, clone halfway', 'chop clone'),
  allocating('Felix, integer actions: left to collect', 'felix'),
  allocating('Chop, integer actions: left to collect', 'chop'),
  allocatingMoves(),
  forInformation('Felix, a view', 'felix view'),
  forInformation('Felix, a sample from a view', 'felix sample'),
  forInformation('Felix, an observation', 'felix observe'),
  forInformation('Chop, a view', 'chop view'),
  forInformation('Chop, a sample from a view', 'chop sample'),
  forInformation('Chop, an observation', 'chop observe'),
]);
