import { felix } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Strip } from '../../../../rules/picture';
import { frontOf } from '../../board/cardSymbols';
import { FIGURES } from '../figures';
import { LIVE_FIGURES } from '../liveFigures';
import de from '../texts/de';
import en from '../texts/en';
import fr from '../texts/fr';
import italian from '../texts/it';
import pt from '../texts/pt';
import zh from '../texts/zh';
import { PASSES, playPass, YOUR_BID } from './pass';
import { bid, PASS, playRound } from './round';
import { playRow, ROWS, sumOf } from './row';
import { PRICE, playWithoutSack } from './testing/withoutSack';
import deLive from './texts/de';
import enLive from './texts/en';
import frLive from './texts/fr';
import itLive from './texts/it';
import ptLive from './texts/pt';
import zhLive from './texts/zh';

const BOOKS = Object.entries({ en, fr, pt, it: italian, zh, de });
const ROW_IDS = Object.keys(ROWS) as (keyof typeof ROWS)[];
const numbersIn = (text: string): readonly string[] => text.match(/−?\d+/g) ?? [];

describe('the worked examples of the rulebooks', () => {
  it.each([
    ['FD3', 'the Portuguese and the Italian small dog: −5 flees, 11 points', 'smallDog', '-5', 11],
    ['FD2', 'the Portuguese and the Italian big dog: 11 flees, −5 points', 'bigDog', '11', -5],
    ['FD3', 'the French small dog: −8 flees, 6 points', 'smallDogAmongBad', '-8', 6],
    ['FD2', 'the French big dog: 11 flees, −13 points', 'bigDogAmongBad', '11', -13],
  ] as const)('[%s] %s', (_, __, id, chased, points) => {
    expect(playRow(ROWS[id]).outcome).toMatchObject({ chased, points });
  });

  it('[FR5] the French bid of 6 that is taken back with 2 mice', () => {
    expect(YOUR_BID).toBe(6);
    expect(playPass(1).took).toBe(2);
    expect(PASSES.map((place) => playPass(place).took)).toEqual([2, 4, 6]);
  });
});

describe('an example that is played', () => {
  it('all that can be played is a row or the pass', () => {
    expect([...LIVE_FIGURES].toSorted()).toEqual([...ROW_IDS, 'pass'].toSorted());
  });

  it.each(ROW_IDS)('[FD1] %s ends as it is drawn: the same cards leave, and the same points are left', (id) => {
    const strip: Strip = FIGURES[id];
    const { moments, outcome } = playRow(ROWS[id]);
    const last = moments.at(-1);
    expect(last?.isSold).toBe(true);
    expect(last?.faceUp).toBe(4);
    const drawn = strip.items.flatMap(({ leaves }, place) => (leaves === true ? [place] : []));
    expect(last?.gone.toSorted()).toEqual(drawn);
    if (strip.result?.label === 'buyerGets') expect(outcome.points).toBe(strip.result.amount);
  });

  it.each(BOOKS)('[FE2] in %s every row ends in what its text states', (_, { captions }) => {
    for (const id of ROW_IDS) {
      const { outcome } = playRow(ROWS[id]);
      const stated = [
        sumOf(outcome),
        ...(outcome.chased === null || outcome.chased === 'rabbit' ? [] : [outcome.chased]),
      ];
      for (const number of stated.flatMap((text) => numbersIn(text.replace('-', '−'))))
        expect(captions[id], id).toContain(id === 'oneMouse' ? '−10' : number);
    }
  });

  it.each(BOOKS)('[FR5] in %s the pass ends in what its text states', (_, { captions }) => {
    expect(captions.pass).toContain(`${YOUR_BID} + ${playPass(1).took} = ${FIGURES.pass.result.amount}`);
    expect(YOUR_BID + playPass(1).took).toBe(FIGURES.pass.result.amount);
  });

  it('a row begins face down and turns up card by card, each with a pass but the first', () => {
    const open = playRow(ROWS.twoDogs).moments.map(({ faceUp, emptied }) => [faceUp, emptied]);
    expect(open.slice(0, 5)).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
  });

  it('[FD1] [FD5] another card or edition changes what happens', () => {
    expect(playRow({ ...ROWS.smallDog, cards: ['11', '-5', 'bigDog', 'rabbit'] }).outcome.points).toBe(-5);
    expect(playRow({ ...ROWS.rabbit, edition: 'felix' }).outcome).toMatchObject({ chased: '-5', points: -8 });
    expect(playRow({ ...ROWS.rabbit, cards: ['3', '3', '3', '3'] }).outcome).toMatchObject({ dogs: [], points: 12 });
  });

  it('a sum is written with its signs, one number alone', () => {
    expect(sumOf({ left: ['-5', 'rabbit', '-8'], points: -13 })).toBe('−5 − 8 = −13');
    expect(sumOf({ left: ['11', 'rabbit', '-5', '8'], points: 14 })).toBe('11 − 5 + 8 = 14');
    expect(sumOf({ left: ['rabbit'], points: 0 })).toBe('0');
  });

  it.each(Object.entries({ enLive, frLive, ptLive, itLive, zhLive, deLive }))(
    '%s says which dog chases what, in a sentence of its own',
    (_, words) => {
      const said = [
        words.noDog,
        words.twoDogs,
        words.dogAlone('bigDog'),
        words.dogAlone('smallDog'),
        words.chased('bigDog', '-5'),
        words.chased('smallDog', '-5'),
        words.chased('smallDog', 'rabbit'),
      ];
      expect(new Set(said).size).toBe(said.length);
      for (const sentence of said) expect(sentence).toMatch(/^.{4,70}[.。]$/u);
      expect(words.chased('bigDog', '-5')).toContain('−5');
    },
  );
});

