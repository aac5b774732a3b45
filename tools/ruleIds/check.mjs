import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { report } from '../report.mjs';
import { citationFaults, idsOfIndex, indexedGames, isFromTable } from './citations.mjs';

const RULES = join('docs', 'rules');
const games = indexedGames(readdirSync(RULES));
const ids = games.flatMap((game) => idsOfIndex(readFileSync(join(RULES, `${game}.md`), 'utf8')));

/**
 * The runner itself lists the tests: what it would not run cannot count as a test.
 * @param {readonly string[]} words
 */
const listTests = (words) => {
  const listed = execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', ...words, '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const tests = /** @type {import('./citations.mjs').ListedTest[]} */ (JSON.parse(listed));
  return tests.map(({ name, file }) => ({ name, file: relative('.', file) }));
};

const rulesFolders = games.map((game) => join('games', game, '/'));
const isRulesFile = (/** @type {string} */ file) => rulesFolders.some((folder) => file.startsWith(folder));

// As they are written; running all files only to know their tests takes eight times as long. Where a table gives the citations, its file is run.
const written = listTests(['games/', '--static-parse']);
const inTables = [
  ...new Set(written.filter(({ name, file }) => isRulesFile(file) && isFromTable(name)).map(({ file }) => file)),
];
const tests = [
  ...written.filter(({ file }) => !inTables.includes(file)),
  ...(inTables.length === 0 ? [] : listTests(inTables)),
];

report(
  citationFaults(ids, tests, isRulesFile),
  `${ids.length} rules, ${tests.length} tests under games/, each with the other`,
);
