import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsOfIndex } from '../ruleIds/citations.mjs';
import { numbersIn } from './sources.mjs';

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

/**
 * The lines of each rulebook that are not empty. The rulebooks are not ours to publish, so that only the numbers are here.
 * @returns {readonly string[]}
 */
const textLines = () => {
  const files = /** @type {Record<string, string>} */ (JSON.parse(read('tools/ruleSources/lines.json')));
  return Object.entries(files).flatMap(([file, ranges]) => numbersIn(ranges).map((line) => `${file}:${line}`));
};

/** @param {string} game */
const testsOf = (game) =>
  readdirSync(`games/${game}/src`)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, source: read(join('games', game, 'src', file)) }));

/**
 * The games that came with rulebooks: those whose index the page of sources refers to.
 * @param {string} page
 */
const gamesOf = (page) => [...page.matchAll(/\]\((\w+)\.md\)/g)].map(([, game = '']) => game);

/**
 * Games may have test files of one name: both count.
 * @param {readonly string[]} games
 */
const testsOfAll = (games) => {
  /** @type {Map<string, string>} */
  const all = new Map();
  for (const { file, source } of games.flatMap(testsOf)) all.set(file, (all.get(file) ?? '') + source);
  return all;
};

/** All that the page of sources is compared with. */
export const knownSources = () => {
  const page = read('docs/rules/sources.md');
  const games = gamesOf(page);
  return {
    page,
    ids: games.flatMap((game) => idsOfIndex(read(`docs/rules/${game}.md`))),
    textLines: textLines(),
    tests: testsOfAll(games),
  };
};
