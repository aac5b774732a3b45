import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { broughtFiles } from './bring.mjs';
import { flatTexts } from './flat.mjs';

const USAGE = `npm run texts -- export LANGUAGE [FILE]
npm run texts -- import LANGUAGE FILE [--name NAME --tag TAG]   (name and tag: of a language that is new)`;

const BIOME = 'node_modules/@biomejs/biome/bin/biome';

/**
 * @param {string} language
 * @param {string | undefined} file
 */
const exportTexts = (language, file) => {
  const json = `${JSON.stringify(flatTexts(language), undefined, 2)}\n`;
  if (file === undefined) process.stdout.write(json);
  else writeFileSync(file, json);
};

/**
 * @param {string} language
 * @param {string} file
 * @param {{ readonly name?: string | undefined, readonly tag?: string | undefined }} named
 */
const importTexts = (language, file, { name = language, tag = language }) => {
  const texts = /** @type {Record<string, string>} */ (JSON.parse(readFileSync(file, 'utf8')));
  const become = broughtFiles({ language, name, tag, texts });
  for (const [path, source] of become) writeFileSync(path, source);
  spawnSync(process.execPath, [BIOME, 'check', '--write', ...become.keys()]);
  console.log(`${become.size} files are written; what is left to do: docs/guides/add-a-language.md`);
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, tag: { type: 'string' } },
});
const [what, language, file] = positionals;
if (what === 'export' && language !== undefined) exportTexts(language, file);
else if (what === 'import' && language !== undefined && file !== undefined) importTexts(language, file, values);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
