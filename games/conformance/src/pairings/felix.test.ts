import { RECORD_FORMAT, type RecordedMove, seat, type Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { felixPairing } from './felix.js';
import type { UnfinishedRecord } from './pairing.js';

/** `0:15` lays, `0+3` bids, `0-` passes. */
const movesOf = (line: string): RecordedMove[] =>
  line.split(' ').map((word) => {
    const mover = { seat: seat(Number(word[0])) };
    if (word[1] === ':') return { ...mover, type: 'place', card: word.slice(2) };
    return word[1] === '+' ? { ...mover, type: 'bid', amount: Number(word.slice(2)) } : { ...mover, type: 'pass' };
  });

const record = (removed: readonly string[], line: string, deck: object = {}): UnfinishedRecord => ({
  format: RECORD_FORMAT,
  game: 'felix',
  options: { edition: 'felix', seats: removed.length },
  deal: { firstSeat: 0, removed, ...deck },
  moves: line === '' ? [] : movesOf(line),
});

/** Each secret as what left, what lies face down, and how many are held: `3|15|8`. */
const hidden = (told: UnfinishedRecord, viewer: Viewer): string[] =>
  felixPairing(told, viewer).secrets.map(({ things, places }) =>
    [...things.slice(0, places), things.length - places].join('|'),
  );

const FOUR = ['3', '5', '8', '11'];
const LAID = '0:15 1:-8 2:rabbit 3:bigDog';

describe('what Felix hides', () => {
  it.each([
    ['[FS3] the card that left each hand, before anything is laid', '', ['3|9', '5|9', '8|9', '11|9']],
    ['[FR1] a card that is laid, until it is turned up', '0:15 2:rabbit', ['3|15|8', '5|9', '8|rabbit|8', '11|9']],
    ['[FR2] all but the first card when the auction opens', LAID, ['3|8', '5|-8|8', '8|rabbit|8', '11|bigDog|8']],
    ['[FR5] one card less for each pass', `${LAID} 0+2 1- 2-`, ['3|8', '5|8', '8|8', '11|bigDog|8']],
    ['[FX1] nothing of a row that nobody bid for', `${LAID} 0- 1- 2-`, ['3|8', '5|8', '8|8', '11|8']],
    ['[FR6] nothing of a row that was bought', `${LAID} 0+2 1- 2- 3- 0:5`, ['3|5|7', '5|8', '8|8', '11|8']],
  ])('%s', (_, line, expected) => {
    expect(hidden(record(FOUR, line), 'spectator')).toEqual(expected);
  });

  it('[FK1] nothing of what a player holds, laid or lost from that player', () => {
    expect(hidden(record(FOUR, LAID), seat(1))).toEqual(['3|8', '8|rabbit|8', '11|bigDog|8']);
  });

  it.each([
    ['[FT2] the passive deck, until all three have laid', '0:15 1:-8', '15|-8|-5|3|5|8|11|rabbit|bigDog|smallDog|0'],
    ['[FT2] its next cards afterwards', '0:15 1:-8 2:3', '15|-5|3|5|8|11|rabbit|bigDog|smallDog|0'],
  ])('%s', (_, line, expected) => {
    const deck = { dummyRemoved: '15', dummy: ['-8', '-5', '3', '5', '8', '11', 'rabbit', 'bigDog', 'smallDog'] };
    expect(hidden(record(['5', '5', '5'], line, deck), 'spectator').at(-1)).toBe(expected);
  });

  it.each([
    ['[FT3] none of the three cards before a pass', '', ['5|15|8', '5|-8|8', '5|3|8']],
    ["[FT3] all but the first player's after one", ' 0-', ['5|8', '5|-8|8', '5|3|8']],
    ['[FT3] none after two', ' 0- 1-', ['5|8', '5|8', '5|8']],
  ])('%s', (_, line, expected) => {
    const deck = { dummyRemoved: '15', dummy: ['-8', '-5', '3', '5', '8', '11', 'rabbit', 'bigDog', 'smallDog'] };
    expect(hidden(record(['5', '5', '5'], `0:15 1:-8 2:3${line}`, deck), 'spectator').slice(0, 3)).toEqual(expected);
  });
});
