import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { foldTable } from './apply.js';
import { finishedRecord } from './archive.js';
import { snapshot } from './audience.js';
import { dutiesOf } from './duties.js';
import { ANA, BEN, CHOP, CLEO, EVE, FELIX, house, Playground } from './testing/playground.js';

const people = [ANA, BEN, CLEO] as const;

const started = (settings = FELIX): Playground => new Playground(settings).started(...people);

/** Everybody lays, seat 0 opens the auction. */
const inAuction = (settings = FELIX): Playground => {
  return started(settings).layAll(...people);
};

const playToTheEnd = (play: Playground): void => {
  for (let moves = 0; play.table.stage === 'playing' && moves < 2000; moves++) {
    const [next] = play.table.match?.position.toMove ?? [];
    if (next === undefined) return;
    play.do(people[next] ?? ANA, { type: 'move', move: play.firstMove(next) });
  }
};

describe('moves', () => {
  it('are made by the seat of who sends them, and judged by the game', () => {
    const play = inAuction();
    expect(play.do(BEN, { type: 'move', move: { type: 'pass' } })).toBe('not-your-turn');
    expect(play.do(EVE, { type: 'move', move: { type: 'pass' } })).toBe('not-seated');
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 99 } })).toBe('bid-too-high');
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 1, extra: 1 } })).toBe('unknown-field');
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 3 } })).toBe('ok');
  });

  it('never conflict while all lay at once, whatever each had seen', () => {
    const play = started();
    const seen = people.map((person) => play.seenBy(person));
    for (const index of [2, 0, 1])
      expect(play.do(people[index] ?? ANA, { type: 'move', move: play.firstMove(index) }, undefined, seen[index])).toBe(
        'ok',
      );
  });

  it('are stale when their sender had not yet seen that the decision is due', () => {
    const play = inAuction();
    const seen = play.seenBy(BEN);
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 3 } });
    expect(play.do(BEN, { type: 'move', move: { type: 'bid', amount: 4 } }, undefined, seen)).toBe('stale');
    expect(play.do(BEN, { type: 'move', move: { type: 'bid', amount: 4 } })).toBe('ok');
  });

  it('are done once under one command id, however often they are sent', () => {
    const play = inAuction();
    const bid = { type: 'move', move: { type: 'bid', amount: 3 } } as const;
    expect(play.do(ANA, bid, 'same')).toBe('ok');
    const place = play.seenBy(ANA);
    const { seq } = play.table;
    expect(play.do(ANA, bid, 'same')).toBe(`repeated at ${place}`);
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 4 } }, 'same')).toBe('command-id-reused');
    expect(play.do(BEN, { type: 'move', move: { type: 'bid', amount: 4 } }, 'same')).toBe('ok');
    expect(play.table.seq).toBe(seq + 1);
  });

  it('end the match, and only then its record is given out', () => {
    const play = started();
    expect(finishedRecord(play.table)).toBeUndefined();
    playToTheEnd(play);
    expect(play.table.stage).toBe('over');
    expect(finishedRecord(play.table)).toMatchObject({ format: 'miaou-record/1', game: 'felix' });
    expect(play.do(ANA, { type: 'move', move: { type: 'pass' } })).toBe('game-over');
  });
});

describe('dice', () => {
  it('fall when the seat on turn asks, by chance alone', () => {
    const play = new Playground(CHOP).started(ANA, BEN);
    expect(play.do(ANA, { type: 'move', move: play.firstMove(0) })).toBe('ok');
    expect(play.do(BEN, { type: 'move', move: { type: 'roll', value: 4 } })).toBe('chance-decides');
    expect(play.do(ANA, { type: 'roll' })).toBe('not-your-turn');
    expect(play.do(BEN, { type: 'roll' })).toBe('ok');
    expect(play.do(BEN, { type: 'roll' })).toBe('nothing-to-roll');
  });
});

