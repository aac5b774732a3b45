import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const DECLARATION = '.d.ts';
const OUTPUTS = ['.js', '.js.map', DECLARATION];

/**
 * Removes what the compiler once made of a source that was since renamed or removed: it would be packed and published for ever. A
 * declaration tells what it made; bundles, which have no source of their name, have none.
 * @param {string} folder of a package
 * @returns {readonly string[]} the modules that are gone
 */
export const removeStaleOutputs = (folder) => {
  const built = join(folder, 'dist');
  if (!existsSync(built)) return [];
  const stale = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(DECLARATION))
    .map((file) => file.slice(0, -DECLARATION.length))
    .filter((module) => !existsSync(join(folder, 'src', `${module}.ts`)));
  for (const module of stale) for (const output of OUTPUTS) rmSync(join(built, `${module}${output}`), { force: true });
  return stale;
};
