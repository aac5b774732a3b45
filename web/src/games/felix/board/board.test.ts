import { type FelixView, felix, isLastChoiceIn } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { auctionFacts, bidOf, ruler, signed, within, worthOf } from './auction/auctionFacts';
import { faceUpFor, orderRound, readOrder, sayOrder } from './auction/auctionOrder';
import { coinsOf } from './coins';
import { frameOf, labelHeights, pointAt } from './end/chart';
import { scoreSheet, totalsBySeat } from './end/totals';
import { actionOf } from './keys';
import { seatFacts } from './seatFacts';
import { matchStatus, panelTitle } from './status';
import { ALL_WORDS } from './testing/language';
import { playSeed, playTo } from './testing/playing';
import en from './texts/en';

const ME = seat(0);
const momentOf = (at: (view: FelixView) => boolean, options: object = {}): FelixView =>
  playTo({ options, viewer: ME, at }).view;
const owes = (view: FelixView): boolean => view.toMove.includes(ME);

describe('the state of the match', () => {
  it('the status names nobody who still has to lay a card, once the last one was laid', () => {
    const laying = momentOf(({ phase }) => phase === 'place');
    const status = matchStatus({ ...laying, toMove: [] }, ['Ana', 'Ben', 'Cleo', 'Dan'], en);
    expect(status).toBe(en.status.laid(1));
  });

  it('[FX2] a row that nobody wants is not said to be sold', () => {
    const settled = (type: string) =>
      playTo({ viewer: ME, when: ({ event }) => event.type === type }).steps.at(-1)?.before as FelixView;
    const names = ['Ana', 'Ben', 'Cleo', 'Dan'];
    const unwanted = settled('rowDiscarded');
    expect(matchStatus(unwanted, names, en)).toBe(en.status.unwanted(unwanted.round));
    const sold = settled('sackBought');
    expect(matchStatus(sold, names, en)).toBe(en.status.settling(sold.round));
  });
});

describe('the auction’s controls', () => {
  it('[FR5] tell what the next pass pays', () => {
    const view = momentOf(({ phase, passes, coins }) => phase === 'auction' && passes.length === 1 && coins.length > 0);
    expect(auctionFacts(view, []).nextPay).toBe(4);
  });

  it('[FR5] count no bid for who has taken it back', () => {
    const view = momentOf(({ seats, passes }) => passes.some((one) => (seats[one]?.bid ?? 0) > 0));
    const passed = view.passes.find((one) => (view.seats[one]?.bid ?? 0) > 0) ?? ME;
    expect(bidOf(view, passed)).toBe(0);
    expect(seatFacts(view, passed).state).toBe('passed');
  });

  it('[FX1] offer one mouse or nothing to the last one, and say what the row is worth', () => {
    const view = momentOf((one) => isLastChoiceIn(one) && owes(one));
    expect(worthOf(view)).not.toBeNull();
    expect(panelTitle(view, [], en)).toBe(en.buyOrLeave);
  });

  it('[FR6] who has bid most and is outbid by nobody leads no more, but buys', () => {
    const leading = (view: FelixView): boolean => view.phase === 'auction' && auctionFacts(view, []).leader === ME;
    const bidding = momentOf((view) => leading(view) && !owes(view));
    expect(panelTitle(bidding, ['Ana', 'Ben', 'Cleo', 'Dan'], en)).toMatch(/^You lead: \d+$/);
    const { view } = playTo({ viewer: ME, when: ({ after }) => leading(after) && after.toMove.length === 0 });
    expect(panelTitle(view, [], en)).toBe(en.youBuy(auctionFacts(view, []).highest));
  });

  it('the panel calls nobody to a turn that a bot takes or a pause holds up', () => {
    const view = momentOf(owes);
    expect([panelTitle(view, [], en, 'standIn'), panelTitle(view, [], en, 'paused')]).toEqual([
      'A bot plays for you',
      'The match is paused',
    ]);
  });

  it('[FK2] the auction’s controls do not say what a row is worth while a card of it lies face down', () => {
    const view = momentOf(({ phase, faceUp, row }) => phase === 'auction' && faceUp < row.length);
    expect(worthOf({ ...view, row: view.row.map(({ seat: by }) => ({ seat: by })) })).toBeNull();
  });

  it('[FK3] show others’ mice only where they are open', () => {
    const secret = momentOf(({ phase }) => phase === 'auction');
    const open = momentOf(({ phase }) => phase === 'auction', { money: 'open' });
    expect([seatFacts(secret, seat(1)).mice, seatFacts(secret, ME).mice === undefined]).toEqual([undefined, false]);
    expect(seatFacts(open, seat(1)).mice).toBeGreaterThanOrEqual(0);
  });

  it.each([
    [[3, 4, 5, 6, 7, 8], 3, [3, 4, 5, 6]],
    [[3, 4, 5, 6, 7, 8], 6, [4, 5, 6, 7]],
    [[3, 4, 5, 6, 7, 8], 8, [5, 6, 7, 8]],
    [[3, 4], 4, [3, 4]],
  ])('of the bids %j the choices around %s are %j', (bids, chosen, shown) => {
    expect(ruler(bids, chosen)).toEqual(shown);
  });

  it('the chosen amount stays among the bids that are allowed', () => {
    expect([within([5, 6, 7], null), within([5, 6, 7], 6), within([5, 6, 7], 99), within([], 4)]).toEqual([5, 6, 7, 0]);
  });
});

