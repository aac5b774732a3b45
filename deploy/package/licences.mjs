import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ readonly name: string, readonly version: string, readonly license: string, readonly text: string }} Licence */

/**
 * What a package says of itself.
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} license
 * @property {string | { readonly name: string }} [author]
 */

/**
 * The folder of the package that a file belongs to, if it is an installed one.
 * @param {string} file
 * @returns {string | undefined}
 */
const packageFolder = (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll('\\', '/'))?.[0];

/**
 * The words of a licence that a package names without passing them on. Those of MIT are in our own; another one would have to be added here.
 * @param {Manifest} manifest
 * @param {string} ours
 */
const wordsOf = ({ name, license, author }, ours) => {
  const holder = typeof author === 'object' ? author.name : author;
  if (license !== 'MIT' || holder === undefined) throw new Error(`${name} passes on no text of its licence ${license}`);
  return ours.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
};

/**
 * @param {string} folder
 * @param {string} ours the text of our own licence
 * @returns {Licence}
 */
const licenceIn = (folder, ours) => {
  const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const text = file === undefined ? wordsOf(manifest, ours) : readFileSync(join(folder, file), 'utf8');
  const { name, version, license } = manifest;
  return { name, version, license, text: text.trim() };
};

/**
 * The licences of everything that was bundled, as one text: whoever passes their code on must pass these on, too.
 * @param {string} root
 * @param {readonly string[]} sources that went into bundles
 * @param {readonly string[]} inPage names of the packages that the page is made of
 */
export const licencesOf = (root, sources, inPage) => {
  const bundled = sources.flatMap((source) => packageFolder(source) ?? []);
  const folders = new Set(
    [...bundled, ...inPage.map((name) => `node_modules/${name}`)].map((path) => join(root, path)),
  );
  const ours = readFileSync(join(root, 'LICENSE'), 'utf8');
  return [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')) && !folder.includes('node_modules/@miaou/'))
    .map((folder) => licenceIn(folder, ours))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
};
