import { gameById } from '@miaou/games';
import { type Game, seat, seatsOf } from '@miaou/kit';
import { foldTable, snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../link/choices';
import type { LocalHost } from './localHost';
import { recordIn } from './records';
import { Device, here, TABLE } from './testing/table';

/** Lets whoever is to move do the first thing that is legal. */
const moveOnce = async (host: LocalHost): Promise<boolean> => {
  const [next] = host.waitingFor;
  if (next === undefined) return false;
  const { settings, view } = host.copyFor(next).snapshot;
  const person = host.personAt(next);
  if (view === null || person === undefined) throw new Error('nobody is to move');
  const { moves, roll } = choicesOf(gameById(settings.game) as Game, view, next);
  const [move] = moves;
  const answer = await host.submit(
    person,
    roll || move === undefined ? { type: 'roll' } : { type: 'move', move: { ...move } },
  );
  expect(answer).toEqual({ accepted: true });
  return true;
};

const playOut = async (device: Device, host: LocalHost): Promise<void> => {
  for (let turn = 0; turn < 4_000 && host.copyFor('spectator').snapshot.stage === 'playing'; turn++) {
    if (!(await moveOnce(host))) await device.letBotsAct(host);
  }
};

describe('a table of this device', () => {
  it.each([
    ['felix', 1, 3],
    ['felix', 3, 3],
    ['felix', 2, 5],
    ['chop', 1, 2],
    ['chop', 3, 4],
  ])('plays %s with %s people on %s seats to the end, and keeps its record', async (game, people, seats) => {
    const device = new Device(`${game} ${people}`);
    const host = await device.deal(game, people, seats);
    await playOut(device, host);
    expect(host.copyFor('spectator').snapshot.stage).toBe('over');
    const entries = await device.store.read(TABLE, 0);
    const record = recordIn(TABLE, device.house, entries, 1);
    expect(record?.game).toBe(game);
    expect(record).toHaveProperty('result');
    expect(recordIn(TABLE, device.house, entries, 2)).toBeUndefined();
    expect(device.store.summaries.get(TABLE)).toMatchObject({ stage: 'over', isPeoplesTurn: false });
  });

  it('is after a reload what it was, facts included', async () => {
    const device = new Device();
    const host = await device.deal('felix', 2, 3);
    for (let turn = 0; turn < 10; turn++) if (!(await moveOnce(host))) await device.letBotsAct(host);
    host.close();
    const again = await device.open();
    for (const audience of [...seatsOf(3), 'spectator'] as const) {
      expect(again.copyFor(audience)).toEqual(host.copyFor(audience));
      const folded = foldTable(TABLE, device.house, await device.store.read(TABLE, 0));
      expect(again.copyFor(audience).snapshot).toEqual(snapshot(folded, audience));
    }
    expect(again.waitingFor).toEqual(host.waitingFor);
  });

  it('tells nothing before it is safe', async () => {
    const device = new Device();
    const host = await device.deal('felix', 3, 3);
    const before = host.copyFor(seat(0));
    device.store.isFull = true;
    const answer = await host.submit(here(0), { type: 'say', saying: { text: 'psst' } });
    expect(answer).toEqual({ accepted: false, refusal: { code: 'storage-failed' } });
    expect(host.copyFor(seat(0))).toBe(before);
  });

  it('refuses as a server does', async () => {
    const device = new Device();
    const host = await device.deal('felix', 3, 3);
    expect(await host.submit(here(1), { type: 'move', move: { type: 'bid', amount: 2 } })).toMatchObject({
      accepted: false,
      refusal: { code: 'wrong-phase' },
    });
    expect(await host.submit(here(1), { type: 'start' })).toMatchObject({ refusal: { code: 'host-only' } });
  });

  it('agrees with another tab that shows it too', async () => {
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

  it('shows a bot what its seat may see, and no more', async () => {
    const device = new Device();
    const host = await device.deal('felix', 1, 4);
    await device.letBotsAct(host);
    expect(device.bots.tasks.length).toBeGreaterThan(0);
    for (const { seat: by, view } of device.bots.tasks) {
      expect(view.viewer).toBe(by);
      expect(view).not.toHaveProperty('deal');
    }
  });

  it('lets nobody act for a bot that is called off', async () => {
    const device = new Device();
    const host = await device.deal('felix', 1, 3);
    host.close();
    expect(device.clock.isWaitedFor).toBe(false);
  });

  it('takes a move back when one asks, because the others sit beside', async () => {
    const device = new Device();
    const host = await device.deal('felix', 3, 3);
    const before = host.copyFor(seat(0)).snapshot.view;
    await moveOnce(host);
    expect(host.copyFor(seat(0)).steps).toHaveLength(1);
    await host.submit(here(0), { type: 'ask', wish: 'undo' });
    await host.refresh();
    await host.refresh();
    expect(host.copyFor(seat(0)).snapshot.view).toEqual(before);
    expect(host.copyFor(seat(0)).steps).toEqual([]);
  });

  it('deals again after a match', async () => {
    const device = new Device();
    const host = await device.deal('felix', 3, 3);
    await playOut(device, host);
    expect(await host.submit(here(1), { type: 'rematch' })).toEqual({ accepted: true });
    expect(await host.submit(here(0), { type: 'start' })).toEqual({ accepted: true });
    expect(host.copyFor('spectator').snapshot).toMatchObject({ match: 2, stage: 'playing' });
    expect(host.copyFor('spectator').steps).toEqual([]);
  });

  it('knows whether anybody has secrets', async () => {
    expect((await new Device().deal('felix', 3, 3)).hasSecrets).toBe(true);
    expect((await new Device().deal('chop', 3, 3)).hasSecrets).toBe(false);
  });
});