describe('standing orders', () => {
  it('a standing order is for this round, and for the next after a pass', () => {
    const inside = momentOf((view) => view.phase === 'auction' && view.round === 2 && !view.passes.includes(ME));
    const outside = momentOf((view) => view.phase === 'auction' && view.round === 2 && view.passes.includes(ME));
    expect([orderRound(inside, ME), orderRound(outside, ME)]).toEqual([2, 3]);
    expect([faceUpFor(inside, 2), faceUpFor(outside, 3)]).toEqual([inside.faceUp, 1]);
  });

  it('no standing order can be left for a tenth round', () => {
    const view = momentOf((one) => one.phase === 'auction' && one.round === 9 && one.passes.includes(ME));
    expect(orderRound(view, ME)).toBeNull();
  });

  it('a standing order is written as the rules read it', () => {
    const order = { round: 3, upTo: 11, then: 'ask', faceUp: 2 } as const;
    expect(felix.orders?.parseOrder(order).ok).toBe(true);
    expect(readOrder(order)).toEqual(order);
    expect(readOrder({ round: 3, upTo: 0 })).toEqual({ round: 3, upTo: 0, then: 'pass' });
  });

  it('a standing order has words', () => {
    expect(sayOrder({ round: 1, upTo: 11, then: 'pass' }, en.order)).toBe('raise by one up to 11, then pass');
    expect(sayOrder({ round: 1, upTo: 0, then: 'pass', faceUp: 1 }, en.order)).toBe(
      'pass, until the next card turns up',
    );
  });
});

describe('the score sheet', () => {
  const { view } = playSeed('sheet', { viewer: ME }) ?? playTo({ viewer: ME });

  it('[FE2] every total is cats and mice, and every line of the chart ends there', () => {
    const sheet = scoreSheet(view);
    expect(sheet.length).toBe(4);
    for (const { cats, mice, total, seat: by } of sheet) {
      expect(cats + mice).toBe(total);
      expect(totalsBySeat(view)[by]?.at(-1)).toBe(total);
      expect(totalsBySeat(view)[by]?.length).toBe(10);
    }
  });

  it('[FS4] every line of the chart begins with fifteen', () => {
    expect(totalsBySeat(view).map(([start]) => start)).toEqual([15, 15, 15, 15]);
  });

  it('[FE3] the score sheet stands in the order of the result, and marks the winners', () => {
    const sheet = scoreSheet(view);
    expect(sheet.map(({ total }) => total)).toEqual(sheet.map(({ total }) => total).toSorted((a, b) => b - a));
    expect(sheet.filter(({ isWinner }) => isWinner).map(({ seat: by }) => by)).toEqual(view.result?.winners);
    expect(sheet[0]?.rank).toBe(1);
  });

  it('a match without a result has a sheet of where it stood after its last round, and no winner', () => {
    const brokenOff = momentOf(({ phase, round }) => phase === 'auction' && round === 4);
    const sheet = scoreSheet(brokenOff);
    expect(sheet.map(({ total }) => total)).toEqual(
      totalsBySeat(brokenOff)
        .map((totals) => totals.at(-1))
        .toSorted((a = 0, b = 0) => b - a),
    );
    expect(sheet.filter(({ rank, isWinner }) => rank !== null || isWinner)).toEqual([]);
  });

  it('the chart contains every total, below zero as well', () => {
    const frame = frameOf([[15, -20, 61]], 400, 300);
    for (const total of [15, -20, 61]) {
      const { y } = pointAt(frame, 1, total);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(300);
    }
    expect(labelHeights([100, 101, 40])).toEqual([100, 115, 40]);
  });
});

describe('small things', () => {
  it.each([
    [11, [5, 5, 1]],
    [15, [5, 5, 5]],
    [0, []],
    [12, []],
    [60, []],
  ])('[FK5] %s mice are drawn as %j', (mice, coins) => {
    expect(coinsOf(mice)).toEqual(coins);
  });

  it('negative points are written with a minus sign', () => {
    expect([signed(-8), signed(0), signed(11)]).toEqual(['−8', '0', '11']);
  });

  it('keys play unless a person is typing or holds a modifier', () => {
    const press = (key: string, more: object = {}) =>
      actionOf({
        key,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        repeat: false,
        defaultPrevented: false,
        target: null,
        ...more,
      });
    expect(press('3')).toEqual({ type: 'pick', index: 2 });
    expect(press('P')).toEqual({ type: 'pass' });
    expect(press('Enter')).toEqual({ type: 'lay' });
    expect(press('Enter', { target: { tagName: 'BUTTON' } })).toBeNull();
    expect(press('b', { target: { tagName: 'INPUT' } })).toBeNull();
    expect(press('b', { ctrlKey: true })).toBeNull();
    expect(press('toString')).toBeNull();
  });
});

describe.each(ALL_WORDS)('the pass button in %s', (_, words) => {
  it('[FR5] promises no mice back where none were bid, and both where both come', () => {
    expect(words.passGives(0, 4)).toContain('4');
    expect(words.passGives(0, 4)).not.toContain('0');
    expect(words.passGives(0, 0)).not.toMatch(/\d/);
    expect(words.passGives(3, 4)).toMatch(/3.*4/);
    expect(words.passGives(3, 0)).toMatch(/^[^0]*3[^0]*$/);
  });
});
