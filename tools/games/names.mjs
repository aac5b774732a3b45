import { GAMES } from '../gameFolders.mjs';
import { WRITTEN } from './lists.mjs';

/** Editions have names of their own. */
const EDITIONS = ['filou'];
const ANY_GAME = GAMES.join('|');

/** The names of games that neutral code must not know: a third game would make it wrong. */
const GAME_NAME = new RegExp(String.raw`\b(?:${[...GAMES, ...EDITIONS].join('|')})\b`, 'i');

/** Where a game's name belongs: its own folders, tests, documents and benchmarks. */
const PLACES = [
  new RegExp(`^games/(?:${ANY_GAME}|conformance)/`),
  new RegExp(String.raw`^bots/(?:src|training)/(?:\w+/)*(?:${ANY_GAME})(?:/|\W)`),
  new RegExp(`^web/src/games/(?:${ANY_GAME})/`),
  // The words of the command for the refusals and options of a game.
  new RegExp(String.raw`^cli/src/texts/games/(?:${ANY_GAME})\.ts$`),
  // The one list, from which all others are written.
  /^games\/games\.json$/,
  // It exports the types of a game's hints.
  /^bots\/src\/index\.ts$/,
  // The names of editions.
  /^tools\/games\//,
  /(?:^|\/)testing\//,
  /\.test\.ts$/,
  /(?:^|\/)scenes\.ts$/,
  /^web\/(?:e2e|faults|gallery|art)\//,
  /^server\/proof\//,
  /^cli\/testing\//,
  /^(?:bench|docs)\//,
  /\.(?:md|jsonl|txt|svg)$/,
  /(?:^|\/)package(?:-lock)?\.json$/,
];

/**
 * The places outside of their folders that name a game, as "path:line: text".
 * @param {string} path
 * @param {string} text
 */
export const gameNamesIn = (path, text) => {
  if (WRITTEN.includes(path) || PLACES.some((place) => place.test(path))) return [];
  return text
    .split('\n')
    .flatMap((line, index) => (GAME_NAME.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));
};
