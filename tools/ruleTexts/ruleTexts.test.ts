import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsOfIndex, indexedGames } from '../ruleIds/citations.mjs';
import { ruleTextFaults } from './ruleTextFaults.mjs';

interface Told {
  readonly BOOK: { readonly sections: readonly { readonly rules: readonly { readonly id: string }[] }[] };
}

const ROOT = join(import.meta.dirname, '..', '..');
const GAMES = indexedGames(readdirSync(join(ROOT, 'docs', 'rules')));

const indexOf = (game: string) => idsOfIndex(readFileSync(join(ROOT, 'docs', 'rules', `${game}.md`), 'utf8'));

/** The page is compiled by its own rules, so its source is not imported by name here. */
const toldOf = async (game: string) => {
  const { BOOK } = (await import(join(ROOT, 'web', 'src', 'games', game, 'rules', 'book.ts'))) as Told;
  return BOOK.sections.flatMap(({ rules }) => rules.map(({ id }) => id));
};

describe('the rules in the page', () => {
  it.each(GAMES)('the page tells every rule of %s that has a test, and no other', async (game) => {
    expect(ruleTextFaults(game, indexOf(game), await toldOf(game))).toEqual([]);
  });

  it('a rule that the page leaves out is reported', async () => {
    const told = (await toldOf('felix')).filter((id) => id !== 'FD4');
    expect(ruleTextFaults('felix', indexOf('felix'), told)).toEqual([
      'felix: FD4 is a rule, but the page does not tell it',
    ]);
  });

  it('a rule of the page that is in no index is reported', async () => {
    const told = [...(await toldOf('chop')), 'CT9'];
    expect(ruleTextFaults('chop', indexOf('chop'), told)).toEqual(['chop: the page tells CT9, which is no rule']);
  });
});
