import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumPath } from '../chromium.mjs';
import { skip } from '../skip.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { TEMPLATE, TITLE } from './layIn.mjs';
import { run } from './run.mjs';

/** @typedef {{ readonly ok: boolean, readonly output: string }} Outcome */
/** @typedef {{ readonly name: string, readonly run: (copy: string) => Promise<Outcome> }} Part */

const TSC = 'node_modules/@typescript/native/bin/tsc';
const VITEST = 'node_modules/vitest/vitest.mjs';
const VITE = '../node_modules/vite/bin/vite.js';
/** The command as it was built: its start would build the page as well, which nobody looks at here. */
const MIAOU = 'cli/dist/bundle.js';
const PLAYWRIGHT = createRequire(import.meta.resolve('../../web/package.json')).resolve('@playwright/test/cli');

/** In seconds: several times of what a command takes on two quiet cores. */
const LIMIT = 600;

/** @type {Outcome} */
const WELL = { ok: true, output: '' };

/**
 * Runs commands one after another, up to the first that fails.
 * @param {readonly (readonly string[])[]} commands
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {(copy: string) => Promise<Outcome>}
 */
const inTurn = (commands, env) => async (copy) => {
  for (const words of commands) {
    const outcome = await run({ folder: copy, words, limit: LIMIT, ...(env && { env }) });
    if (!outcome.ok) return outcome;
  }
  return WELL;
};

/** An error that the compiler finds elsewhere in the page: it does not know components, which the step `page-types` does. */
const ELSEWHERE = new RegExp(`^web/src/(?!games/${TEMPLATE}/)`);

/**
 * What the page asks of a game is asked by types: its manifest, its words, its book of rules.
 * @param {string} copy
 * @returns {Promise<Outcome>}
 */
const pageTypes = async (copy) => {
  const project = join('web', 'tsconfig.template.json');
  writeFileSync(
    join(copy, project),
    JSON.stringify({ extends: './tsconfig.json', include: [`src/games/${TEMPLATE}/**/*.ts`] }),
  );
  const { ok, output } = await run({ folder: copy, words: [TSC, '-p', project, '--pretty', 'false'], limit: LIMIT });
  rmSync(join(copy, project));
  const errors = output.split('\n').filter((line) => line.includes('error TS'));
  const own = errors.filter((line) => !ELSEWHERE.test(line));
  return { ok: ok || (errors.length > 0 && own.length === 0), output: own.length > 0 ? own.join('\n') : output };
};

/**
 * Records that bots play are replayed from a file, as anybody's are.
 * @param {string} copy
 */
const simulateAndReplay = (copy) =>
  withTemporaryFolder((folder) => {
    const records = join(folder, 'records.jsonl');
    const flags = ['--seats', '4', '--games', '50', '--seed', 'template', '--bots', 'vera,greedy,ida,random'];
    return inTurn([
      [MIAOU, 'simulate', TEMPLATE, ...flags, '--out', records],
      [MIAOU, 'replay', records],
    ])(copy);
  });

/**
 * A person opens the game from the home screen of a running server and plays whole matches against bots.
 * @param {string} copy
 * @returns {Promise<Outcome>}
 */
const playInBrowser = async (copy) => {
  const browser = await chromiumPath();
  if (browser === undefined) {
    skip('the template game in a browser: no Chromium could be started');
    return WELL;
  }
  const url = pathToFileURL(join(copy, 'tools', 'runningServer.mjs')).href;
  const { withServer } = /** @type {typeof import('../runningServer.mjs')} */ (await import(url));
  const config = join(copy, 'web', 'e2e', 'playwright.config.ts');
  return withTemporaryFolder((temporary) =>
    withServer((address) =>
      run({
        folder: copy,
        words: [PLAYWRIGHT, 'test', '--config', config, TEMPLATE],
        limit: LIMIT,
        env: { TMPDIR: temporary, MIAOU_URL: address, MIAOU_GALLERY: 'not shown', MIAOU_BROWSER: browser },
      }),
    ),
  );
};

/** Of the ways to play all games a quick run takes so few that hardly one would be of this game. */
const EVERY_CASE = { MIAOU_CASES: '100' };

/**
 * What every change must leave possible for a new game: its lists, build, tests and records.
 * @type {readonly Part[]}
 */
export const PARTS = [
  { name: 'lists', run: inTurn([['tools/games/write.mjs'], ['tools/games/check.mjs']]) },
  { name: 'build', run: inTurn([[TSC, '-b', 'tsconfig.build.json'], ['cli/bin/bundle.mjs']]) },
  { name: 'page types', run: pageTypes },
  { name: 'schemas', run: inTurn([['tools/schemas/write.mjs']]) },
  {
    name: 'tests',
    run: inTurn(
      [
        [VITEST, 'run', `games/${TEMPLATE}/`, `bots/src/${TEMPLATE}/`, `web/src/games/${TEMPLATE}/`],
        [VITEST, 'run', 'games/conformance/', '--testNamePattern', String.raw`\b${TEMPLATE}\b`],
      ],
      EVERY_CASE,
    ),
  },
  { name: 'records', run: simulateAndReplay },
];

/** The steps of `npm test` that look at sources: all of them must hold with one game more. */
const STEPS = ['format', 'lint', 'types', 'page-types', 'architecture', 'unused', 'rules'];
/** Tests of neutral code that walk through all games. */
const NEUTRAL_TESTS = [
  'games/registry/',
  'arena/src/tournament.test.ts',
  'bots/src/index.test.ts',
  'cli/src/texts/',
  'web/src/games/registry.test.ts',
  'web/src/lessons/',
  'web/src/newTable/',
  'web/src/onThisDevice/playOn.test.ts',
  'web/src/puzzles/',
  'web/src/records/',
  'web/src/rules/',
  'web/src/screens/home/',
  'web/src/screens/learn/',
  'web/src/screens/table/setup/',
  'web/src/sharing/',
  'web/src/tableClient/',
  'tools/ruleTexts/',
];

/**
 * What a deep run adds: its page played by a person, and what is neutral.
 * @type {readonly Part[]}
 */
export const DEEP_PARTS = [
  { name: 'steps', run: inTurn([['tools/check.mjs', ...STEPS.flatMap((step) => ['--only', step])]]) },
  { name: 'page', run: (copy) => run({ folder: join(copy, 'web'), words: [VITE, 'build'], limit: LIMIT }) },
  { name: 'browser', run: playInBrowser },
  { name: 'neutral tests', run: inTurn([[VITEST, 'run', ...NEUTRAL_TESTS]]) },
  { name: 'faults', run: inTurn([['games/conformance/mutation/run.mjs', TITLE]]) },
];
