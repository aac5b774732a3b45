import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { foldTable } from '../apply.js';
import { finishedRecord, playersOf } from '../archive.js';
import { snapshot } from '../audience.js';
import { automaticMovesOf } from '../automaticMoves.js';
import type { Settings } from '../setup/settings.js';
import { ANA, BEN, CHOP, CLEO, catalog, DAN, EVE, FELIX, Playground } from '../testing/playground.js';

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
  it('a move is made by the seat of its sender, and decided by the game', () => {
    const play = inAuction();
    expect(play.do(BEN, { type: 'move', move: { type: 'pass' } })).toBe('not-your-turn');
    expect(play.do(EVE, { type: 'move', move: { type: 'pass' } })).toBe('not-seated');
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 99 } })).toBe('bid-too-high');
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 1, extra: 1 } })).toBe('unknown-field');
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 3 } })).toBe('ok');
  });

  it('moves made at the same time by all seats never conflict, whatever each had seen', () => {
    const play = started();
    const seen = people.map((person) => play.seenBy(person));
    for (const index of [2, 0, 1])
      expect(play.do(people[index] ?? ANA, { type: 'move', move: play.firstMove(index) }, undefined, seen[index])).toBe(
        'ok',
      );
  });

  it('a move is stale when its sender had not yet seen that the decision is due', () => {
    const play = inAuction();
    const seen = play.seenBy(BEN);
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 3 } });
    expect(play.do(BEN, { type: 'move', move: { type: 'bid', amount: 4 } }, undefined, seen)).toBe('stale');
    expect(play.do(BEN, { type: 'move', move: { type: 'bid', amount: 4 } })).toBe('ok');
  });

  it('a move is made once under one command id, however often it is sent', () => {
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

  it('the record of a match is given out only after its last move', () => {
    const play = started();
    expect(finishedRecord(play.table)).toBeUndefined();
    playToTheEnd(play);
    expect(play.table.stage).toBe('over');
    expect(finishedRecord(play.table)).toMatchObject({ format: 'miaou-record/1', game: 'felix' });
    expect(play.do(ANA, { type: 'move', move: { type: 'pass' } })).toBe('game-over');
  });

  it('a table knows who played each of its matches, whoever sits there now', () => {
    const play = started();
    playToTheEnd(play);
    const then = snapshot(play.table, 'spectator').seats;
    play.do(BEN, { type: 'setUp' });
    play.do(BEN, { type: 'standUp' });
    play.do(DAN, { type: 'sit' });
    expect(playersOf(play.table, 1).seating).toEqual(then);
    play.do(ANA, { type: 'start' });
    for (let moves = 0; play.table.stage === 'playing' && moves < 2000; moves++) {
      const [next] = play.table.match?.position.toMove ?? [];
      play.do([ANA, DAN, CLEO][next ?? 0] ?? ANA, { type: 'move', move: play.firstMove(next ?? 0) });
    }
    expect(playersOf(play.table, 1).seating).toEqual(then);
    expect(playersOf(play.table, 2).seating).toEqual(snapshot(play.table, 'spectator').seats);
    expect(playersOf(play.table, 2).seating).not.toEqual(then);
  });
});

describe('dice', () => {
  it('a die is rolled when the seat on turn asks, by chance alone', () => {
    const play = new Playground(CHOP).started(ANA, BEN);
    expect(play.do(ANA, { type: 'move', move: play.firstMove(0) })).toBe('ok');
    expect(play.do(BEN, { type: 'move', move: { type: 'roll', value: 4 } })).toBe('chance-decides');
    expect(play.do(ANA, { type: 'roll' })).toBe('not-your-turn');
    expect(play.do(BEN, { type: 'roll' })).toBe('ok');
    expect(play.do(BEN, { type: 'roll' })).toBe('nothing-to-roll');
  });

  const toRoll = (settings: Settings): Playground => {
    const play = new Playground(settings).started(ANA, BEN);
    play.do(ANA, { type: 'move', move: play.firstMove(0) });
    return play;
  };

  it.each([
    [{ ...CHOP }, false],
    [{ ...CHOP, rolls: 'table' }, true],
    [{ ...CHOP, clock: { kind: 'days', days: 1 } }, true],
    [{ ...CHOP, clock: { kind: 'days', days: 1 }, rolls: 'player' }, false],
  ] as const)('rolling is no decision: with %j the table rolls for everybody: %s', (settings, rolls) => {
    const play = toRoll(settings);
    const due = automaticMovesOf(play.table).some(({ type }) => type === 'botRoll');
    expect(due).toBe(rolls);
  });

  it('a roll by the table is told as an order of the player, and the player decides what follows', () => {
    const play = toRoll({ ...CHOP, rolls: 'table' });
    const decision = play.table.owed.get(seat(1))?.entry ?? 0;
    expect(play.own({ type: 'botRoll', seat: seat(1), decision })).toBe('ok');
    expect(play.log.at(-1)?.body).toMatchObject({ type: 'moved', seat: 1, through: 'order' });
    expect(automaticMovesOf(play.table)).toEqual([]);
  });
});

