import { readFileSync } from 'node:fs';
import { report } from '../report.mjs';
import { copyRepository } from '../repositoryCopy.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { CHECKED_OTHERWISE, commandsIn, faultsOf } from './commands.mjs';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md'];
const commands = [...new Set(DOCUMENTS.flatMap((document) => commandsIn(readFileSync(document, 'utf8'))))];
const run = commands.filter((command) => !CHECKED_OTHERWISE.has(command));
const stale = [...CHECKED_OTHERWISE.keys()].filter((command) => !commands.includes(command));

/** What `npm start` does first, the command with which the README begins. */
const INSTALL = 'node tools/install/install.mjs';

// A fresh copy without node_modules is what a newcomer has: it must install everything.
const faults = await withTemporaryFolder((folder) => {
  copyRepository(folder);
  return faultsOf([INSTALL, ...run], folder);
});
report(
  [...faults, ...stale.map((command) => `"${command}" is checked otherwise, but no document names it`)],
  `${run.length} commands of ${DOCUMENTS.join(' and ')} work`,
);
