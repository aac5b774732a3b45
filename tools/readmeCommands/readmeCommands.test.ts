import { describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { commandsIn, faultsOf } from './commands.mjs';

const DOCUMENT = `Set up:
\`\`\`sh
npm ci            # takes a moment
# only a comment
npx miaou simulate felix \\
  --games 3
\`\`\`
\`\`\`ts
const notACommand = 1;
\`\`\`
`;

describe('the commands in the documents', () => {
  it('the commands of a document are the lines of shell blocks, continued lines joined and comments left out', () => {
    expect(commandsIn(DOCUMENT)).toEqual(['npm ci', 'npx miaou simulate felix    --games 3']);
  });

  it('the commands of a document build on each other in one folder', () =>
    withTemporaryFolder((folder) => {
      expect(faultsOf(['echo miaou > cat', 'grep miaou cat'], folder)).toEqual([]);
    }));

  it.each(['no-such-command', 'exit 3', 'false | true'])(
    'a command of a document that fails is reported: "%s" and what it printed',
    (command) =>
      withTemporaryFolder((folder) => {
        expect(faultsOf(['true', command], folder)).toEqual([expect.stringContaining(`"${command}" ended with`)]);
      }),
  );
});
