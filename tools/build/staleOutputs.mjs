import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

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

/** What is made of `Card.svelte`: a copy for the compiler, and its declaration. */
const COPY = /^(?:\+\+(?<copied>.*\.svelte)\.ts|(?<declared>.*)\.d\.svelte\.ts)$/;

/**
 * Removes what svelte-check once made of a component that was since renamed or removed: it would be checked for ever, and fail where it
 * imports what is gone.
 * @param {string} web the folder of the page
 * @returns {readonly string[]} the components that are gone
 */
export const removeStaleCopies = (web) => {
  const copies = join(web, '.svelte-check', 'svelte');
  if (!existsSync(copies)) return [];
  const stale = readdirSync(copies, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const { copied, declared } = COPY.exec(basename(file))?.groups ?? {};
    const component = copied ?? (declared === undefined ? undefined : `${declared}.svelte`);
    if (component === undefined) return [];
    const source = join(dirname(file), component);
    return existsSync(join(web, source)) ? [] : [{ file, source }];
  });
  for (const { file } of stale) rmSync(join(copies, file), { force: true });
  return [...new Set(stale.map(({ source }) => source))];
};
