import { CARDS, type Card } from '@miaou/felix';
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
import { AUCTIONS, type Auction, type AuctionId, type Chosen, type Outcome, sumIn } from './auctions';
import { COUNTED_SACK, countedSum, PRICES, playCount } from './count';
import { drawFromHand } from './draw';
import { cardsIn } from './drawnCards';
import { playRow, ROWS, sumOf } from './row';
import type { TableMoment } from './tableMoment';
import deLive from './texts/de';
import enLive from './texts/en';
import frLive from './texts/fr';
import itLive from './texts/it';
import ptLive from './texts/pt';
import { toldOf } from './texts/words';
import zhLive from './texts/zh';
import { PRICE, playWithoutSack } from './withoutSack';

const BOOKS = Object.entries({ en, fr, pt, it: italian, zh, de });
const ROW_IDS = Object.keys(ROWS) as (keyof typeof ROWS)[];
const AUCTION_IDS = Object.keys(AUCTIONS) as AuctionId[];
const play = (id: AuctionId, chosen?: Chosen, ownCard: Card = 'rabbit') => {
  const auction: Auction = AUCTIONS[id];
  return auction.play(chosen ?? auction.start, ownCard);
};
/** What comes of an example as it is drawn, or of another choice. */
const ends = (id: AuctionId, chosen?: Chosen): Outcome => play(id, chosen).outcome;
const last = (id: AuctionId, chosen?: Chosen): TableMoment => {
  const moment = play(id, chosen).moments.at(-1);
  if (moment === undefined) throw new Error(`${id} shows nothing`);
  return moment;
};
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
    expect(ends('pass')).toEqual({ kind: 'takenBack', bid: 6, took: 2 });
  });
});