describe('the log', () => {
  it('folds to the same table, audience by audience', () => {
    const play = started({ ...FELIX, clock: { kind: 'bank', seconds: 60, increment: 5 } });
    play.do(BEN, { type: 'say', saying: { text: 'miaou' } });
    playToTheEnd(play);
    play.do(CLEO, { type: 'rematch' });
    const again = foldTable(play.table.id, house, JSON.parse(JSON.stringify(play.log)) as typeof play.log);
    for (const audience of [seat(0), seat(1), seat(2), 'spectator'] as const)
      expect(snapshot(again, audience)).toEqual(snapshot(play.table, audience));
  });
});

describe('standing orders', () => {
  const order = { round: 1, upTo: 4 };

  it('are known to their seat alone: nobody else gets as much as a number', () => {
    const play = inAuction();
    expect(play.do(BEN, { type: 'order', order })).toBe('ok');
    expect(play.updates.map(({ audience }) => audience)).toEqual([1]);
    for (const audience of [seat(0), seat(2), 'spectator'] as const)
      expect(JSON.stringify(snapshot(play.table, audience))).not.toContain('upTo');
    expect(snapshot(play.table, seat(1))).toMatchObject({ order });
  });

  it('are followed on the turn of their seat and dropped at will', () => {
    const play = inAuction();
    play.do(BEN, { type: 'order', order });
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 2 } });
    const [duty] = dutiesOf(play.table);
    if (duty?.type !== 'order') throw new Error('the order is not due');
    expect(play.own({ type: 'orderMove', seat: duty.seat, decision: duty.decision })).toBe('ok');
    expect(play.table.match?.moves.at(-1)).toEqual({ seat: 1, type: 'bid', amount: 3 });
    expect(play.own({ type: 'orderMove', seat: duty.seat, decision: duty.decision })).toBe('no-longer-due');
    expect(play.do(BEN, { type: 'dropOrder' })).toBe('ok');
    expect(play.do(BEN, { type: 'dropOrder' })).toBe('no-order');
  });

  const orderNews = (play: Playground): unknown[] =>
    play.updates.flatMap(({ audience, changes }) =>
      changes.flatMap((change) => (change.type === 'order' ? [[audience, change.order]] : [])),
    );

  it('wait while they are for later, and their player decides', () => {
    const play = started();
    expect(play.do(ANA, { type: 'order', order })).toBe('ok');
    expect(dutiesOf(play.table)).toEqual([]);
    play.layAll(...people);
    expect(dutiesOf(play.table)).toMatchObject([{ type: 'order', seat: 0 }]);
  });

  it('that end by asking are dropped, and nobody but their player hears of it', () => {
    const play = inAuction();
    play.do(ANA, { type: 'order', order: { round: 1, upTo: 0, then: 'ask' } });
    const [duty] = dutiesOf(play.table);
    if (duty?.type !== 'order') throw new Error('the order is not due');
    expect(play.own({ type: 'orderMove', seat: duty.seat, decision: duty.decision })).toBe('ok');
    expect(play.updates.map(({ audience, changes }) => [audience, changes])).toEqual([
      [0, [{ type: 'order', order: null }]],
    ]);
    expect(play.table.match?.position.toMove).toEqual([0]);
    expect(dutiesOf(play.table)).toEqual([]);
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 1 } })).toBe('ok');
  });

  it.each([[{ type: 'standUp' }], [{ type: 'resign' }]] as const)(
    'end when their player does %j, who is told so alone',
    (command) => {
      const play = inAuction();
      play.do(BEN, { type: 'order', order });
      play.do(BEN, command);
      expect(orderNews(play)).toEqual([[1, null]]);
      expect(snapshot(play.table, seat(1))).not.toHaveProperty('order');
    },
  );

  it('end with the match, and each player is told so alone', () => {
    const play = started();
    play.do(CLEO, { type: 'order', order: { round: 9, upTo: 0 } });
    playToTheEnd(play);
    expect(orderNews(play)).toEqual([[2, null]]);
    expect(play.do(CLEO, { type: 'order', order })).toBe('no-match');
  });

  it('are not for games that have none', () => {
    const play = new Playground(CHOP).started(ANA, BEN);
    expect(play.do(ANA, { type: 'order', order })).toBe('no-orders-in-this-game');
  });
});
