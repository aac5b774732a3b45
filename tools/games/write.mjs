import { writeFileSync } from 'node:fs';
import { LIST, listedGames, writtenFiles } from './lists.mjs';

const games = listedGames();
const files = writtenFiles(games);
for (const { path, text } of files) writeFileSync(path, text);
console.log(`${files.length} files written for the games of ${LIST}: ${games.join(', ')}`);
