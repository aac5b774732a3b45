import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What lies beside the games without being one. */
const SHARED = ['kit', 'registry', 'conformance'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folders of the games, each named after its game: `tools` names none, so a new one is checked without a change here. */
export const GAMES = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
  .map(({ name }) => name)
  .toSorted();
