import { readFileSync } from 'node:fs';
import { report } from '../report.mjs';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { systemWords, wordsWithoutName } from './glossary.mjs';

const words = systemWords(readFileSync('GLOSSARY.md', 'utf8'));
const files = repositoryFiles().filter((file) => /\/src\/.*\.(?:ts|svelte)$/.test(file) && !file.endsWith('.test.ts'));
const sources = [...files, ...files.map((file) => readFileSync(file, 'utf8'))];
const faults = wordsWithoutName(words, sources).map(
  (word) => `GLOSSARY.md explains "${word}", which nothing in the code is called`,
);
// A glossary whose system half was renamed or lost would pass unread.
const blind = words.length === 0 ? ['GLOSSARY.md has no table under a heading that speaks of the system'] : [];
report([...faults, ...blind], `${words.length} words of the glossary’s system half are names in the code`);
