import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { report } from '../report.mjs';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { anchorsIn, fileNamesIn, referencesIn } from './references.mjs';

/** @param {string} reference */
const leadsSomewhere = (reference) => {
  const [path = '', anchor] = reference.split('#');
  return existsSync(path) && (anchor === undefined || anchorsIn(readFileSync(path, 'utf8')).includes(anchor));
};

const files = repositoryFiles();
const names = new Set(files.map((file) => basename(file)));

/** @param {string} document */
const deadReferences = (document) => {
  const markdown = readFileSync(document, 'utf8');
  const references = referencesIn(document, markdown).filter((reference) => !leadsSomewhere(reference));
  return [...references, ...fileNamesIn(markdown).filter((name) => !names.has(name))];
};

const documents = files.filter((file) => file.endsWith('.md'));
const faults = documents.flatMap((document) =>
  deadReferences(document).map((reference) => `${document} refers to ${reference}, which is not there`),
);
report(faults, `${documents.length} documents refer only to what is there`);
