import { describe, expect, it } from 'vitest';
import { hasBeenRead } from './firstTimes';

const LINE = { topic: 'hole', piece: 'hole', text: 'This hole is open now: any mouse is safe in it.' };

describe('a line for a first time', () => {
  it('stays for as long as a slow reader needs, longer if it is longer', () => {
    expect(hasBeenRead(LINE, 2_000)).toBe(false);
    expect(hasBeenRead(LINE, 6_000)).toBe(true);
    expect(hasBeenRead({ ...LINE, text: LINE.text.repeat(2) }, 6_000)).toBe(false);
  });

  it('is no answer to a question, which stays', () => {
    expect(hasBeenRead({ name: 'A hole', means: 'Safe for mice.' }, 60_000)).toBe(false);
    expect(hasBeenRead(undefined, 60_000)).toBe(false);
  });
});
