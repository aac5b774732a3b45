import { type Card, type FelixTypes, type FelixView, felix } from '@miaou/felix';
import { type Position, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { felixAids } from './aids';
import de from './texts/aids/de';
import en from './texts/aids/en';
import fr from './texts/aids/fr';
import italian from './texts/aids/it';
import pt from './texts/aids/pt';
import zh from './texts/aids/zh';

const NAMES = ['You', 'Ida', 'Mirek', 'Odile'];

const startMatch = (money: 'secret' | 'open'): Position<FelixTypes> => {
  const parsed = felix.parseOptions({ seats: 4, money });
  if (!parsed.ok) throw new Error('no options');
  return felix.start(parsed.value, { firstSeat: seat(1), removed: ['3', '3', '3', '3'] });
};

const layAll = (position: Position<FelixTypes>, cards: readonly Card[]): FelixView => {
  for (const [by, card] of cards.entries()) position.play(seat(by), { type: 'place', card });
  return position.view(seat(0));
};
const auction = (cards: readonly Card[], money: 'secret' | 'open' = 'secret'): FelixView =>
  layAll(startMatch(money), cards);

const rowsOf = (view: FelixView, id: string): readonly (readonly [string, string])[] =>
  felixAids(en, view, NAMES)
    .filter((aid) => aid.id === id)
    .flatMap(({ rows }) => rows.map(({ label, value }) => [label, value] as const));

describe('aids in an auction', () => {
  it('[FK1] each hidden card may be all that its player has not shown: at first any of ten', () => {
    expect(rowsOf(auction(['15', '11', 'bigDog', '-8']), 'felix.row')).toEqual([
      ['Card 2, Mirek', 'good cat 50%, bad cat 20%, rabbit 10%, dog 20%'],
      ['Card 3, Odile', 'good cat 50%, bad cat 20%, rabbit 10%, dog 20%'],
    ]);
  });

  it('[FK1] what was seen in an earlier row cannot lie there again', () => {
    const position = startMatch('secret');
    layAll(position, ['15', '11', 'bigDog', '-8']);
    for (const move of [{ type: 'bid', amount: 1 }, { type: 'pass' }, { type: 'pass' }, { type: 'pass' }] as const)
      position.play(position.actor, move);
    const later = layAll(position, ['11', '8', 'smallDog', '-5']);
    expect(rowsOf(later, 'felix.row')).toEqual([
      ['Card 2, Mirek', 'good cat 56%, bad cat 22%, rabbit 11%, dog 11%'],
      ['Card 3, Odile', 'good cat 56%, bad cat 11%, rabbit 11%, dog 22%'],
    ]);
  });

  it('the hidden cards do not matter: two tables that look alike are told the same', () => {
    const one = auction(['15', '11', 'bigDog', '-8']);
    const other = auction(['15', '11', '8', 'smallDog']);
    expect(felixAids(en, one, NAMES)).toEqual(felixAids(en, other, NAMES));
  });

  it('[FD2] the sack is worth what is known, and what is left once the dogs have acted', () => {
    const position = startMatch('secret');
    layAll(position, ['15', '11', 'bigDog', '-8']);
    position.play(seat(1), { type: 'pass' });
    const view = position.view(seat(0));
    // 11 and the big dog lie open, 15 is yours: the dog takes it but where another dog lies.
    expect(rowsOf(view, 'felix.worth')).toEqual([
      ['Known cards', '26'],
      ['After the dogs, on average', '17'],
      ['At worst … at best', '3 … 26'],
    ]);
  });

  it('[FK3] who can go higher is told only where mice are open', () => {
    expect(rowsOf(auction(['15', '11', '8', '5']), 'felix.outbid')).toEqual([]);
    const position = startMatch('open');
    layAll(position, ['15', '11', '8', '5']);
    position.play(seat(1), { type: 'bid', amount: 15 });
    expect(rowsOf(position.view(seat(0)), 'felix.outbid')).toEqual([['Nobody', '']]);
    expect(rowsOf(auction(['15', '11', '8', '5'], 'open'), 'felix.outbid').map(([name]) => name)).toEqual(
      NAMES.slice(1),
    );
  });

  it('while cards are laid there is nothing to work out', () => {
    expect(felixAids(en, startMatch('open').view(seat(0)), NAMES)).toEqual([]);
  });

  it.each(Object.entries({ en, fr, pt, italian, zh, de }))(
    'in %s each aid explains itself in one sentence',
    (_, words) => {
      for (const { title, why } of felixAids(words, auction(['15', '11', '8', '5'], 'open'), NAMES)) {
        expect(title).not.toBe('');
        expect(why).toMatch(/^[^.。]{8,100}[.。]$/u);
      }
    },
  );
});