describe('the log', () => {
  it('a log folds to the same table, audience by audience', () => {
    const play = started({ ...FELIX, clock: { kind: 'bank', seconds: 60, increment: 5 } });
    play.do(BEN, { type: 'say', saying: { text: 'miaou' } });
    playToTheEnd(play);
    play.do(CLEO, { type: 'setUp' });
    const again = foldTable(play.table.id, catalog, JSON.parse(JSON.stringify(play.log)) as typeof play.log);
    for (const audience of [seat(0), seat(1), seat(2), 'spectator'] as const)
      expect(snapshot(again, audience)).toEqual(snapshot(play.table, audience));
  });
});

describe('standing orders', () => {
  const order = { round: 1, upTo: 4 };

  it('a standing order is known to its seat alone: others do not even get a number', () => {
    const play = inAuction();
    expect(play.do(BEN, { type: 'order', order })).toBe('ok');
    expect(play.updates.map(({ audience }) => audience)).toEqual([1]);
    for (const audience of [seat(0), seat(2), 'spectator'] as const)
      expect(JSON.stringify(snapshot(play.table, audience))).not.toContain('upTo');
    expect(snapshot(play.table, seat(1))).toMatchObject({ order });
  });

  it('a standing order moves on the turn of its seat, and its player can drop it', () => {
    const play = inAuction();
    play.do(BEN, { type: 'order', order });
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 2 } });
    const [due] = automaticMovesOf(play.table);
    if (due?.type !== 'order') throw new Error('the order is not due');
    expect(play.own({ type: 'orderMove', seat: due.seat, decision: due.decision })).toBe('ok');
    expect(play.table.match?.moves.at(-1)).toEqual({ seat: 1, type: 'bid', amount: 3 });
    expect(play.own({ type: 'orderMove', seat: due.seat, decision: due.decision })).toBe('no-longer-due');
    expect(play.do(BEN, { type: 'dropOrder' })).toBe('ok');
    expect(play.do(BEN, { type: 'dropOrder' })).toBe('no-order');
  });

  const orderNews = (play: Playground): unknown[] =>
    play.updates.flatMap(({ audience, changes }) =>
      changes.flatMap((change) => (change.type === 'order' ? [[audience, change.order]] : [])),
    );

  it('a standing order for later waits, and its player decides', () => {
    const play = started();
    expect(play.do(ANA, { type: 'order', order })).toBe('ok');
    expect(automaticMovesOf(play.table)).toEqual([]);
    play.layAll(...people);
    expect(automaticMovesOf(play.table)).toMatchObject([{ type: 'order', seat: 0 }]);
  });

  it('a standing order that ends by asking is dropped, and only its player is told', () => {
    const play = inAuction();
    play.do(ANA, { type: 'order', order: { round: 1, upTo: 0, then: 'ask' } });
    const [due] = automaticMovesOf(play.table);
    if (due?.type !== 'order') throw new Error('the order is not due');
    expect(play.own({ type: 'orderMove', seat: due.seat, decision: due.decision })).toBe('ok');
    expect(play.updates.map(({ audience, changes }) => [audience, changes])).toEqual([
      [0, [{ type: 'order', order: null }]],
    ]);
    expect(play.table.match?.position.toMove).toEqual([0]);
    expect(automaticMovesOf(play.table)).toEqual([]);
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 1 } })).toBe('ok');
  });

  it.each([[{ type: 'standUp' }], [{ type: 'resign' }]] as const)(
    'a standing order ends when its player does %j, and only that player is told',
    (command) => {
      const play = inAuction();
      play.do(BEN, { type: 'order', order });
      play.do(BEN, command);
      expect(orderNews(play)).toEqual([[1, null]]);
      expect(snapshot(play.table, seat(1))).not.toHaveProperty('order');
    },
  );

  it('standing orders end with the match, and each player is told of the own one alone', () => {
    const play = started();
    play.do(CLEO, { type: 'order', order: { round: 9, upTo: 0 } });
    playToTheEnd(play);
    expect(orderNews(play)).toEqual([[2, null]]);
    expect(play.do(CLEO, { type: 'order', order })).toBe('no-match');
  });

  it('a standing order is refused in a game without orders', () => {
    const play = new Playground(CHOP).started(ANA, BEN);
    expect(play.do(ANA, { type: 'order', order })).toBe('no-orders-in-this-game');
  });
});
