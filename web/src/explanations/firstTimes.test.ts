import { describe, expect, it } from 'vitest';
import { isBeingRead, makesWay } from './firstTimes';

const LINE = { topic: 'hole', piece: 'hole', text: 'This hole is open now: any mouse is safe in it.' };
const LEAD = { topic: 'lead', piece: 'bid', text: 'If all others pass, you pay this.', whileTrue: true } as const;
const since = (milliseconds: number, more: object = {}) => ({ lines: [], isDeciding: false, milliseconds, ...more });

describe('a line for a first time', () => {
  it('a line for a first time stays for as long as a slow reader needs, longer if it is longer', () => {
    expect(makesWay(LINE, since(2_000))).toBe(false);
    expect(makesWay(LINE, since(6_000))).toBe(true);
    expect(makesWay({ ...LINE, text: LINE.text.repeat(2) }, since(6_000))).toBe(false);
  });

  it('a line for a first time stays while its situation lasts, and makes way for the next decision after that', () => {
    expect(makesWay(LINE, since(60_000, { lines: [LINE], isDeciding: true }))).toBe(false);
    expect(makesWay(LINE, since(0, { isDeciding: true }))).toBe(true);
  });

  it('a line for a first time goes as soon as it would be wrong, where it speaks of what may pass', () => {
    expect(makesWay(LEAD, since(0, { lines: [LEAD] }))).toBe(false);
    expect(makesWay(LEAD, since(0, { lines: [LINE] }))).toBe(true);
  });

  it('a line for a first time goes once it was read, where it speaks of what may pass and nothing is to be decided', () => {
    expect(makesWay(LEAD, since(2_000, { lines: [LEAD] }))).toBe(false);
    expect(makesWay(LEAD, since(10_000, { lines: [LEAD] }))).toBe(true);
    expect(makesWay(LEAD, since(10_000, { lines: [LEAD], isDeciding: true }))).toBe(false);
  });

  it('a line for a first time goes at once over a moment that is staged on the table, read or not', () => {
    for (const lines of [[], [LINE]]) expect(makesWay(LINE, since(0, { lines, isStaged: true }))).toBe(true);
    expect(makesWay({ name: 'A hole', means: 'Safe for mice.' }, since(0, { isStaged: true }))).toBe(false);
  });

  it('a line for a first time is no answer to a question, which stays', () => {
    expect(makesWay({ name: 'A hole', means: 'Safe for mice.' }, since(60_000, { isDeciding: true }))).toBe(false);
    expect(makesWay(undefined, since(60_000))).toBe(false);
  });

  it('a line for a first time can be read to its end, which the answer to a question need not be', () => {
    expect(isBeingRead(LINE, 2_000)).toBe(true);
    expect(isBeingRead(LINE, 6_000)).toBe(false);
    expect(isBeingRead({ name: 'A hole', means: 'Safe for mice.' }, 0)).toBe(false);
    expect(isBeingRead(undefined, 0)).toBe(false);
  });
});
