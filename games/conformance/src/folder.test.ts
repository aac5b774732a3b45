import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@miaou/games';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The modules that every game has under the same name, so that who knows one game finds the way in another. */
const MODULES = {
  actions: ['ACTION_LIMIT', 'actionOf', 'moveOf'],
  deal: ['deal', 'parseDeal'],
  follow: ['follow', 'reveals'],
  index: ['REFUSAL_CODES'],
  matchState: ['MatchState'],
  notation: ['parseMove'],
  observation: ['observationSize', 'observe'],
  options: ['OPTION_SPECS', 'SEAT_COUNTS', 'formatOptions', 'parseOptions'],
  outcome: ['outcomeOf'],
  position: ['startPosition'],
  refusals: ['REFUSAL_CODES', 'refuse'],
  sample: ['sample'],
  observationNames: ['observationNames'],
  search: ['observationNames'],
  setup: [],
  state: ['stateOf'],
  types: [],
  view: ['viewOf'],
} as const;

const FILES = ['README.md', 'LICENSE', 'package.json', 'tsconfig.json', 'golden/records.jsonl', 'golden/counts.json'];

const sourcesOf = (game: string): readonly string[] =>
  readdirSync(join(ROOT, 'games', game, 'src')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

describe.each([...GAMES])('the folder of $id', ({ id }) => {
  it.each(Object.entries(MODULES))('every game has the module %s with the exports %j', async (module, names) => {
    const exported = (await import(join(ROOT, 'games', id, 'src', `${module}.ts`))) as object;
    expect(names.filter((name) => !(name in exported))).toEqual([]);
  });

  it('every game has its rules, its license and its golden matches in the same places', () => {
    const expected = [...FILES.map((file) => join('games', id, file)), join('docs', 'rules', `${id}.md`)];
    expect(expected.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('no module of a game declares a variable that is kept between two calls', () => {
    const reassigned = sourcesOf(id).filter((file) =>
      /^(?:export )?(?:let|var)\s/m.test(readFileSync(join(ROOT, 'games', id, 'src', file), 'utf8')),
    );
    expect(reassigned).toEqual([]);
  });
});
