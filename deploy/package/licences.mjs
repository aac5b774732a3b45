import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ readonly name: string, readonly version: string, readonly license: string, readonly text: string }} Licence */

/**
 * The folder of the package that a file belongs to, if it is an installed one.
 * @param {string} file
 * @returns {string | undefined}
 */
const packageFolder = (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll('\\', '/'))?.[0];

/**
 * @param {string} folder
 * @returns {Licence}
 */
const licenceIn = (folder) => {
  const { name, version, license } = /** @type {Licence} */ (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  );
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  return { name, version, license, text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim() };
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
  return [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(licenceIn)
    .filter(({ name }) => !name.startsWith('@miaou/'))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
};
