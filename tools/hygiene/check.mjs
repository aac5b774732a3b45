import { readFileSync } from 'node:fs';
import { report } from '../report.mjs';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { faultsIn } from './bannedPatterns.mjs';

const files = repositoryFiles();
const faults = files.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')));
report(faults, `${files.length} files are clean`);
