import { describe, expect, it } from 'vitest';
import { HandClock } from '../link/testing/handClock';
import { ServerClock } from './serverClock';

describe("the server's clock", () => {
  it('is what the server said, going on', () => {
    const clock = new HandClock();
    const server = new ServerClock(clock);
    server.told(clock.now() + 5_000);
    clock.advance(100);
    expect(server.now()).toBe(clock.now() + 5_000);
  });

  it('is known best from the quickest answer', () => {
    const clock = new HandClock();
    const server = new ServerClock(clock);
    const answerAfter = (took: number): void => {
      const token = server.asked();
      clock.advance(took);
      server.answered(token, clock.now() - took / 2 + 700);
    };
    answerAfter(40);
    expect(server.now()).toBe(clock.now() + 700);
    const token = server.asked();
    clock.advance(4_000);
    server.answered(token, clock.now() - 3_900 + 700);
    expect(server.now()).toBe(clock.now() + 700);
  });

  it('takes no answer to an older question', () => {
    const clock = new HandClock();
    const server = new ServerClock(clock);
    const old = server.asked();
    server.asked();
    server.answered(old, clock.now() + 9_999);
    expect(server.now()).toBe(clock.now());
  });
});
