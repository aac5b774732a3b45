import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '../gameFolders.mjs';
import { report } from '../report.mjs';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { LIST, listedGames, writtenFiles } from './lists.mjs';
import { gameNamesIn } from './names.mjs';

const files = repositoryFiles().filter((file) => /\.(?:[cm]?[jt]sx?|svelte|jsonc?|css|html|py)$/.test(file));
const found = files.flatMap((file) => gameNamesIn(file, readFileSync(file, 'utf8')));
const places = new Set(found.map((place) => place.split(':')[0])).size;
const named = found.length === 0 ? [] : [...found, `${places} files name a game outside of its folders`];

const games = listedGames();
const unlisted = GAMES.filter((game) => !games.includes(game)).map((game) => `games/${game} is not in ${LIST}`);
const absent = games.filter((game) => !GAMES.includes(game)).map((game) => `${LIST} has ${game}, which is no folder`);

const outdated = writtenFiles(games)
  .filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  .map(({ path }) => `${path} is not what ${LIST} asks for: run npm run games`);

report([...named, ...unlisted, ...absent, ...outdated], 'no neutral file names a game, and every list has all games');
