import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, linkPackages } from './repositoryCopy.mjs';
import { testDepth } from './testSizes.mjs';

const IMPORTS =
  "import { join } from 'node:path';\nimport { rm } from 'node:fs';\n\nexport const planted = [join, rm];\n";
const SWITCH =
  "export const planted = (side: 'cat' | 'mice'): void => {\n  switch (side) {\n    case 'cat':\n  }\n};\n";

/** Faults, each in a file of its own: where, what, and the words by which a step must name it. */
const PLANTED = {
  format: [
    ['games/kit/src/plantedSpaces.ts', 'export const  planted=1\n', 'plantedSpaces.ts format'],
    ['tools/plantedImports.mjs', IMPORTS, 'plantedImports.mjs:1:1 assist'],
  ],
  lint: [
    [
      'games/kit/src/plantedLuck.ts',
      'export const planted = (): number => Math.random();\n',
      'no-restricted-properties',
    ],
    ['games/felix/src/plantedClock.ts', 'export const planted = (): number => Date.now();\n', 'no-restricted-globals'],
    ['games/chop/src/plantedAny.ts', 'export const planted: any = 1;\n', 'no-explicit-any'],
    ['cli/src/plantedName.ts', 'export const ctx = 1;\n', 'id-denylist'],
    ['cli/src/plantedPromise.ts', 'Promise.resolve(1);\n', 'no-floating-promises'],
    ['bots/src/plantedWords.ts', "export const planted = (): void => console.log('miaou');\n", 'no-console'],
    ['bots/src/plantedSwitch.ts', SWITCH, 'switch-exhaustiveness-check'],
  ],
  types: [
    ['games/kit/src/plantedPage.ts', 'export const planted: unknown = document.body;\n', 'plantedPage.ts'],
    ['games/kit/src/plantedType.test.ts', "export const planted: number = 'one';\n", 'plantedType.test.ts'],
    ['tools/plantedType.mjs', "/** @type {number} */\nexport const planted = 'one';\n", 'plantedType.mjs'],
  ],
  'page-types': [
    ['web/src/ui/plantedType.ts', "export const planted: number = 'one';\n", 'plantedType.ts:1:14'],
    [
      'web/src/ui/PlantedMarkup.svelte',
      '<script lang="ts">\nconst planted: number = 1;\n</script>\n\n<p>{planted.nothing}</p>\n',
      "'nothing' does not exist on type 'number'",
    ],
    ['web/src/ui/PlantedPicture.svelte', '<img src="planted.png">\n', 'should have an alt attribute'],
    ['web/src/ui/PlantedStyle.svelte', '<p>planted</p>\n\n<style>\nb {\n  color: red;\n}\n</style>\n', 'Unused CSS'],
  ],
  unused: [['bots/src/plantedAlone.ts', 'export const planted = 1;\n', 'bots/src/plantedAlone.ts']],
  hygiene: [['docs/planted.md', ['', 'tmp', 'log'].join('/'), 'docs/planted.md:1']],
  documents: [['docs/plantedLink.md', '[nowhere](nowhere.md)\n', 'docs/nowhere.md, which is not there']],
  architecture: [['table/src/plantedImport.ts', "import '@miaou/felix';\n", 'a table is a pure machine']],
  lock: [['games/planted/package.json', '{ "name": "@miaou/planted", "version": "0.1.0" }', '@miaou/planted']],
} as const;

/** In a quick run only the steps that take a second or two: those that read the whole repository with its types, or run npm, take minutes together. */
const SLOW = ['lint', 'types', 'page-types', 'unused', 'architecture', 'lock'];
const RUN = Object.entries(PLANTED).filter(([step]) => testDepth() === 'deep' || !SLOW.includes(step));

const folder = mkdtempSync(join(tmpdir(), 'miaou-planted-'));

beforeAll(() => {
  copyRepository(folder);
  linkPackages(folder);
  for (const [file, text] of Object.values(PLANTED).flat()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

const runStep = (step: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/check.mjs', '--only', step], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { status, output: `${stdout}${stderr}` };
};

describe('planted faults', () => {
  it.each(RUN)('faults planted for the step %s are each named by it, and it fails', (step, faults) => {
    const { status, output } = runStep(step);
    for (const [, , words] of faults) expect(output).toContain(words);
    expect(output).toMatch(new RegExp(`^FAILED {2}${step} `, 'm'));
    expect(status).toBe(1);
  });

  it('a name that is no step is refused with the names that are', () => {
    const { status, output } = runStep('no-such-step');
    expect(output).toContain('there are: format, ');
    expect(status).toBe(2);
  });
});
