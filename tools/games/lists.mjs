import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The one list of games, in the order in which they are offered. All other lists are written from it. */
export const LIST = 'games/games.json';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const HEAD = `// Written by \`npm run games\` from ${LIST}: change that list, not this file.\n`;

export const listedGames = () => /** @type {readonly string[]} */ (JSON.parse(readFileSync(LIST, 'utf8')));

/** @typedef {(games: readonly string[]) => string} Writer */

/**
 * The games that have this file.
 * @param {string} file
 * @param {readonly string[]} games
 */
const withFile = (file, games) => games.filter((game) => existsSync(file.replace('<game>', game)));

/**
 * @param {readonly string[]} games
 * @param {(game: string) => string} line
 */
const lines = (games, line) => games.map(line).join('\n');

/** @type {Writer} */
const rules = (games) => `
import type { Game } from '@miaou/kit';
${lines(games, (game) => `import { ${game} } from '@miaou/${game}';`)}

/** Every game that can be played, in the order in which they are offered. */
export const GAMES: readonly Game[] = [${games.join(', ')}];
`;

/** @type {Writer} */
const observations = (games) => `
import type { GameTypes } from '@miaou/kit';
${lines(games, (game) => `import * as ${game} from '@miaou/${game}/search';`)}

interface NamedObservations {
  /** A name for every number of an observation, in its order. */
  observationNames(options: GameTypes['options']): readonly string[];
}

/** By the id of a game. Apart from the games themselves, since a page that plays has no use for names. */
export const OBSERVATIONS: ReadonlyMap<string, NamedObservations> = new Map<string, NamedObservations>([
${lines(games, (game) => `['${game}', ${game}],`)}
]);
`;

/** @type {Writer} */
const pairings = (games) => `
import type { Pairing } from './pairing.js';
${lines(games, (game) => `import { ${game}Pairing } from './${game}.js';`)}

export const PAIRINGS: ReadonlyMap<string, Pairing> = new Map([
${lines(games, (game) => `['${game}', ${game}Pairing],`)}
]);
`;

/** @type {Writer} */
const faults = (games) => {
  const withFaults = withFile('games/conformance/mutation/faults/<game>.mjs', games);
  return `
${lines(withFaults, (game) => `import { ${game.toUpperCase()}_FAULTS } from './${game}.mjs';`)}

export const GAME_FAULTS = [${withFaults.map((game) => `...${game.toUpperCase()}_FAULTS`).join(', ')}];
`;
};

/** @type {Writer} */
const bots = (games) => {
  const withBots = withFile('bots/src/<game>/index.ts', games);
  const withTraining = withFile('bots/src/<game>/training/index.ts', games);
  const withReview = withFile('bots/src/<game>/review/words.ts', games);
  const withCurves = withFile('bots/src/<game>/review/calibration.ts', games);
  return `
import { CHARACTERS, type Character } from './characters.js';
import type { GameBots } from './gameBots.js';
import type { KnownCurves } from './review/reviewer.js';
import type { LoadGameReviewWords } from './review/words.js';
import type { GameTraining } from './training/gameTraining.js';
${lines(withBots, (game) => `import { ${game}Bots } from './${game}/index.js';`)}

// Five maps, since a page that shows characters, words or puzzles must not load networks, and a server that plays must not load training.

export const CHARACTERS_BY_GAME: ReadonlyMap<string, readonly Character[]> = new Map([
${lines(withBots, (game) => `['${game}', CHARACTERS],`)}
]);

export const BOTS_BY_GAME: ReadonlyMap<string, GameBots> = new Map<string, GameBots>([
${lines(withBots, (game) => `['${game}', ${game}Bots],`)}
]);

export const TRAINING_BY_GAME: ReadonlyMap<string, () => Promise<GameTraining>> = new Map([
${lines(
  withTraining,
  (game) =>
    `['${game}', async (): Promise<GameTraining> => (await import('./${game}/training/index.js')).${game}Training],`,
)}
]);

export const REVIEW_WORDS_BY_GAME: ReadonlyMap<string, LoadGameReviewWords> = new Map<string, LoadGameReviewWords>([
${lines(
  withReview,
  (game) => `['${game}', async (language) => (await import('./${game}/review/words.js')).load(language)],`,
)}
]);

export const CURVES_BY_GAME: ReadonlyMap<string, () => Promise<KnownCurves>> = new Map([
${lines(
  withCurves,
  (game) =>
    `['${game}', async (): Promise<KnownCurves> => (await import('./${game}/review/calibration.js')).${game}Curves],`,
)}
]);
`;
};

/** @type {Writer} */
const judging = (games) => {
  const withJudging = withFile('bots/src/<game>/judging/index.ts', games);
  return `
import type { GameJudging } from './gameJudging.js';

// Not in the list of trainers: who trains must not reach the judges.
export const JUDGING_BY_GAME: ReadonlyMap<string, () => Promise<GameJudging>> = new Map([
${lines(
  withJudging,
  (game) =>
    `['${game}', async (): Promise<GameJudging> => (await import('../${game}/judging/index.js')).${game}Judging],`,
)}
]);
`;
};