describe('how to play well', () => {
  it('[FR5] passing last for 6 beats a sack of 6 for 9', () => {
    const cards = FIGURES.passLast.items.map(({ drawing }) => drawing);
    const row = { cards: ['8', '3', '-5', 'rabbit'], edition: 'felix' } as const;
    expect(row.cards.map(frontOf)).toEqual(cards);
    // You laid the last card, the first player is the one who bid 8.
    const untilYou = [bid(6), PASS, PASS, bid(7), bid(8)];
    const passing = playRound(row, [...untilYou, PASS]);
    expect(passing).toContainEqual({ type: 'passed', seat: seat(3), took: 6 });
    const buying = playRound(row, [...untilYou, bid(9), PASS]);
    const sale = buying.find((event) => event.type === 'sackBought');
    expect(sale).toMatchObject({ seat: seat(3), price: 9 });
    expect(playRow({ ...row, sale: 'auction' }).outcome.points - 9).toBe(-3);
  });

  it('[FR4] [FR7] who spends all 15 mice begins the next round, must pass and takes 2', () => {
    const parsed = felix.parseOptions({ edition: 'felix', seats: 4 });
    if (!parsed.ok) throw new Error('no options');
    const position = felix.start(parsed.value, { firstSeat: seat(0), removed: ['3', '3', '3', '3'] });
    const layAll = (card: '8' | '5'): void => {
      for (let at = 0; at < 4; at++) position.play(seat(at), { type: 'place', card });
    };
    layAll('8');
    for (const move of [bid(15), PASS, PASS, PASS]) position.play(position.actor, move);
    layAll('5');
    expect(position.actor).toBe(seat(0));
    expect(position.legalMoves(seat(0))).toEqual([PASS]);
    expect(position.play(seat(0), PASS)[0]).toEqual({ type: 'passed', seat: seat(0), took: 2 });
  });

  it('[FE3] a match is won without buying a single sack, by the totals that are drawn and told', () => {
    const { seats, winners } = playWithoutSack();
    expect(winners).toEqual([seat(0)]);
    expect(seats[0]?.cats).toBe(0);
    const totals = seats.map(({ total }) => String(total));
    expect(FIGURES.withoutSack.items.map(({ sign }) => sign)).toEqual(totals);
    for (const [, { captions }] of BOOKS) expect(numbersIn(captions.withoutSack)).toEqual([String(PRICE), ...totals]);
  });
});
