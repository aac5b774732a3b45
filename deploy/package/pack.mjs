// Makes the package that is installed on servers: `npm run pack` writes its file into `dist`.
import { mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packProgram } from './packProgram.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const destination = join(root, 'dist');
mkdirSync(destination, { recursive: true });
const { tarball, files } = await packProgram(root, destination);
console.log(`${relative(process.cwd(), tarball)}: ${files.length} files`);
