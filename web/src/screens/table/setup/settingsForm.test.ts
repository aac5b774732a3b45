import { GAMES, gameById } from '@miaou/games';
import { seat } from '@miaou/kit';
import { checkSettings, type Settings } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import type { GameTableWords } from '../../../games/manifest';
import { CLOCKS } from '../../../newTable/clocks';
import { type ByLanguage, LANGUAGES } from '../../../texts/languages';
import de from '../texts/de';
import en from '../texts/en';
import fr from '../texts/fr';
import it_ from '../texts/it';
import pt from '../texts/pt';
import type { TableWords } from '../texts/words';
import zh from '../texts/zh';
import {
  castingIn,
  clocksWith,
  clockText,
  OWN,
  optionFields,
  optionIn,
  optionText,
  ownDocumentIn,
  withDocument,
  withOpenerOf,
  withOption,
  withPart,
  withSeats,
} from './settingsForm';

const WORDS: ByLanguage<TableWords> = { en, fr, pt, it: it_, zh, de };

/** The words of a game's options in every language. A game keeps them in its folder. */
const optionWordsOf = async (game: string): Promise<ByLanguage<GameTableWords>> => {
  const loaded = LANGUAGES.map(async (language) => {
    const texts: unknown = await import(`../../../games/${game}/table/texts/${language}.ts`);
    return [language, (texts as { readonly default: GameTableWords }).default] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as ByLanguage<GameTableWords>;
};
const EVERY_GAME = await Promise.all(
  GAMES.map(async (game) => ({ id: game.id, game, words: await optionWordsOf(game.id) })),
);

const start = (game: string, seats: number): Settings => ({
  game,
  seats,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
});

describe.each(EVERY_GAME)('the options of $id', ({ id, game, words }) => {
  const named = Object.entries(game.optionSpecs).flatMap(([option, { kind }]) => (kind === 'seat' ? [] : [option]));

  it.each(LANGUAGES)(`every option of ${id} and every value has words in %s`, (language) => {
    const fields = optionFields(game, words[language].options);
    expect(fields.map(({ option }) => option).toSorted()).toEqual(named.toSorted());
    for (const field of fields)
      if (field.kind === 'choice') expect(Object.keys(field.words.choices)).toEqual([...field.values]);
  });

  it(`every option of ${id} can be set to every value that is offered`, () => {
    const settings = start(id, game.seatCounts[0] ?? 0);
    for (const field of optionFields(game, words.en.options)) {
      const values = field.kind === 'choice' ? field.values : [field.spec.least, field.spec.most];
      for (const value of values) {
        const changed = withOption(settings, field.option, value, field.spec);
        expect(checkSettings(game, changed)).toBeUndefined();
        expect(optionText(changed, field)).not.toBe('');
      }
    }
  });
});

describe('settings', () => {
  const felix = gameById('felix');
  const edition = felix?.optionSpecs['edition'];
  if (edition?.kind !== 'choice') throw new Error('Felix has no editions');

  it('settings do not mention an option that has its default', () => {
    const filou = withOption(start('felix', 4), 'edition', 'filou', edition);
    expect(filou.options).toEqual({ edition: 'filou' });
    expect(optionIn(filou, 'edition', edition)).toBe('filou');
    expect(withOption(filou, 'edition', 'felix', edition).options).toEqual({});
  });

  it('a document is named where it has a name, and is one’s own otherwise', () => {
    const layout = gameById('chop')?.optionSpecs['layout'];
    if (layout?.kind !== 'document') throw new Error('Chop! Chop! has no layouts');
    const small = withOption(start('chop', 2), 'layout', 'smallKitchen', layout);
    expect(small.options['layout']).toEqual(layout.named['smallKitchen']);
    expect(optionIn(small, 'layout', layout)).toBe('smallKitchen');
    expect(withOption(small, 'layout', 'kitchen', layout).options).toEqual({});
    const document = { ...layout.named['smallKitchen'], columns: 4 };
    const own = withDocument(small, 'layout', document);
    const field = {
      kind: 'choice',
      option: 'layout',
      spec: layout,
      values: [],
      words: { label: '', choices: {} },
    } as const;
    expect(optionIn(own, 'layout', layout)).toBe(OWN);
    expect(ownDocumentIn(own, field)).toEqual(document);
    expect(ownDocumentIn(small, field)).toBeUndefined();
  });

  it('an edition whose rulebook says who begins brings that along', () => {
    const field = {
      kind: 'choice',
      option: 'edition',
      spec: edition,
      values: [],
      words: { label: '', choices: {} },
    } as const;
    const opener = (value: string) => (value === 'filou' ? 'meow' : 'chance');
    const filou = withOpenerOf(withOption(start('felix', 4), 'edition', 'filou', edition), field, opener);
    expect(castingIn(filou, 'opener')).toBe('meow');
    expect(castingIn(withOpenerOf(withOption(filou, 'edition', 'felix', edition), field, opener), 'opener')).toBe(
      'chance',
    );
    expect(withOpenerOf(filou, field, undefined)).toEqual(filou);
  });

  it('settings leave a part to chance by not naming it', () => {
    const voted = withPart(start('chop', 3), 'cat', 'vote');
    expect(castingIn(voted, 'cat')).toBe('vote');
    expect(withPart(voted, 'cat', 'chance').parts).toEqual({});
  });

  it('settings with fewer seats forget who was named on a seat that is gone', () => {
    const named = withPart(withPart(start('chop', 5), 'cat', seat(4)), 'opener', seat(1));
    expect(withSeats(named, 3)).toMatchObject({ seats: 3, parts: { opener: 1 } });
    expect(withSeats(named, 3).parts).not.toHaveProperty('cat');
  });
});

describe('clocks', () => {
  it.each(LANGUAGES)('no two clocks have the same words in %s', (language) => {
    const texts = CLOCKS.map((clock) => clockText(clock, WORDS[language].settings));
    expect(new Set(texts).size).toBe(CLOCKS.length);
  });

  it('a clock that is not offered stays as it is', () => {
    expect(clocksWith({ kind: 'perMove', seconds: 45 })[0]).toEqual({ kind: 'perMove', seconds: 45 });
    expect(clocksWith({ kind: 'none' })).toEqual(CLOCKS);
  });
});
