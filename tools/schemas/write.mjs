import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FOLDER, schemaFiles } from './schemas.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const files = schemaFiles();
for (const { path, text } of files) writeFileSync(path, text);
console.log(`${files.length} schemas written to ${FOLDER}`);
