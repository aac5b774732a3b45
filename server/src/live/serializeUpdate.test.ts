import { gameById } from '@miaou/games';
import type { Viewer } from '@miaou/kit';
import type { Following } from '@miaou/protocol';
import { type Change, openTable, personId, tableId, type Update } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { FELIX } from '../testing/live/settings.js';
import { UpdateSerializer } from './serializeUpdate.js';

const catalog = { gameById, hasBot: () => true, standInBot: () => 'greedy' };
const host = personId('host');

const table = openTable(tableId('t'), catalog, {
  seq: 1,
  at: 0,
  body: { type: 'opened', host, name: 'Host', settings: FELIX },
});

const eventsOf = (type: string): readonly Change[] => [{ type: 'events', events: [{ type }] }];

const SEEN_BY_ALL = eventsOf('bidRaised');

const updateFor = (audience: Viewer, n: number, changes = SEEN_BY_ALL): Update => ({ audience, n, changes });

/** The frames of the two updates, for connections that follow a table in the same way. */
const framesOf = (one: Update, other: Update, follow: Following = 'events', on = 0) => {
  const serializer = new UpdateSerializer(table, [one, other]);
  return [one, other].map(({ audience }) => serializer.frameFor({ audience, follow, on }));
};

describe('the messages of one entry', () => {
  it('audiences with the same changes under the same number share one frame', () => {
    const [one, other] = framesOf(updateFor('spectator', 7), updateFor(0 as Viewer, 7));
    expect(one).toBe(other);
    expect(one?.toString('latin1', 2)).toBe('{"n":7,"events":[{"type":"bidRaised"}]}');
  });

  it.each([
    ['other changes', updateFor(0 as Viewer, 7, eventsOf('cardLaid')), 'events'],
    ['another number', updateFor(0 as Viewer, 8), 'events'],
    ['whole views', updateFor(0 as Viewer, 7), 'views'],
  ] as const)('audiences with %s get frames of their own', (_, other, follow) => {
    const [first, second] = framesOf(updateFor('spectator', 7), other, follow);
    expect(first).not.toBe(second);
  });

  it('audiences get frames of their own when the update has the hash of their view', () => {
    const [first, second] = framesOf(updateFor('spectator', 32), updateFor(0 as Viewer, 32));
    expect(first).not.toBe(second);
    expect(first?.toString()).toContain('"hash":');
  });

  it('connections that number the table differently get frames of their own', () => {
    const serializer = new UpdateSerializer(table, [updateFor('spectator', 7)]);
    const frames = [0, 1, 1].map((on) => serializer.frameFor({ audience: 'spectator', follow: 'events', on }));
    expect(frames[1]).toBe(frames[2]);
    expect(frames[0]).not.toBe(frames[1]);
    expect(frames[1]?.toString('latin1', 2)).toMatch(/^\{"on":1,"n":7,/);
  });

  it('an audience for which nothing changed gets no frame', () => {
    const serializer = new UpdateSerializer(table, [updateFor('spectator', 7)]);
    expect(serializer.frameFor({ audience: 0 as Viewer, follow: 'events', on: 0 })).toBeUndefined();
  });
});
