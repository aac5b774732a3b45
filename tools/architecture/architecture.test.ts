import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, linkPackages } from '../repositoryCopy.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { testDepth } from '../testSizes.mjs';
import { violationsOf } from './cruise.mjs';

/** Imports that must be refused, each in a file of its own, and the rule that refuses it. */
const PLANTED = [
  ['directions-games-chop', 'games/chop/src/plantedGame.ts', '@miaou/felix'],
  ['directions-games-felix', 'games/felix/src/plantedGame.ts', '../../chop/src/types.js'],
  ['directions-games-kit', 'games/kit/src/plantedGame.ts', '@miaou/felix'],
  ['directions-games-registry', 'games/registry/src/plantedBots.ts', '@miaou/bots'],
  ['directions-games-conformance', 'games/conformance/src/plantedBots.ts', '@miaou/bots'],
  ['directions-bots', 'bots/src/plantedRegistry.ts', '@miaou/games'],
  ['directions-table', 'table/src/plantedGame.ts', '@miaou/felix'],
  ['directions-games-felix-tests', 'games/felix/src/planted.test.ts', '@miaou/chop'],
  ['directions-cli', 'cli/src/plantedPage.ts', '../../web/src/main.js'],
  ['a-game-in-its-texts', 'cli/src/plantedGame.ts', '@miaou/felix'],
  ['games-are-pure', 'games/felix/src/plantedFiles.ts', 'node:fs'],
  ['games-are-pure', 'games/kit/src/plantedPackage.ts', 'commander'],
  ['one-door', 'bots/src/plantedWindow.ts', '../../games/kit/src/seat.js'],
  ['judges-know-the-rules-alone', 'bots/src/felix/judging/pool/plantedModel.ts', '../../opponentModel.js'],
  ['judges-out-of-reach', 'bots/src/felix/training/plantedJudge.ts', '../judging/pool/index.js'],
  ['judges-out-of-reach', 'bots/src/felix/plantedDetour.ts', '../judging/index.js'],
  ['no-cycles', 'games/kit/src/refusal.ts', './parse.js'],
  ['no-tests-in-code', 'games/kit/src/plantedTest.ts', './chance.test.js'],
  ['no-development-packages-in-code', 'cli/src/plantedPackage.ts', 'esbuild'],
  ['no-tools-in-code', 'bots/src/plantedTool.ts', '../../tools/skip.mjs'],
  ['resolvable', 'games/kit/src/plantedNowhere.ts', './nowhere.js'],
] as const;

/** A quick run looks at packages that import few others: reading all of them takes as long as the step itself. */
const SMALL = ['games/kit', 'games/felix', 'games/chop', 'table'];
const isDeep = testDepth() === 'deep';
const planted = PLANTED.filter(([, file]) => isDeep || SMALL.some((folder) => file.startsWith(`${folder}/`)));

describe('import directions', () => {
  let violations: readonly string[] = [];

  beforeAll(async () => {
    violations = await withTemporaryFolder(async (copy) => {
      copyRepository(copy);
      linkPackages(copy);
      for (const [, file, target] of planted) appendFileSync(join(copy, file), `\nimport '${target}';\n`);
      return (await violationsOf(copy, isDeep ? undefined : SMALL)).violations;
    });
  });

  it.each(planted)('the rule %s refuses that %s imports %s', (rule, file) => {
    expect(violations.filter((violation) => violation.includes(file)).join('\n')).toContain(`: ${rule}: `);
  });
});
