import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIST, listedGames, unformattedFiles, WRITTEN, writtenFiles } from './lists.mjs';
import { gameNamesIn } from './names.mjs';

describe('names of games in neutral code', () => {
  it.each([
    ['server/src/live/gateway.ts', "if (game === 'felix') return;"],
    ['web/src/ui/sprite.ts', '// Chop has its own.'],
    ['bots/src/bot.ts', 'edition: filou,'],
    ['tools/testSteps.mjs', "['games/chop']"],
  ])('a name in %s is reported with its line', (path, line) => {
    expect(gameNamesIn(path, `first\n${line}\n`)).toEqual([`${path}:2: ${line}`]);
  });

  it.each([
    'games/felix/src/dogs.ts',
    'bots/src/felix/searcher.ts',
    'bots/src/training/chop.ts',
    'web/src/games/chop/board/Board.svelte',
    'server/src/live/gateway.test.ts',
    'README.md',
  ])('a name in %s is where it belongs', (path) => {
    expect(gameNamesIn(path, 'felix')).toEqual([]);
  });

  it('a word that only holds a name is not reported', () => {
    expect(gameNamesIn('server/src/a.ts', 'const chopped = felixir;')).toEqual([]);
  });
});

describe('lists of games', () => {
  it('every list is written from the one list, and stays as it is when it is written again', () => {
    for (const { path, text } of writtenFiles(listedGames())) expect(readFileSync(path, 'utf8'), path).toBe(text);
  });

  it('a game that is added to the one list comes into every other list', () => {
    const added = unformattedFiles([...listedGames(), 'crumbs']);
    // Its faults, bots and judges are listed once they have a file.
    const optional = ['games/conformance/mutation/faults/games.mjs', 'bots/src/games.ts', 'bots/src/judging/games.ts'];
    const without = added.filter(({ text }) => !/crumbs/i.test(text)).map(({ path }) => path);
    expect(without).toEqual(optional);
    expect(added.map(({ path }) => path)).toEqual(WRITTEN);
  });

  it('a game that leaves the one list leaves every other list', () => {
    const [gone = '', ...left] = listedGames();
    const naming = unformattedFiles(left).filter(({ text }) =>
      new RegExp(`@miaou/${gone}\\b|/${gone}" |/${gone}/index`).test(text),
    );
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  it.each([LIST, ...WRITTEN])('a name in %s is where it belongs, since it is a list', (path) => {
    expect(gameNamesIn(path, 'felix')).toEqual([]);
  });
});
