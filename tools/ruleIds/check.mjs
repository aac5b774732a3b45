import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { report } from '../report.mjs';
import { citationFaults, idsOfIndex, indexedGames } from './citations.mjs';

const RULES = join('docs', 'rules');
const games = indexedGames(readdirSync(RULES));
const ids = games.flatMap((game) => idsOfIndex(readFileSync(join(RULES, `${game}.md`), 'utf8')));

// The runner itself lists the tests: what it would not run cannot count as a test.
const listed = execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', 'games/', '--json'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});

const tests = /** @type {import('./citations.mjs').ListedTest[]} */ (JSON.parse(listed));
const inRepository = tests.map(({ name, file }) => ({ name, file: relative('.', file) }));
const rulesFolders = games.map((game) => join('games', game, '/'));

report(
  citationFaults(ids, inRepository, (file) => rulesFolders.some((folder) => file.startsWith(folder))),
  `${ids.length} rules, ${tests.length} tests under games/, each with the other`,
);
