import { readFileSync } from 'node:fs';
import { report } from '../report.mjs';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { mapFaults } from './map.mjs';

const files = repositoryFiles();
report(
  mapFaults(readFileSync('ARCHITECTURE.md', 'utf8'), files),
  'every folder of the map exists, and every folder is in it',
);
