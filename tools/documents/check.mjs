import { existsSync, readFileSync } from 'node:fs';
import { report } from '../report.mjs';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { anchorsIn, referencesIn } from './references.mjs';

/** @param {string} reference */
const leadsSomewhere = (reference) => {
  const [path = '', anchor] = reference.split('#');
  return existsSync(path) && (anchor === undefined || anchorsIn(readFileSync(path, 'utf8')).includes(anchor));
};

const documents = repositoryFiles().filter((file) => file.endsWith('.md'));
const faults = documents.flatMap((document) =>
  referencesIn(document, readFileSync(document, 'utf8'))
    .filter((reference) => !leadsSomewhere(reference))
    .map((reference) => `${document} refers to ${reference}, which is not there`),
);
report(faults, `${documents.length} documents refer only to what is there`);
