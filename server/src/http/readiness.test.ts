import { describe, expect, it } from 'vitest';
import type { Store } from '../store/store.js';
import { Readiness } from './readiness.js';

describe('readiness', () => {
  it('whoever asks while the store has not answered yet gets the same answer, and the store is asked once', async () => {
    let asked = 0;
    let fail: (error: Error) => void = () => undefined;
    const ping = (): Promise<void> => {
      asked += 1;
      return asked === 1 ? new Promise((_, reject) => (fail = reject)) : Promise.resolve();
    };
    const readiness = new Readiness({ ping } as unknown as Store);
    const answers = Array.from({ length: 100 }, () => readiness.isReady());
    fail(new Error('gone'));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([false]));
    expect(asked).toBe(1);
    expect(await readiness.isReady()).toBe(true);
    expect(asked).toBe(2);
  });
});
