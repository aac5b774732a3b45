import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyRepository, linkPackages } from '../repositoryCopy.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { violationsOf } from './cruise.mjs';

/** The names of the rules broken by what was planted. */
const brokenBy = (plant: (copy: string) => void): Promise<string[]> =>
  withTemporaryFolder(async (copy) => {
    copyRepository(copy);
    linkPackages(copy);
    plant(copy);
    const { violations } = await violationsOf(copy);
    return violations.map((violation) => violation.split(': ')[1] ?? '');
  });

const PLANTED = [
  ['directions-games-chop', 'games/chop/src/planted.ts', "import '@miaou/felix';"],
  ['directions-games-felix', 'games/felix/src/planted.ts', "import '../../chop/src/index.js';"],
  ['directions-games-kit', 'games/kit/src/planted.ts', "import '@miaou/felix';"],
  ['directions-games-registry', 'games/registry/src/planted.ts', "import '@miaou/bots';"],
  ['directions-bots', 'bots/src/planted.ts', "import '@miaou/games';"],
  ['directions-cli', 'cli/src/planted.ts', "import '@miaou/felix';"],
  ['games-are-pure', 'games/felix/src/planted.ts', "import 'node:fs';"],
  ['games-are-pure', 'games/kit/src/planted.ts', "import 'commander';"],
  ['one-door', 'bots/src/planted.ts', "import '../../games/kit/src/seat.js';"],
  ['no-cycles', 'games/kit/src/refusal.ts', "import './parse.js';"],
  ['no-tests-in-code', 'games/kit/src/planted.ts', "import './chance.test.js';"],
  ['no-development-packages-in-code', 'cli/src/planted.ts', "import 'esbuild';"],
  ['no-tools-in-code', 'bots/src/planted.ts', "import '../../tools/skip.mjs';"],
  ['resolvable', 'games/kit/src/planted.ts', "import './nowhere.js';"],
] as const;

describe('import directions', () => {
  it('finds nothing to say against the workspaces as they are', async () => {
    expect(await brokenBy(() => undefined)).toEqual([]);
  });

  it.each(PLANTED)('refuses by %s what was planted in %s: %s', async (rule, file, statement) => {
    const broken = await brokenBy((copy) => {
      appendFileSync(join(copy, file), `\n${statement}\n`);
    });
    expect(broken).toContain(rule);
  });
});
