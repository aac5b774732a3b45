import { gameById } from '@miaou/games';
import { seat } from '@miaou/kit';
import { type Command, openTable, personId, type Table, tableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { FELIX } from '../testing/live/settings.js';
import { CommandPrices } from './commandPrices.js';

const [ANA, BEN] = [personId('ana'), personId('ben')];
const catalog = { gameById, hasBot: () => true, standInBot: () => 'greedy' };
const MINUTE = 60_000;

const tableWith = (entries: number): Table => {
  const body = { type: 'opened', host: ANA, name: 'Ana', settings: FELIX } as const;
  return { ...openTable(tableId('t'), catalog, { seq: 1, at: 0, body }), seq: entries };
};

const CONFIGURE: Command = { type: 'configure', settings: FELIX };
const SIT: Command = { type: 'sit' };
const ORDER: Command = { type: 'order', order: {} };
const UNDO: Command = { type: 'ask', wish: 'undo' };
const MOVE: Command = { type: 'move', move: {} };

/** How many of a thousand at the same moment are accepted. */
const countAccepted = (prices: CommandPrices, command: Command, now: number): number => {
  const table = tableWith(1);
  return Array.from({ length: 1_000 }, () => prices.charge(table, ANA, command, now)).filter(
    (refusal) => refusal === undefined,
  ).length;
};

describe('the price of a command', () => {
  it.each([
    ['settings', CONFIGURE, 60, 20],
    ['taking a seat, which pays for leaving it', SIT, 30, 10],
    ['a bot, which pays for its removal', { type: 'seatBot', seat: seat(0), bot: 'greedy' } as const, 30, 10],
    ['a vote', { type: 'vote', part: 'opener', choice: seat(0) } as const, 60, 20],
    ['a standing order', ORDER, 30, 30],
    ['a proposal', UNDO, 12, 12],
  ])('%s can be had a few times at once, then some times a minute', (_, command, atOnce, aMinute) => {
    const prices = new CommandPrices(1);
    expect(countAccepted(prices, command, 0)).toBe(atOnce);
    expect(countAccepted(prices, command, 0)).toBe(0);
    expect(countAccepted(prices, command, MINUTE)).toBe(aMinute);
  });

  it.each([MOVE, { type: 'roll' }, { type: 'standUp' }, { type: 'resign' }, { type: 'agree' }] as Command[])(
    'a command that the game or an earlier price bounds costs nothing: %j',
    (command) => {
      expect(countAccepted(new CommandPrices(1), command, 0)).toBe(1_000);
    },
  );

  it('a refusal says how long to wait, and after that time the command is accepted', () => {
    const prices = new CommandPrices(1);
    countAccepted(prices, SIT, 0);
    expect(prices.charge(tableWith(1), ANA, SIT, 0)).toEqual({ code: 'too-often', seconds: 6 });
    expect(prices.charge(tableWith(1), ANA, SIT, 5_900)).toEqual({ code: 'too-often', seconds: 1 });
    expect(prices.charge(tableWith(1), ANA, SIT, 6_000)).toBeUndefined();
  });

  it('one person pays for all tables together, and nobody for another', () => {
    const prices = new CommandPrices(1);
    countAccepted(prices, SIT, 0);
    expect(prices.charge(tableWith(2), BEN, SIT, 0)).toBeUndefined();
    // Orders and proposals are paid for apart: who tried many settings can still play.
    expect(prices.charge(tableWith(2), ANA, ORDER, 0)).toBeUndefined();
  });

  it('a factor raises every allowance', () => {
    expect(countAccepted(new CommandPrices(3), SIT, 0)).toBe(90);
    expect(new CommandPrices(3).charge(tableWith(20_000), ANA, SIT, 0)).toBeUndefined();
  });
});

describe('a table that has had its entries', () => {
  const charge = (entries: number, command: Command): string | undefined =>
    new CommandPrices(1).charge(tableWith(entries), ANA, command, 0)?.code;

  it.each([CONFIGURE, SIT, ORDER, UNDO, { type: 'start' }, { type: 'rematch' }] as Command[])(
    'a table that has had its entries takes no more of what is not needed to finish a match: %j',
    (command) => {
      expect(charge(19_999, command)).toBeUndefined();
      expect(charge(20_000, command)).toBe('table-used-up');
    },
  );

  it.each([MOVE, { type: 'roll' }, { type: 'standUp' }, { type: 'resign' }, { type: 'dropOrder' }] as Command[])(
    'still lets a match be finished: %j',
    (command) => {
      expect(charge(1_000_000, command)).toBeUndefined();
    },
  );

  it('a table that has had its entries lets people come back to the match, but not without end', () => {
    expect(charge(20_000, { type: 'return' })).toBeUndefined();
    expect(charge(40_000, { type: 'return' })).toBe('table-used-up');
  });
});
