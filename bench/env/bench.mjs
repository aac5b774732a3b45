import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameById } from '@miaou/games';
import { makeHeader } from '../../cli/dist/environment/header.js';
import { RowsEnvironment } from '../../cli/dist/environment/rowsEnvironment.js';
import { makeRandom } from '../random.mjs';
import { report } from '../report.mjs';
import { median } from '../rules/rounds.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */
/** @typedef {{ readonly steps: number, readonly seconds: number, readonly cpu: number }} Measured */

const BATCH = 256;
const SEATS = 4;
const SECONDS = 2;
const WARM_UP_SECONDS = 0.5;
const ROUNDS = 3;
const LEAST_STEPS = 100_000;
const CLIENT = fileURLToPath(new URL('./client.py', import.meta.url));
const MIAOU = fileURLToPath(new URL('../../cli/bin/miaou.mjs', import.meta.url));

/**
 * The package in Python, with many matches at once or, without a batch, with one.
 * @param {{ readonly game: string, readonly batch?: number }} asked
 * @returns {Measured}
 */
const measureClient = (asked) =>
  /** @type {Measured} */ (
    JSON.parse(
      execFileSync('python3', [CLIENT, JSON.stringify({ ...asked, seats: SEATS, seconds: SECONDS })], {
        encoding: 'utf8',
        env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', MIAOU_COMMAND: `"${process.execPath}" "${MIAOU}"` },
      }),
    )
  );

/** CPU time of this process, in seconds. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * Draws a legal action for each match.
 * @param {Uint8Array} rows
 * @param {import('../../cli/dist/environment/rowLayout.js').RowLayout} layout
 * @param {(bound: number) => number} random
 * @param {Int32Array} actions
 */
const drawActions = (rows, { bytes, fields }, random, actions) => {
  const { offset = 0, count = 0 } = fields.find(({ name }) => name === 'mask') ?? {};
  for (let row = 0; row < actions.length; row++) {
    let legal = 0;
    actions[row] = 0;
    for (let action = 0; action < count; action++)
      if (rows[4 + row * bytes + offset + action] === 1 && random(++legal) === 0) actions[row] = action;
  }
};

/**
 * The same matches without a pipe, by a program in the same process: observations, masks and rewards are written, and legal actions drawn.
 * @param {string} id
 * @returns {Measured}
 */
const measureInProcess = (id) => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const setup = { game, seats: SEATS, options: { seats: SEATS } };
  const { layout } = makeHeader(setup, '7', BATCH);
  const environment = new RowsEnvironment(setup, layout, BATCH, '7');
  const random = makeRandom(7);
  const actions = new Int32Array(BATCH);
  const run = (/** @type {number} */ seconds) => {
    const [clock, cpu] = [performance.now(), cpuSeconds()];
    let steps = 0;
    for (; performance.now() < clock + seconds * 1000; steps += BATCH) {
      drawActions(environment.rows, layout, random, actions);
      if (environment.step(actions) !== undefined) throw new Error('a legal action was refused');
    }
    return { steps, seconds: (performance.now() - clock) / 1000, cpu: cpuSeconds() - cpu };
  };
  run(WARM_UP_SECONDS);
  return run(SECONDS);
};

/** @param {number} rate */
const perSecond = (rate) => `${Math.round(rate).toLocaleString('en')} /s`;

/** Steps a second of CPU time. @param {Measured} measured */
const cpuRate = ({ steps, cpu }) => steps / cpu;

/** @param {Measured} measured */
const clockRate = ({ steps, seconds }) => steps / seconds;

/**
 * @param {string} id
 * @param {string} title
 * @param {number} [least]
 * @returns {Figure[]}
 */
const figuresOf = (id, title, least) => {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    inProcess: measureInProcess(id),
    batch: measureClient({ game: id, batch: BATCH }),
    match: measureClient({ game: id }),
  }));
  const rate = median(rounds.map(({ batch }) => cpuRate(batch)));
  const ratio = median(rounds.map(({ batch, inProcess }) => cpuRate(batch) / cpuRate(inProcess)));
  const clock = perSecond(median(rounds.map(({ batch }) => clockRate(batch))));
  return [
    {
      what: `${title}, ${BATCH} matches at once, in one process`,
      measured: perSecond(median(rounds.map(({ inProcess }) => cpuRate(inProcess)))),
    },
    {
      what: `${title}, ${BATCH} matches at once, from Python`,
      measured: perSecond(rate),
      compared: `${ratio.toFixed(2)} × in one process; by the clock ${clock}`,
      ...(least === undefined ? {} : { bar: `≥ ${perSecond(least)}`, met: rate >= least }),
    },
    {
      what: `${title}, one match in JSON, from Python`,
      measured: perSecond(median(rounds.map(({ match }) => cpuRate(match)))),
      compared: `by the clock ${perSecond(median(rounds.map(({ match }) => clockRate(match))))}`,
    },
  ];
};

report('env', [...figuresOf('felix', 'Felix', LEAST_STEPS), ...figuresOf('chop', 'Chop')]);
