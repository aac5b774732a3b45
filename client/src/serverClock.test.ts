import { describe, expect, it } from 'vitest';
import { ServerClock } from './serverClock.js';
import { ManualClock } from './testing/manualClock.js';

describe("the server's clock", () => {
  it("the server's clock goes on from what the welcome said", () => {
    const clock = new ManualClock();
    const server = new ServerClock(clock);
    server.welcomed(clock.now() + 5_000);
    clock.advance(100);
    expect(server.now()).toBe(clock.now() + 5_000);
  });

  it("the answer with the shortest round trip sets the server's clock", () => {
    const clock = new ManualClock();
    const server = new ServerClock(clock);
    const pongAfter = (roundTrip: number): void => {
      const token = server.pinged();
      clock.advance(roundTrip);
      server.ponged(token, clock.now() - roundTrip / 2 + 700);
    };
    pongAfter(40);
    expect(server.now()).toBe(clock.now() + 700);
    const token = server.pinged();
    clock.advance(4_000);
    server.ponged(token, clock.now() - 3_900 + 700);
    expect(server.now()).toBe(clock.now() + 700);
  });

  it("an answer to an older ping does not change the server's clock", () => {
    const clock = new ManualClock();
    const server = new ServerClock(clock);
    const old = server.pinged();
    server.pinged();
    server.ponged(old, clock.now() + 9_999);
    expect(server.now()).toBe(clock.now());
  });
});
