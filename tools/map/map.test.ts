import { describe, expect, it } from 'vitest';
import { foldersToName, mapFaults } from './map.mjs';

const FILES = [
  'package.json',
  '.ci/run',
  'games/kit/src/seat.ts',
  'games/felix/src/testing/rows.ts',
  'web/src/ui/Button.svelte',
  'web/src/games/felix/board/Board.svelte',
  'web/e2e/home.spec.ts',
];

const MAP = `# Architecture

\`\`\`
games/{kit,felix}   the rules
*/src/testing       what tests share
games/*/src/testing the same, in a game
\`\`\`

| Folder | What |
| ------ | ---- |
| \`web\` | the page |

| In \`web/src\`  | What |
| --------------- | ---- |
| \`ui/\`, \`games/<game>/\` | buttons, boards; \`Button.svelte\` |
| \`main.ts\` | a file is no folder |
`;

/** The map with one text in place of another. */
const changed = (from: string, to: string) => {
  expect(MAP).toContain(from);
  return MAP.replace(from, to);
};

describe('the map of the repository', () => {
  it('the folders to name are those at the top, the packages, and those one level inside src', () => {
    expect(foldersToName(FILES)).toEqual([
      'games/felix',
      'games/felix/src/testing',
      'games/kit',
      'web',
      'web/src/games',
      'web/src/ui',
    ]);
  });

  it('a map with every folder, in a tree or a table, has no fault', () => {
    expect(
      mapFaults(
        changed('`games/<game>/`', '`games/`, `games/<game>/`').replace('*/src/testing       what tests share\n', ''),
        FILES,
      ),
    ).toEqual([]);
  });

  it.each([
    ['a folder of a tree that does not exist', '{kit,felix}', '{kit,felix,chess}', 'names games/chess'],
    ['a folder of a table that does not exist', '`ui/`', '`ui/`, `look/`', 'names web/src/look'],
    ['a pattern that no folder fits', '| `web` |', '| `web`, `*/nowhere` |', 'names */nowhere'],
    ['a package that is not named', '{kit,felix}', '{kit}', 'does not name games/felix'],
    ['a folder inside src that is not named', '`ui/`, ', '', 'does not name web/src/ui'],
    ['a folder at the top that is not named', '`web` |', '`games/kit` |', 'does not name web'],
  ])('the check reports %s', (_, from, to, fault) => {
    expect(mapFaults(changed(from, to), FILES).join('\n')).toContain(fault);
  });
});
