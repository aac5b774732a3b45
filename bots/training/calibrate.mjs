import { mkdirSync, writeFileSync } from 'node:fs';
import {
  calibrationError,
  crossCalibrated,
  fitCurve,
  judgingFor,
  predictReviews,
  reliabilityDiagram,
  reliabilityOf,
  reviewFlags,
} from '@miaou/bots/judging';
import { readFlags } from './flags.mjs';
import { KeptPredictions } from './keptPredictions.mjs';

/**
 * @typedef {import('@miaou/bots/judging').Prediction} Prediction
 * @typedef {import('@miaou/bots/judging').ReliabilityClass} ReliabilityClass
 */

const game = process.argv.splice(2, 1)[0] ?? '';
/** What bots expect against judges, or what reviews and hints expect in matches of mixed levels. */
const ofReview = process.argv[2] === 'review';
if (ofReview) process.argv.splice(2, 1);
const judging = await judgingFor(game);
const source = ofReview
  ? { flags: reviewFlags, predict: predictReviews.bind(undefined, game) }
  : { flags: judging.predictFlags, predict: judging.predict.bind(judging) };
const command = `npm run calibrate:${ofReview ? 'review:' : ''}${game} --workspace @miaou/bots`;

const flags = readFlags({
  command,
  does: `Compares the chances to win that are expected at ${game} with what comes of them, ${ofReview ? 'in reviewed matches of mixed levels' : 'against judges'}. Writes a table${ofReview ? ', a diagram and the curves that bend them' : ' and a diagram'}.`,
  flags: {
    ...source.flags,
    seed: { default: 'calibration', does: 'any text' },
    out: { default: '', does: 'the folder of what is written' },
    ...(ofReview
      ? { kept: { default: '', does: 'a file of predictions, from which a run that was ended goes on' } }
      : {}),
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

/**
 * A part of a game has its own curve; all parts of a review together are told as well, each bent by its own.
 * @returns {readonly { title: string, predictions: readonly Prediction[], bent: readonly Prediction[] }[]}
 */
const groupsOf = () => {
  const parts = [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([title, predictions]) => ({ title, predictions, bent: crossCalibrated(predictions) }));
  if (!ofReview) return parts;
  const forecasters = [...new Set(parts.map(({ predictions }) => predictions[0]?.forecaster))];
  const whole = forecasters.map((forecaster) => {
    const own = parts.filter(({ predictions }) => predictions[0]?.forecaster === forecaster);
    return {
      title: `${forecaster}, all`,
      predictions: own.flatMap(({ predictions }) => predictions),
      bent: own.flatMap(({ bent }) => bent),
    };
  });
  return [...whole, ...parts];
};

const panelsOf = () =>
  groupsOf().map(({ title, predictions, bent }) => ({
    title,
    predictions,
    raw: reliabilityOf(predictions),
    calibrated: reliabilityOf(bent),
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
 * The curve of each part, fitted on all predictions of a forecaster.
 * @param {Prediction['forecaster']} forecaster
 */
const curvesOf = (forecaster) =>
  [...groups.values()]
    .filter(([first]) => first?.forecaster === forecaster)
    .map((predictions) => ({ predictions, part: predictions[0]?.part ?? '' }))
    .toSorted((one, other) => one.part.localeCompare(other.part))
    .map(({ predictions, part }) => {
      const { rise, fall, shift } = fitCurve(predictions);
      const key = /^\w+$/.test(part) ? part : `'${part}'`;
      return `  ${key}: { rise: ${rise.toFixed(3)}, fall: ${fall.toFixed(3)}, shift: ${shift.toFixed(3)} },`;
    });

const FITTED = `/** Fitted by \`${command} -- ${process.argv.slice(2).join(' ')}\`. */`;

const curvesOfReview = () => [
  "import type { ReviewCurves } from '../../review/reviewer.js';",
  '',
  FITTED,
  'export const REVIEW_CURVES = {',
  .../** @type {const} */ (['known', 'open', 'standing']).flatMap((forecaster) => [
    `  ${forecaster}: {`,
    ...curvesOf(forecaster).map((line) => `  ${line}`),
    '  },',
  ]),
  '} as const satisfies ReviewCurves;',
  '',
];

const out = flags['out'] ?? '';
mkdirSync(out, { recursive: true });

const save = () => {
  const panels = panelsOf();
  const name = `${out}/${ofReview ? 'review-' : ''}${game}`;
  writeFileSync(`${name}.md`, tablesOf(panels));
  writeFileSync(
    `${name}.svg`,
    reliabilityDiagram('Expected and observed chances to win, %: as estimated (open) and calibrated (filled)', panels),
  );
  if (ofReview) writeFileSync(`${name}.ts`, curvesOfReview().join('\n'));
};

/** @param {Prediction} prediction */
const group = (prediction) => {
  const key = `${prediction.forecaster}, ${prediction.part}`;
  const members = groups.get(key) ?? [];
  members.push(prediction);
  groups.set(key, members);
};

const kept = flags['kept'] === undefined ? undefined : new KeptPredictions(flags['kept']);
for (const prediction of kept?.all ?? []) group(prediction);

const SAVE_EVERY_MS = 300_000;
let saved = Date.now();
for await (const prediction of source.predict(kept === undefined ? flags : { ...flags, first: String(kept.next) })) {
  group(prediction);
  kept?.add(prediction);
  if (Date.now() - saved < SAVE_EVERY_MS) continue;
  save();
  console.log(`deal ${prediction.deal}`);
  saved = Date.now();
}
save();