/** @type {Writer} */
const texts = (games) => `
import type { AnyGameTexts } from './gameTexts.js';
${lines(games, (game) => `import { ${game.toUpperCase()}_TEXTS } from './${game}.js';`)}

export const GAME_TEXTS: readonly AnyGameTexts[] = [${games.map((game) => `${game.toUpperCase()}_TEXTS`).join(', ')}];
`;

/** @type {Writer} */
const manifests = (games) => `
import type { GameManifest } from './manifest';
${lines(games, (game) => `import { ${game} } from './${game}/index';`)}

/** Every game of the page, in the order in which they are offered. */
export const GAMES: readonly GameManifest[] = [${games.join(', ')}];
`;

/** @type {Readonly<Record<string, Writer>>} */
const MODULES = {
  'games/registry/src/games.ts': rules,
  'games/registry/src/observations.ts': observations,
  'games/conformance/src/pairings/games.ts': pairings,
  'games/conformance/mutation/faults/games.mjs': faults,
  'bots/src/games.ts': bots,
  'bots/src/judging/games.ts': judging,
  'cli/src/texts/games/index.ts': texts,
  'web/src/games/games.ts': manifests,
};

/** The packages that import games by name. */
const IMPORTERS = ['games/registry', 'bots', 'cli', 'web'];
const MANIFESTS = IMPORTERS.map((folder) => `${folder}/package.json`);
/** The page is compiled by its bundler, so its configuration refers to no other project. */
const PROJECTS = ['games/registry', 'bots', 'cli'].map((folder) => `${folder}/tsconfig.json`);

/** Every file that is written, in whole or in part, from the list. */
export const WRITTEN = [...Object.keys(MODULES), ...MANIFESTS, ...PROJECTS];

/** What lies in `games` without being a game. */
const SHARED = ['kit', 'registry', 'conformance'];

/** @param {string} name */
const isGamePackage = (name) => existsSync(`games/${name}`) && !SHARED.includes(name);

/**
 * A package.json that depends on exactly these games.
 * @param {string} path
 * @param {readonly string[]} games
 */
const withDependencies = (path, games) => {
  const manifest = /** @type {{ dependencies: Record<string, string>, version: string }} */ (
    JSON.parse(readFileSync(path, 'utf8'))
  );
  const others = Object.entries(manifest.dependencies).filter(
    ([name]) => !name.startsWith('@miaou/') || !isGamePackage(name.slice('@miaou/'.length)),
  );
  const ours = games.map((game) => /** @type {[string, string]} */ ([`@miaou/${game}`, manifest.version]));
  const dependencies = Object.fromEntries([...others, ...ours].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, dependencies }, undefined, 2)}\n`;
};

const REFERENCE = /\{ "path": "([^"]*)" \},?\s*/g;

/**
 * A tsconfig.json that refers to exactly these games, after the kit.
 * @param {string} path
 * @param {readonly string[]} games
 */
const withReferences = (path, games) => {
  const kit = path.startsWith('games/') ? '../kit' : '../games/kit';
  const text = readFileSync(path, 'utf8');
  const others = [...text.matchAll(REFERENCE)]
    .map(([, reference = '']) => reference)
    .filter((reference) => reference !== kit && !isGamePackage(reference.split('/').at(-1) ?? ''));
  const all = [kit, ...games.map((game) => kit.replace('kit', game)), ...others];
  const list = all.map((reference) => `{ "path": "${reference}" }`).join(', ');
  return text.replace(/"references": \[[^\]]*\]/, `"references": [${list}]`);
};

/**
 * A text as `npm run format` lays it out.
 * @param {string} path
 * @param {string} text
 */
const formatted = (path, text) => {
  const words = [BIOME, 'check', '--write', `--stdin-file-path=${path}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path} cannot be formatted: ${stderr}`);
  return stdout;
};

/**
 * What a file must hold for these games.
 * @param {string} path
 * @param {readonly string[]} games
 */
const textOf = (path, games) => {
  if (MANIFESTS.includes(path)) return withDependencies(path, games);
  return MODULES[path] === undefined ? withReferences(path, games) : HEAD + MODULES[path](games);
};

/**
 * Every file that is written from the list, before it is laid out: that takes a process for each.
 * @param {readonly string[]} games
 */
export const unformattedFiles = (games) => WRITTEN.map((path) => ({ path, text: textOf(path, games) }));

/**
 * Every file that is written from the list, as it must be.
 * @param {readonly string[]} games
 */
export const writtenFiles = (games) =>
  unformattedFiles(games).map(({ path, text }) => ({
    path,
    text: MANIFESTS.includes(path) ? text : formatted(path, text),
  }));
