import { seat } from '@miaou/kit';
import { snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { TABLE } from './testing/fakeServer.js';
import { match, say, scene, serverSnapshot } from './testing/scene.js';

describe('messages that are not in the protocol', () => {
  it.each([
    ['text that is not JSON', 'nonsense'],
    ['an unknown message', '{"type":"surprise"}'],
    ['an update without a number', '{"events":[]}'],
    ['a view of another viewer', ''],
  ])('%s is reported and ignored, and the table is synchronised again', (_, text) => {
    const { ana, server, clock, flush } = match();
    const before = ana.table.copy;
    const stranger = { type: 'watching', snapshot: { ...snapshot(server.table, seat(1)), as: seat(0) } };
    ana.receive(text === '' ? JSON.stringify(stranger) : text);
    expect(ana.invalid).toHaveLength(1);
    expect(ana.table.copy).toBe(before);
    clock.advance(1_000);
    expect(ana.toServer).toContainEqual({ type: 'watch', table: TABLE, follow: 'events', history: true });
    flush();
    expect(ana.table.copy?.snapshot).toEqual(serverSnapshot(server, ana));
  });

  it('a command whose answer was garbled is sent again', async () => {
    const { ana, clock, flush } = scene();
    const answer = ana.table.send(say('hello'));
    ana.step('up');
    ana.socket?.toClient.splice(0);
    ana.receive('{"answer":');
    clock.advance(1_000);
    flush();
    expect(await answer).toEqual({ accepted: true });
  });

  it('a server that sends only nonsense is asked less and less often', () => {
    const { ana, clock } = scene();
    const requests = [];
    for (let second = 0; second < 60; second++) {
      ana.receive('nonsense');
      clock.advance(1_000);
      requests.push(...ana.toServer.splice(0).filter(({ type }) => type === 'watch'));
    }
    expect(requests).toHaveLength(5);
  });

  it('a field that a newer server has added is ignored', () => {
    const { ana, server } = scene();
    const added = { ...snapshot(server.table, 'spectator'), n: 3, mood: 'merry' };
    ana.receive(JSON.stringify({ type: 'watching', snapshot: added, since: 2 }));
    expect(ana.invalid).toEqual([]);
    expect(ana.table.copy?.snapshot.n).toBe(3);
  });
});
