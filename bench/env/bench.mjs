import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameById } from '@miaou/games';
import { makeHeader } from '../../cli/dist/environment/header.js';
import { RowsEnvironment } from '../../cli/dist/environment/rowsEnvironment.js';
import { makeRandom } from '../random.mjs';
import { report } from '../report.mjs';
import { median } from '../rules/rounds.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */

const BATCH = 256;
const SEATS = 4;
const SECONDS = 2;
const ROUNDS = 3;
const LEAST_STEPS = 100_000;
const CLIENT = fileURLToPath(new URL('./client.py', import.meta.url));
const MIAOU = fileURLToPath(new URL('../../cli/bin/miaou.mjs', import.meta.url));

/**
 * Steps a second of the package in Python.
 * @param {{ readonly game: string, readonly batch?: number }} asked
 */
const clientRate = (asked) =>
  Number(
    execFileSync('python3', [CLIENT, JSON.stringify({ ...asked, seats: SEATS, seconds: SECONDS })], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', MIAOU_COMMAND: `"${process.execPath}" "${MIAOU}"` },
    }),
  );

/**
 * Steps a second of the same matches without a pipe, by a program in the same process: observations, masks and rewards are written, and
 * legal actions drawn at random.
 * @param {string} id
 */
const inProcessRate = (id) => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const setup = { game, seats: SEATS, options: { seats: SEATS } };
  const { layout } = makeHeader(setup, '7', BATCH);
  const environment = new RowsEnvironment(setup, layout, BATCH, '7');
  const random = makeRandom(7);
  const mask = layout.fields.find(({ name }) => name === 'mask');
  const actions = new Int32Array(BATCH);
  const choose = () => {
    for (let row = 0; row < BATCH; row++) {
      const from = 4 + row * layout.bytes + (mask?.offset ?? 0);
      const legal = [];
      for (let action = 0; action < game.actionLimit; action++)
        if (environment.rows[from + action] === 1) legal.push(action);
      actions[row] = legal[random(Math.max(1, legal.length))] ?? 0;
    }
  };
  const run = (/** @type {number} */ until) => {
    let steps = 0;
    for (; performance.now() < until; steps += BATCH) {
      choose();
      if (environment.step(actions) !== undefined) throw new Error('a legal action was refused');
    }
    return steps;
  };
  run(performance.now() + 500);
  const since = performance.now();
  return (run(since + SECONDS * 1000) * 1000) / (performance.now() - since);
};

/** @param {number} rate */
const perSecond = (rate) => `${Math.round(rate).toLocaleString('en')} /s`;

/** @param {() => number} measure */
const medianRate = (measure) => median(Array.from({ length: ROUNDS }, measure));

/**
 * @param {string} id
 * @param {string} title
 * @returns {Figure[]}
 */
const figuresOf = (id, title) => {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const inside = inProcessRate(id);
    return { inside, outside: clientRate({ game: id, batch: BATCH }) };
  });
  const [inside, outside] = [median(rounds.map((rate) => rate.inside)), median(rounds.map((rate) => rate.outside))];
  const ratio = median(rounds.map((rate) => rate.outside / rate.inside));
  const isJudged = id === 'felix';
  return [
    { what: `${title}, ${BATCH} matches at once in the same process`, measured: perSecond(inside) },
    {
      what: `${title}, ${BATCH} matches at once, from Python`,
      measured: perSecond(outside),
      compared: `${ratio.toFixed(2)} × the same process`,
      ...(isJudged ? { bar: `≥ ${perSecond(LEAST_STEPS)}`, met: outside >= LEAST_STEPS } : {}),
    },
    {
      what: `${title}, one match in JSON, from Python`,
      measured: perSecond(medianRate(() => clientRate({ game: id }))),
    },
  ];
};

report('env', [...figuresOf('felix', 'Felix'), ...figuresOf('chop', 'Chop')]);
