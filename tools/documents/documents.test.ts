import { describe, expect, it } from 'vitest';
import { anchorsIn, fileNamesIn, referencesIn } from './references.mjs';

describe('what documents refer to', () => {
  it.each([
    ['README.md', '[map](ARCHITECTURE.md)', ['ARCHITECTURE.md']],
    ['docs/rules/felix.md', '[why](../decisions/0003-rulings.md#felix)', ['docs/decisions/0003-rulings.md#felix']],
    ['README.md', '[below](#the-command)', ['README.md#the-command']],
    [
      'README.md',
      'see `games/felix/src/dogs.ts` and `tools/testSteps.mjs`',
      ['games/felix/src/dogs.ts', 'tools/testSteps.mjs'],
    ],
    ['README.md', '[elsewhere](https://semver.org) and `dogs.ts` and `games/<game>`', []],
  ])('the references in %s are found: %s', (document, markdown, references) => {
    expect(referencesIn(document, markdown)).toEqual(references);
  });

  it('a reference can be a file named without its folder', () => {
    expect(fileNamesIn('`dogs.ts`, `miaou.mjs`, `games/felix/src/row.ts` and `deal`')).toEqual([
      'dogs.ts',
      'miaou.mjs',
    ]);
  });

  it('a reference can be a heading', () => {
    expect(anchorsIn('# Chop! Chop!: the rules\ntext\n## Add a game\n')).toEqual(['chop-chop-the-rules', 'add-a-game']);
  });
});
