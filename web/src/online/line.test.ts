import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HandClock } from '../link/testing/handClock';
import { Line, type SocketEars, waitBefore } from './line';

interface Try {
  readonly ears: SocketEars;
  readonly sent: string[];
  isClosed: boolean;
}

const scene = () => {
  const clock = new HandClock();
  const tries: Try[] = [];
  const told: string[] = [];
  const line = new Line(
    {
      clock,
      random: () => 1,
      ping: () => told.push('ping'),
      connect: (ears) => {
        const made: Try = { ears, sent: [], isClosed: false };
        tries.push(made);
        return {
          send: (text) => made.sent.push(text),
          close: () => {
            made.isClosed = true;
          },
        };
      },
    },
    { opened: () => told.push('opened'), heard: (text) => told.push(text), closed: () => told.push('closed') },
  );
  const last = (): Try => {
    const newest = tries.at(-1);
    if (newest === undefined) throw new Error('nothing was tried');
    return newest;
  };
  line.open();
  return { clock, line, tries, told, last };
};

describe('the wait before the next try', () => {
  it('is up to a second at first, twice as long each time, and never above half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((failures) => waitBefore(failures, 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it('is drawn from the whole span', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const wait = waitBefore(failures, random);
        return wait >= 0 && wait <= 30_000;
      }),
    );
  });
});

describe('a line', () => {
  it('is opened again when it breaks', () => {
    const { clock, tries, told, last } = scene();
    last().ears.opened();
    last().ears.closed();
    expect(told).toEqual(['opened', 'closed']);
    clock.advance(1_000);
    expect(tries).toHaveLength(2);
  });

  it('waits longer each time it fails, and not after it was there', () => {
    const { clock, tries, last } = scene();
    last().ears.closed();
    clock.advance(1_000);
    last().ears.closed();
    clock.advance(1_999);
    expect(tries).toHaveLength(2);
    clock.advance(1);
    last().ears.opened();
    last().ears.closed();
    clock.advance(1_000);
    expect(tries).toHaveLength(4);
  });

  it('is asked for a sign of life when it is silent, and broken when there is none', () => {
    const { clock, told, last, tries } = scene();
    const silent = last();
    silent.ears.opened();
    clock.advance(20_000);
    expect(told).toEqual(['opened', 'ping']);
    clock.advance(8_000);
    expect(told).toEqual(['opened', 'ping', 'closed']);
    expect(silent.isClosed).toBe(true);
    clock.advance(1_000);
    expect(tries).toHaveLength(2);
  });

  it('lives on with any word', () => {
    const { clock, told, last } = scene();
    last().ears.opened();
    clock.advance(20_000);
    last().ears.heard('pong');
    clock.advance(19_999);
    expect(told).toEqual(['opened', 'ping', 'pong']);
  });

  it('is tried at once when the device comes back', () => {
    const { clock, line, tries, last } = scene();
    last().ears.closed();
    line.hurry();
    expect(tries).toHaveLength(2);
    line.hurry();
    clock.advance(60_000);
    expect(tries).toHaveLength(2);
  });

  it('that seems open is asked when the device comes back', () => {
    const { line, told, last } = scene();
    last().ears.opened();
    line.hurry();
    expect(told).toEqual(['opened', 'ping']);
  });

  it('that the browser believes gone has less than a second to answer', () => {
    const { clock, line, told, last } = scene();
    last().ears.opened();
    line.doubt();
    clock.advance(500);
    last().ears.heard('pong');
    clock.advance(1_000);
    expect(told).toEqual(['opened', 'ping', 'pong']);
    line.doubt();
    clock.advance(1_000);
    expect(told.slice(3)).toEqual(['ping', 'closed']);
  });

  it('hears nothing of an older try', () => {
    const { clock, told, tries, last } = scene();
    const first = last();
    first.ears.opened();
    first.ears.closed();
    clock.advance(1_000);
    last().ears.opened();
    first.ears.heard('late');
    first.ears.closed();
    expect(told).toEqual(['opened', 'closed', 'opened']);
    expect(tries).toHaveLength(2);
  });

  it('stays closed when it is closed', () => {
    const { clock, line, told, last, tries } = scene();
    last().ears.opened();
    line.close();
    expect(told).toEqual(['opened', 'closed']);
    expect(clock.isWaitedFor).toBe(false);
    line.send('nobody hears this');
    expect(last().sent).toEqual([]);
    line.open();
    expect(tries).toHaveLength(2);
  });
});