describe('an example that is played', () => {
  it('every drawn example can be played: a row, an auction, the hand or the count', () => {
    expect([...LIVE_FIGURES].toSorted()).toEqual([...ROW_IDS, ...AUCTION_IDS, 'hand', 'score'].toSorted());
    expect([...LIVE_FIGURES].toSorted()).toEqual(Object.keys(FIGURES).toSorted());
  });

  it.each(ROW_IDS)('[FD1] %s ends as it is drawn: the same cards leave, and the same points are left', (id) => {
    const strip: Strip = FIGURES[id];
    const { moments, outcome } = playRow(ROWS[id]);
    const end = moments.at(-1);
    expect(end?.isSold).toBe(true);
    expect(end?.faceUp).toBe(4);
    const drawn = strip.items.flatMap(({ leaves }, place) => (leaves === true ? [place] : []));
    expect(end?.gone.toSorted()).toEqual(drawn);
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

/** What is drawn face up or down, as the table shows it. */
const rowIn = ({ row }: TableMoment): readonly string[] =>
  row.map(({ seat: owner, card }) => (card === undefined ? `back-${(owner ?? 0) + 1}` : frontOf(card)));
const drawnRow = (strip: Strip): readonly string[] => strip.items.map(({ drawing }) => drawing);
const signsIn = (strip: Strip): readonly (string | undefined)[] => strip.items.map(({ sign }) => sign);
const countTaken = (strip: Strip): number => strip.items.filter(({ taken }) => taken === true).length;

describe('an example about bidding and paying', () => {
  it.each<[AuctionId, Outcome]>([
    ['mouseCards', { kind: 'laidOut', filled: 12, bank: 15 }],
    ['row', { kind: 'opened', seats: 4 }],
    ['bidding', { kind: 'passed', took: 2 }],
    ['pass', { kind: 'takenBack', bid: 6, took: 2 }],
    ['buy', { kind: 'paid', price: 9, left: 6 }],
    ['bankShort', { kind: 'leftEmpty', bank: 11, needed: 12 }],
    ['three', { kind: 'together' }],
    ['passLast', { kind: 'passed', took: 6 }],
    ['spendAll', { kind: 'mustPass', took: 2 }],
    ['withoutSack', { kind: 'youWin', total: 57 }],
  ])('[FR3] %s ends in what its text states', (id, outcome) => {
    expect(ends(id)).toEqual(outcome);
  });

  it.each(BOOKS)('[FR3] in %s every number of the outcome stands in the text', (_, { captions }) => {
    const stated = { pass: [6, 2], buy: [9], bankShort: [11, 12], passLast: [6], spendAll: [2], withoutSack: [57] };
    for (const [id, numbers] of Object.entries(stated) as [keyof typeof stated, readonly number[]][]) {
      expect(Object.values(ends(id))).toEqual(expect.arrayContaining([...numbers]));
      expect(numbersIn(captions[id]), id).toEqual(expect.arrayContaining(numbers.map(String)));
    }
    expect(captions.pass).toContain(sumIn(ends('pass')));
  });

  it('[FS5] the mouse cards are those below which the number of players stands, filled from the bank', () => {
    for (const seats of [3, 4, 5]) {
      const used = FIGURES.mouseCards.items.filter(({ sign }) => sign.includes(String(seats)));
      const mice = used.map(({ drawing }) => Number(drawing.replace('mice-', '')));
      expect(last('mouseCards', seats).coins).toEqual(mice);
      expect(last('mouseCards', seats).players.map((player) => player.mice)).toEqual(Array(seats).fill(15));
    }
    expect([3, 4, 5].map((seats) => last('mouseCards', seats).bank)).toEqual([12, 15, 18]);
  });

  it('[FR2] [FT2] the row is laid card by card, and its head is turned up, by three, four or five players', () => {
    expect(rowIn(last('row'))).toEqual(drawnRow(FIGURES.row));
    expect(play('row').moments.map(({ row, faceUp }) => [row.length, faceUp])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [4, 1],
    ]);
    expect(rowIn(last('row', 5))).toEqual(['card-8', 'back-2', 'back-3', 'back-4', 'back-5']);
    expect(rowIn(last('row', 3))).toEqual(drawnRow(FIGURES.three));
  });

  it('[FR3] a bid is more than the one before and no more than one owns', () => {
    const bids = last('bidding').players.map(({ bid: made, isOut }) => (isOut ? undefined : String(made)));
    expect(bids).toEqual(signsIn(FIGURES.bidding));
    expect([6, 7, 16].map((amount) => ends('bidding', amount))).toEqual([
      { kind: 'tooLow', atLeast: 7 },
      { kind: 'raised', atLeast: 8 },
      { kind: 'tooHigh', atMost: 15 },
    ]);
  });

  it('[FR5] who passes later takes more', () => {
    expect([1, 2, 3].map((place) => ends('pass', place))).toEqual(
      [2, 4, 6].map((took) => ({ kind: 'takenBack', bid: 6, took })),
    );
    expect(rowIn(last('pass'))).toEqual(drawnRow(FIGURES.pass));
    expect(3 - last('pass').coins.length).toBe(countTaken(FIGURES.pass));
  });

  it('[FR6] the buyer pays the bank, whatever the price', () => {
    for (const price of [4, 9, 15]) {
      const { players, bank } = last('buy', price);
      expect([players[2]?.mice, bank]).toEqual([15 - price, 15 + price]);
      expect(sumIn(ends('buy', price))).toBe(`15 − ${price} = ${15 - price}`);
    }
  });

  it('[FB1] mouse cards are filled all or none, and exactly enough is enough', () => {
    expect([3, 4, 5, 8].map((price) => ends('bankShort', price))).toEqual([
      { kind: 'leftEmpty', bank: 10, needed: 12 },
      { kind: 'leftEmpty', bank: 11, needed: 12 },
      { kind: 'filled', bank: 12, needed: 12 },
      { kind: 'filled', bank: 15, needed: 12 },
    ]);
    expect([last('bankShort').coins, last('bankShort').bank]).toEqual([[], 11]);
    expect([last('bankShort', 5).coins, last('bankShort', 5).bank]).toEqual([[2, 4, 6], 0]);
  });

  it('[FT3] [FX1] with three the last two cards are turned up together, also where nobody bids', () => {
    expect(play('three', 1).moments.map(({ faceUp }) => faceUp)).toEqual([1, 1, 2, 4]);
    expect(play('three', 2).moments.map(({ faceUp }) => faceUp)).toEqual([1, 2, 4]);
    expect(ends('three', 2)).toEqual({ kind: 'lastAlone' });
  });

  it('[FR5] passing last for 6 beats a sack of 6 for 9, but not one with a 15 in it', () => {
    expect(rowIn(last('passLast'))).toEqual(drawnRow(FIGURES.passLast));
    expect(FIGURES.passLast.result.amount).toBe(6);
    expect(ends('passLast', 9)).toEqual({ kind: 'bought', points: 6, price: 9 });
    expect(sumIn(ends('passLast', 9))).toBe('6 − 9 = −3');
    expect(play('passLast', 9, '15').outcome).toEqual({ kind: 'bought', points: 21, price: 9 });
    expect(play('passLast', 9, 'bigDog')).toMatchObject({ outcome: { points: -2 } });
    expect(play('passLast', 9, 'bigDog').moments.at(-1)?.gone).toEqual([0, 3]);
  });

  it('[FR4] [FR7] who spends all 15 mice begins the next round, must pass and takes 2; who keeps some can bid them', () => {
    expect(last('spendAll').players[2]).toMatchObject({ mice: 2, isOut: true });
    expect(ends('spendAll', 12)).toEqual({ kind: 'canBid', most: 3 });
    expect(ends('spendAll', 9)).toEqual({ kind: 'canBid', most: 6 });
  });

  it('[FE3] a match is won without buying a single sack, by the totals that are drawn and told', () => {
    const { players } = last('withoutSack');
    const totals = players.map(({ total }) => String(total));
    expect(signsIn(FIGURES.withoutSack)).toEqual(totals);
    expect(play('withoutSack').moments).toHaveLength(9);
    // What the dogs chase is seen to leave in every round.
    expect(play('withoutSack').moments.filter(({ gone }) => gone.length > 0).length).toBeGreaterThan(1);
    for (const [, { captions }] of BOOKS) expect(numbersIn(captions.withoutSack)).toEqual([String(PRICE), ...totals]);
    // Where the others pay next to nothing, one has to buy.
    expect(AUCTIONS.withoutSack.choices.map((price) => ends('withoutSack', price).kind)).toEqual([
      'youWin',
      'youWin',
      'othersWin',
    ]);
  });

  it.each([PRICE, 5, 1])('[FR6] the others buy all nine sacks, each for %i', (price) => {
    const sales = playWithoutSack(price).flatMap(({ event }) => (event.type === 'sackBought' ? [event] : []));
    expect(sales.map((sale) => sale.price)).toEqual(Array(9).fill(price));
    expect(sales.map(({ seat }) => seat)).not.toContain(AUCTIONS.withoutSack.you);
  });

  it('[FE2] cats and mice are counted as drawn and told, and only what was paid changes the mice', () => {
    const { items, result } = FIGURES.score;
    const counted = playCount(COUNTED_SACK, PRICES[0]);
    expect(counted).toEqual({ gone: [], result: { cats: 18, mice: 7, total: result.amount } });
    expect(countedSum(COUNTED_SACK, counted)).toBe(`${items.map(({ sign }) => sign).join(' ')} = ${result.amount}`);
    for (const [, { captions }] of BOOKS) expect(numbersIn(captions.score)).toEqual(['15', '8', '5', '7', '25']);
    expect(PRICES.map((price) => playCount(COUNTED_SACK, price).result.mice)).toEqual([7, 14, 16]);
  });

  it('[FE2] a dog in the sack chases before anything is counted, and counts nothing itself', () => {
    const sack: readonly Card[] = ['15', '8', '-5', 'bigDog'];
    const counted = playCount(sack, PRICES[0]);
    expect(counted).toEqual({ gone: [0, 3], result: { cats: 3, mice: 7, total: 10 } });
    expect(countedSum(sack, counted)).toBe('8 − 5 + 7 = 10');
    for (const card of CARDS) expect(playCount([card, card, card, card], 1).result.total, card).toBeDefined();
  });

  it('[FS2] [FS3] of the ten drawn cards a neighbour draws any one, and nine stay', () => {
    expect(cardsIn(FIGURES.hand)).toEqual(CARDS);
    const draws = Array.from({ length: 80 }, (_, times) => drawFromHand(times));
    for (const { drawn, kept } of draws) expect([...kept, drawn].toSorted()).toEqual([...CARDS].toSorted());
    expect(new Set(draws.map(({ drawn }) => drawn)).size).toBe(CARDS.length);
  });

  it.each(AUCTION_IDS)('[FS6] in %s no mouse is made or lost, whatever is chosen', (id) => {
    const { choices }: Auction = AUCTIONS[id];
    for (const choice of choices)
      for (const { players, bank, coins, row } of play(id, choice).moments) {
        const mice = players.reduce((sum, one) => sum + one.mice, 0) + bank + coins.reduce((sum, one) => sum + one, 0);
        expect([66, 87, 108], `${id} ${choice} ${row.length}`).toContain(mice);
      }
  });

  it.each(Object.entries({ enLive, frLive, ptLive, itLive, zhLive, deLive }))(
    '%s tells every outcome in one short sentence, with its numbers',
    (_, words) => {
      const outcomes = AUCTION_IDS.flatMap((id) => AUCTIONS[id].choices.map((choice) => ends(id, choice)));
      for (const { kind, ...facts } of outcomes) {
        const told = toldOf(words, { kind, ...facts } as Outcome);
        expect(told).toMatch(/^.{6,90}[.。]$/u);
        const numbers = kind === 'opened' ? [] : Object.values(facts).map(String);
        expect(numbersIn(told)).toEqual(expect.arrayContaining(numbers));
      }
      expect(numbersIn(words.counted('−5', 7))).toEqual(['−5', '7']);
      expect(words.drawn('rabbit', 9)).toMatch(/rabbit.*9/u);
    },
  );
});
