import { gameById } from '@miaou/games';
import { type Game, seat, seatsOf } from '@miaou/kit';
import { foldTable, snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../tableClient/choices';
import type { LocalTableHost } from './localTableHost';
import { recordIn } from './records';
import { Device, here, TABLE } from './testing/table';

/** The first person who is to decide makes the first legal move. */
const moveOnce = async (host: LocalTableHost): Promise<boolean> => {
  const [next] = host.waitingFor;
  if (next === undefined) return false;
  const { settings, view } = host.copyFor(next).snapshot;
  const person = host.personAt(next);
  if (view === null || person === undefined) throw new Error('no person is to move');
  const { moves, roll } = choicesOf(gameById(settings.game) as Game, view, next);
  const [move] = moves;
  const answer = await host.submit(
    person,
    roll || move === undefined ? { type: 'roll' } : { type: 'move', move: { ...move } },
  );
  expect(answer).toEqual({ accepted: true });
  return true;
};

const playOut = async (device: Device, host: LocalTableHost): Promise<void> => {
  for (let turn = 0; turn < 4_000 && host.copyFor('spectator').snapshot.stage === 'playing'; turn++) {
    if (!(await moveOnce(host))) await device.letBotsAct(host);
  }
};

const promisesSettled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

describe('the host of a table on this device', () => {
  it.each([
    ['felix', 1, 3],
    ['felix', 3, 3],
    ['felix', 2, 5],
    ['chop', 1, 2],
    ['chop', 3, 4],
  ])(
    'a local match of %s with %s people on %s seats is played to the end, and its record is kept',
    async (game, people, seats) => {
      const device = new Device(`${game} ${people}`);
      const host = await device.deal(game, people, seats);
      await playOut(device, host);
      expect(host.copyFor('spectator').snapshot.stage).toBe('over');
      const entries = await device.store.read(TABLE, 0);
      const record = recordIn(TABLE, device.catalog, entries, 1);
      expect(record?.game).toBe(game);
      expect(record).toHaveProperty('result');
      expect(recordIn(TABLE, device.catalog, entries, 2)).toBeUndefined();
      expect(device.store.summaries.get(TABLE)).toMatchObject({ stage: 'over', isPeoplesTurn: false });
    },
  );

  it('a local table is the same after a reload, its events included', async () => {
    const device = new Device();
    const host = await device.deal('felix', 2, 3);
    for (let turn = 0; turn < 10; turn++) if (!(await moveOnce(host))) await device.letBotsAct(host);
    host.close();
    const again = await device.open();
    for (const audience of [...seatsOf(3), 'spectator'] as const) {
      expect(again.copyFor(audience)).toEqual(host.copyFor(audience));
      const folded = foldTable(TABLE, device.catalog, await device.store.read(TABLE, 0));
      expect(again.copyFor(audience).snapshot).toEqual(snapshot(folded, audience));
    }
    expect(again.waitingFor).toEqual(host.waitingFor);
  });

  it('a local table publishes nothing that could not be stored', async () => {
    const device = new Device();
    const host = await device.deal('felix', 3, 3);
    const before = host.copyFor(seat(0));
    device.store.isFull = true;
    const answer = await host.submit(here(0), { type: 'say', saying: { text: 'psst' } });
    expect(answer).toEqual({ accepted: false, refusal: { code: 'storage-failed' } });
    expect(host.copyFor(seat(0))).toBe(before);
  });

  it('a local table whose log could be neither written nor read goes on once it can be read', async () => {
    const device = new Device();
    const host = await device.deal('felix', 1, 3);
    expect(await moveOnce(host)).toBe(true);
    device.store.isFull = true;
    device.store.isDown = true;
    const said = { type: 'say', saying: { text: 'hello?' } } as const;
    expect(await host.submit(here(0), said)).toMatchObject({ refusal: { code: 'storage-failed' } });
    expect(await host.submit(here(0), said)).toMatchObject({ refusal: { code: 'storage-failed' } });
    device.store.isFull = false;
    device.store.isDown = false;
    expect(await host.submit(here(0), said)).toEqual({ accepted: true });
    expect(host.copyFor(seat(0)).chat).toHaveLength(1);
    await device.letBotsAct(host);
    expect(device.bots.tasks.length).toBeGreaterThan(0);
  });

  it('a local table whose log could not be read is read again without a command', async () => {
    const device = new Device();
    const host = await device.deal('felix', 1, 3);
    device.store.isFull = true;
    device.store.isDown = true;
    await host.submit(here(0), { type: 'say', saying: { text: 'hello?' } });
    device.store.isFull = false;
    device.store.isDown = false;
    for (const wait of [5_000, 2_000]) {
      device.clock.advance(wait);
      await promisesSettled();
    }
    const moved = (await device.store.read(TABLE, 0)).filter(({ body }) => body.type === 'moved');
    expect(moved.length).toBeGreaterThan(0);
  });

  it('a local table refuses what a server refuses', async () => {
    const device = new Device();
    const host = await device.deal('felix', 3, 3);
    expect(await host.submit(here(1), { type: 'move', move: { type: 'bid', amount: 2 } })).toMatchObject({
      accepted: false,
      refusal: { code: 'wrong-phase' },
    });
    expect(await host.submit(here(1), { type: 'start' })).toMatchObject({ refusal: { code: 'host-only' } });
  });

  it('two tabs that host the same table agree after a conflict', async () => {
    const device = new Device();
    const host = await device.deal('felix', 3, 3);
    const other = await device.open();
    expect(await moveOnce(host)).toBe(true);
    expect(await other.submit(here(2), { type: 'say', saying: { text: 'me too' } })).toEqual({ accepted: true });
    await host.refresh();
    for (const audience of [...seatsOf(3), 'spectator'] as const)
      expect(other.copyFor(audience)).toEqual(host.copyFor(audience));
    expect(device.written).toBeGreaterThan(0);
  });

  it('a bot at a local table gets what its seat may see, and no more', async () => {
    const device = new Device();
    const host = await device.deal('felix', 1, 4);
    await device.letBotsAct(host);
    expect(device.bots.tasks.length).toBeGreaterThan(0);
    for (const { seat: by, view } of device.bots.tasks) {
      expect(view.viewer).toBe(by);
      expect(view).not.toHaveProperty('deal');
    }
  });

  it('a closed local table leaves no timer behind', async () => {
    const device = new Device();
    const host = await device.deal('felix', 1, 3);
    host.close();
    expect(device.clock.hasTasks).toBe(false);
  });

  it('an undo at a local table needs no second click, because the players sit together', async () => {
    const device = new Device();
    const host = await device.deal('felix', 3, 3);
    const before = host.copyFor(seat(0)).snapshot.view;
    await moveOnce(host);
    expect(host.copyFor(seat(0)).transitions).toHaveLength(1);
    await host.submit(here(0), { type: 'ask', wish: 'undo' });
    await host.refresh();
    await host.refresh();
    expect(host.copyFor(seat(0)).snapshot.view).toEqual(before);
    expect(host.copyFor(seat(0)).transitions).toEqual([]);
  });

  it('a local table deals again after a match', async () => {
    const device = new Device();
    const host = await device.deal('felix', 3, 3);
    await playOut(device, host);
    expect(await host.submit(here(1), { type: 'setUp' })).toEqual({ accepted: true });
    expect(await host.submit(here(0), { type: 'start' })).toEqual({ accepted: true });
    expect(host.copyFor('spectator').snapshot).toMatchObject({ match: 2, stage: 'playing' });
    expect(host.copyFor('spectator').transitions).toEqual([]);
  });

  it('a local table knows whether its game has secrets', async () => {
    expect((await new Device().deal('felix', 3, 3)).hasSecrets).toBe(true);
    expect((await new Device().deal('chop', 3, 3)).hasSecrets).toBe(false);
  });
});
