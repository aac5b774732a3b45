import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff, ReconnectingSocket, type SocketListener } from './reconnectingSocket.js';
import { ManualClock } from './testing/manualClock.js';

interface Attempt {
  readonly listener: SocketListener;
  readonly sent: string[];
  isClosed: boolean;
}

const scene = () => {
  const clock = new ManualClock();
  const attempts: Attempt[] = [];
  const events: string[] = [];
  const socket = new ReconnectingSocket(
    {
      clock,
      random: () => 1,
      ping: () => events.push('ping'),
      connect: (listener) => {
        const made: Attempt = { listener, sent: [], isClosed: false };
        attempts.push(made);
        return {
          send: (text) => made.sent.push(text),
          close: () => {
            made.isClosed = true;
          },
        };
      },
    },
    { opened: () => events.push('opened'), received: (text) => events.push(text), closed: () => events.push('closed') },
  );
  const last = (): Attempt => {
    const newest = attempts.at(-1);
    if (newest === undefined) throw new Error('no attempt was made');
    return newest;
  };
  socket.open();
  return { clock, socket, attempts, events, last };
};

describe('the delay before the next attempt', () => {
  it('the delay is up to a second at first, doubles with each failure, and never exceeds half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((failures) => backoff(failures, 1))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it('the delay is drawn from zero up to its bound', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const wait = backoff(failures, random);
        return wait >= 0 && wait <= 30_000;
      }),
    );
  });
});

describe('a reconnecting socket', () => {
  it('a socket that breaks is opened again', () => {
    const { clock, attempts, events, last } = scene();
    last().listener.opened();
    last().listener.closed();
    expect(events).toEqual(['opened', 'closed']);
    clock.advance(1_000);
    expect(attempts).toHaveLength(2);
  });

  it('the delay grows with each failed attempt and starts over once the server has welcomed', () => {
    const { clock, socket, attempts, last } = scene();
    last().listener.closed();
    clock.advance(1_000);
    last().listener.closed();
    clock.advance(1_999);
    expect(attempts).toHaveLength(2);
    clock.advance(1);
    last().listener.opened();
    socket.welcomed();
    last().listener.closed();
    clock.advance(1_000);
    expect(attempts).toHaveLength(4);
  });

  it('the delay grows also when each socket opens and is closed before the welcome', () => {
    const { clock, attempts, last } = scene();
    for (const delay of [1_000, 2_000, 4_000]) {
      const before = attempts.length;
      last().listener.opened();
      last().listener.closed();
      clock.advance(delay - 1);
      expect(attempts).toHaveLength(before);
      clock.advance(1);
      expect(attempts).toHaveLength(before + 1);
    }
  });

  it('a silent server is pinged, and the socket is closed when it does not answer', () => {
    const { clock, events, last, attempts } = scene();
    const silent = last();
    silent.listener.opened();
    clock.advance(20_000);
    expect(events).toEqual(['opened', 'ping']);
    clock.advance(8_000);
    expect(events).toEqual(['opened', 'ping', 'closed']);
    expect(silent.isClosed).toBe(true);
    clock.advance(1_000);
    expect(attempts).toHaveLength(2);
  });

  it('any message keeps a socket alive', () => {
    const { clock, events, last } = scene();
    last().listener.opened();
    clock.advance(20_000);
    last().listener.received('pong');
    clock.advance(19_999);
    expect(events).toEqual(['opened', 'ping', 'pong']);
  });

  it('a closed socket reconnects at once when the device resumes', () => {
    const { clock, socket, attempts, last } = scene();
    last().listener.closed();
    socket.wake();
    expect(attempts).toHaveLength(2);
    socket.wake();
    clock.advance(60_000);
    expect(attempts).toHaveLength(2);
  });

  it('an open socket is pinged when the device resumes', () => {
    const { socket, events, last } = scene();
    last().listener.opened();
    socket.wake();
    expect(events).toEqual(['opened', 'ping']);
  });

  it('a server has less than a second to answer when the network seems to be gone', () => {
    const { clock, socket, events, last } = scene();
    last().listener.opened();
    socket.probe();
    clock.advance(500);
    last().listener.received('pong');
    clock.advance(1_000);
    expect(events).toEqual(['opened', 'ping', 'pong']);
    socket.probe();
    clock.advance(1_000);
    expect(events.slice(3)).toEqual(['ping', 'closed']);
  });

  it('reports of an older attempt are ignored', () => {
    const { clock, events, attempts, last } = scene();
    const first = last();
    first.listener.opened();
    first.listener.closed();
    clock.advance(1_000);
    last().listener.opened();
    first.listener.received('late');
    first.listener.closed();
    expect(events).toEqual(['opened', 'closed', 'opened']);
    expect(attempts).toHaveLength(2);
  });

  it('a socket that was closed on purpose stays closed until it is opened', () => {
    const { clock, socket, events, last, attempts } = scene();
    last().listener.opened();
    socket.close();
    expect(events).toEqual(['opened', 'closed']);
    expect(clock.hasTasks).toBe(false);
    socket.send('lost');
    expect(last().sent).toEqual([]);
    socket.open();
    expect(attempts).toHaveLength(2);
  });

  it('a listener that resumes as soon as the socket breaks makes one attempt, not two', () => {
    const { clock, socket, attempts, events, last } = scene();
    last().listener.opened();
    const push = events.push.bind(events);
    events.push = (event) => {
      if (event === 'closed') socket.wake();
      return push(event);
    };
    last().listener.closed();
    expect(attempts).toHaveLength(2);
    clock.advance(2_000);
    expect(attempts).toHaveLength(2);
  });
});
