import { mkdirSync, writeFileSync } from 'node:fs';
import {
  calibrationError,
  crossCalibrated,
  fitCurve,
  judgingFor,
  reliabilityDiagram,
  reliabilityOf,
} from '@miaou/bots/judging';
import { readFlags } from './flags.mjs';

/**
 * @typedef {import('@miaou/bots/judging').Prediction} Prediction
 * @typedef {import('@miaou/bots/judging').ReliabilityClass} ReliabilityClass
 */

const game = process.argv.splice(2, 1)[0] ?? '';
const judging = await judgingFor(game);
const command = `npm run calibrate:${game} --workspace @miaou/bots`;

const flags = readFlags({
  command,
  does: `Compares the chances to win that are expected at ${game} with what comes of them, against judges. Writes a table, a diagram and the curves that hints use.`,
  flags: {
    ...judging.predictFlags,
    seed: { default: 'calibration', does: 'any text' },
    out: { default: '', does: 'the folder of <game>.md, <game>.svg and <game>.ts' },
  },
  required: ['out'],
});

/** @type {Map<string, Prediction[]>} */
const groups = new Map();
/** @param {number} share */
const percent = (share) => (100 * share).toFixed(1);

/** @param {ReliabilityClass} one */
const observedOf = ({ observed }) => `${percent(observed.mean)} (${percent(observed.low)}–${percent(observed.high)})`;

/**
 * @param {readonly ReliabilityClass[]} raw
 * @param {readonly ReliabilityClass[]} bent
 */
const rowsOf = (raw, bent) =>
  Array.from({ length: 10 }, (_, index) => {
    const cells = [raw, bent].flatMap((classes) => {
      const one = classes.find(({ from }) => Math.round(10 * from) === index);
      return one === undefined ? ['0', '–', '–'] : [String(one.predictions), percent(one.expected), observedOf(one)];
    });
    return `| ${10 * index}–${10 * (index + 1)} | ${cells.join(' | ')} |`;
  });

const HEAD = [
  '| class, % | predictions | expected, % | came true, % | calibrated predictions | expected, % | came true, % |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];

/** @param {readonly Prediction[]} predictions */
const dealsOf = (predictions) => new Set(predictions.map(({ deal }) => deal)).size;

const panelsOf = () =>
  [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([title, predictions]) => ({
      title,
      predictions,
      raw: reliabilityOf(predictions),
      calibrated: reliabilityOf(crossCalibrated(predictions)),
    }));

/** @param {ReturnType<typeof panelsOf>} panels */
const tablesOf = (panels) =>
  panels
    .map(({ title, predictions, raw, calibrated }) =>
      [
        `### ${title}`,
        '',
        `${predictions.length} predictions in ${dealsOf(predictions)} deals; mean error ${percent(calibrationError(raw))} points, calibrated ${percent(calibrationError(calibrated))}.`,
        '',
        ...HEAD,
        ...rowsOf(raw, calibrated),
        '',
      ].join('\n'),
    )
    .join('\n');

/**
 * Hints show what the adviser expects, so that only its curves are kept.
 * @param {ReturnType<typeof panelsOf>} panels
 */
const curvesOf = (panels) =>
  panels
    .filter(({ predictions }) => predictions[0]?.forecaster === 'adviser')
    .map(({ predictions }) => {
      const { rise, fall, shift } = fitCurve(predictions);
      const part = predictions[0]?.part ?? '';
      const key = /^\w+$/.test(part) ? part : `'${part}'`;
      return `  ${key}: { rise: ${rise.toFixed(3)}, fall: ${fall.toFixed(3)}, shift: ${shift.toFixed(3)} },`;
    });

const out = flags['out'] ?? '';
mkdirSync(out, { recursive: true });

const save = () => {
  const panels = panelsOf();
  writeFileSync(`${out}/${game}.md`, tablesOf(panels));
  writeFileSync(
    `${out}/${game}.svg`,
    reliabilityDiagram('Expected and observed chances to win, %: as estimated (open) and calibrated (filled)', panels),
  );
  writeFileSync(
    `${out}/${game}.ts`,
    [
      "import type { CalibrationCurve } from '../calibration.js';",
      '',
      `/** Fitted by \`${command} -- ${process.argv.slice(2).join(' ')}\`. */`,
      'export const CALIBRATION = {',
      ...curvesOf(panels),
      '} as const satisfies Readonly<Record<string, CalibrationCurve>>;',
      '',
    ].join('\n'),
  );
};

const SAVE_EVERY_MS = 300_000;
let saved = Date.now();
for await (const prediction of judging.predict(flags)) {
  const key = `${prediction.forecaster}, ${prediction.part}`;
  const group = groups.get(key) ?? [];
  group.push(prediction);
  groups.set(key, group);
  if (Date.now() - saved < SAVE_EVERY_MS) continue;
  save();
  console.log(`${key}: deal ${prediction.deal}`);
  saved = Date.now();
}
save();
