import { describe, expect, it } from 'vitest';
import type { FelixWords } from '../games/felix/board/texts/words';
import { LANGUAGES, type Language } from './languages';
import { listed, type Who } from './people';

const FELIX = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const loaded: unknown = await import(`../games/felix/board/texts/${language}.ts`);
      return [language, (loaded as { readonly default: FelixWords }).default] as const;
    }),
  ),
) as Record<Language, FelixWords>;

/** French sets narrow spaces before some marks. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');
const laying = (language: Language, who: Who): string => plain(FELIX[language].status.laying(3, who));
const missing = (language: Language): string => plain(FELIX[language].status.missing(3, 4));
const sharing = (language: Language, ...winners: readonly Who[]): string => FELIX[language].end.share(winners);

describe('people in a sentence', () => {
  it.each<[Language, string]>([
    ['en', 'Ida, Bruno and Vera'],
    ['fr', 'Ida, Bruno et Vera'],
    ['pt', 'Ida, Bruno e Vera'],
    ['it', 'Ida, Bruno e Vera'],
    ['zh', 'Ida、Bruno和Vera'],
    ['de', 'Ida, Bruno und Vera'],
  ])('%s lists names: %s', (language, list) => {
    expect(listed(language)(['Ida', 'Bruno', 'Vera'])).toBe(list);
  });

  it.each<[Language, string, string, string]>([
    [
      'en',
      'Round 3: you still have to lay a card',
      'Round 3: Ida still has to lay a card',
      'Round 3: 4 cards still to be laid',
    ],
    [
      'fr',
      'Tour 3 : tu dois encore poser une carte',
      'Tour 3 : Ida doit encore poser une carte',
      'Tour 3 : il manque encore 4 cartes',
    ],
    [
      'pt',
      'Ronda 3: ainda tens de pôr uma carta',
      'Ronda 3: Ida ainda tem de pôr uma carta',
      'Ronda 3: ainda faltam 4 cartas',
    ],
    [
      'it',
      'Round 3: devi ancora giocare una carta',
      'Round 3: Ida deve ancora giocare una carta',
      'Round 3: mancano ancora 4 carte',
    ],
    ['zh', '第 3 轮：你还要放一张牌', '第 3 轮：Ida还要放一张牌', '第 3 轮：还差 4 张牌'],
    [
      'de',
      'Runde 3: du musst noch eine Karte legen',
      'Runde 3: Ida muss noch eine Karte legen',
      'Runde 3: es fehlen noch 4 Karten',
    ],
  ])('%s says who still has to lay a card, or how many', (language, me, one, many) => {
    expect(laying(language, null)).toBe(me);
    expect(laying(language, 'Ida')).toBe(one);
    expect(missing(language)).toBe(many);
  });

  it.each<[Language, string, string]>([
    ['en', 'You and Vera share the win!', 'Ida and Vera share the win!'],
    ['fr', 'Vous vous partagez la victoire, Vera et toi !', 'Ida et Vera se partagent la victoire !'],
    ['pt', 'Tu e Vera partilham a vitória!', 'Ida e Vera partilham a vitória!'],
    ['it', 'Tu e Vera vincete insieme!', 'Ida e Vera vincono insieme!'],
    ['zh', '你和Vera并列获胜！', 'Ida和Vera并列获胜！'],
    ['de', 'Du und Vera teilt euch den Sieg!', 'Ida und Vera teilen sich den Sieg!'],
  ])('%s shares a win with the reader in it, and without', (language, withMe, others) => {
    expect(plain(sharing(language, null, 'Vera'))).toBe(withMe);
    expect(plain(sharing(language, 'Ida', 'Vera'))).toBe(others);
  });
});

describe('zero, one and many', () => {
  it.each<[Language, string, string, string]>([
    ['en', '0 cards won', '1 card won', '2 cards won'],
    ['fr', '0 carte gagnée', '1 carte gagnée', '2 cartes gagnées'],
    ['pt', '0 cartas ganhas', '1 carta ganha', '2 cartas ganhas'],
    ['it', '0 carte vinte', '1 carta vinta', '2 carte vinte'],
    ['zh', '赢得 0 张牌', '赢得 1 张牌', '赢得 2 张牌'],
    ['de', '0 Karten gewonnen', '1 Karte gewonnen', '2 Karten gewonnen'],
  ])('%s counts cards', (language, none, one, two) => {
    const { cardsWon } = FELIX[language];
    expect([cardsWon(0), cardsWon(1), cardsWon(2)]).toEqual([none, one, two]);
  });
});
