// Reading two hundred small files would be most of a server's start: the command runs from a few large ones.
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram, DRIVER, ENTRY, INSTALLED } from './bundleProgram.mjs';

const OUT = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Under its name there is a whole file or none: another command may start at any moment.
 * @param {string} name
 * @param {Uint8Array} contents
 */
const writeWhole = (name, contents) => {
  const draft = join(OUT, `${name}.${process.pid}.part`);
  writeFileSync(draft, contents);
  renameSync(draft, join(OUT, name));
};

/** A server that was started from an older build may still load one of its chunks, so they are kept for this long. */
const OLD = 24 * 60 * 60 * 1000;

/** @param {readonly string[]} current */
const removeOld = (current) => {
  const others = readdirSync(OUT).filter((name) => /^bundle.*\.js$/.test(name) && !current.includes(name));
  for (const name of others) if (Date.now() - statSync(join(OUT, name)).mtimeMs > OLD) rmSync(join(OUT, name));
};

const { files } = await bundleProgram([...INSTALLED, DRIVER]);
// The file that the command starts with comes last: it finds all that it asks for.
for (const { name, contents } of files) if (name !== ENTRY) writeWhole(name, contents);
for (const { name, contents } of files) if (name === ENTRY) writeWhole(name, contents);
removeOld(files.map(({ name }) => name));
