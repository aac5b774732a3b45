import { type Bytes32, drawBytes32, SeededChance, sealOfShare } from '@miaou/kit';
import type { Seals } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { ShareKeeper } from './shareKeeper.js';
import type { FakeClient } from './testing/fakeClient.js';
import { scene } from './testing/scene.js';

const SECRET = '5e'.repeat(32);

interface Device {
  readonly keeper: ShareKeeper;
  readonly drawn: Bytes32[];
  readonly noted: [number, Seals][];
}

const deviceOf = (client: FakeClient, kept?: { share: Bytes32 | undefined }): Device => {
  const chance = new SeededChance(client.me.name);
  const drawn: Bytes32[] = [];
  const noted: [number, Seals][] = [];
  const keeper = new ShareKeeper(client.table, {
    draw: () => {
      drawn.push(drawBytes32(chance));
      return drawn.at(-1) ?? '';
    },
    noted: (match, seals) => noted.push([match, seals]),
    ...(kept === undefined
      ? {}
      : {
          kept: {
            load: () => kept.share,
            save: (share) => {
              kept.share = share;
            },
          },
        }),
  });
  return { keeper, drawn, noted };
};

/** Three people at a table, each with a device that keeps a share. */
const seated = () => {
  const table = scene(3);
  table.server.drawSecret = () => SECRET;
  const devices = table.clients.map((client) => deviceOf(client));
  for (const client of table.clients) void client.table.send({ type: 'sit' });
  table.flush();
  table.flush();
  return { ...table, devices };
};

const sharesOf = ({ server }: Pick<ReturnType<typeof scene>, 'server'>): (string | undefined)[] =>
  server.table.match?.fair?.proof.shares.map((given) => ('share' in given ? given.share : undefined)) ?? [];

describe('a device that keeps a share', () => {
  it('seals as soon as its person sits, and opens when the match begins, without being asked', () => {
    const { server, ana, flush, devices } = seated();
    expect(Object.keys(server.table.sealing?.seals ?? {})).toHaveLength(3);
    void ana.table.send({ type: 'start' });
    flush();
    expect(server.table.stage).toBe('playing');
    expect(sharesOf({ server })).toEqual(devices.map(({ drawn }) => drawn[0]));
    expect(devices.map(({ noted }) => noted[0]?.[1].seats['0'])).toEqual(
      devices.map(() => sealOfShare(devices[0]?.drawn[0] ?? '')),
    );
  });

  it('a device that keeps a share is never shown as something that is under way', () => {
    const { ana } = seated();
    expect(ana.table.pending).toEqual([]);
  });

  it('seals once, however often the table changes', () => {
    const { server, ana, flush } = seated();
    for (const text of ['one', 'two', 'three']) void ana.table.send({ type: 'say', saying: { text } });
    flush();
    expect(server.entries.filter(({ body }) => body.type === 'sealed')).toHaveLength(3);
  });

  it('seals another share when somebody leaves while shares are opened', () => {
    const { server, clients, ana, flush, devices } = seated();
    void ana.table.send({ type: 'start' });
    ana.flush();
    void clients[2]?.table.send({ type: 'standUp' });
    clients[2]?.flush();
    flush();
    flush();
    expect(server.table.stage).toBe('gathering');
    expect(devices[0]?.drawn).toHaveLength(2);
    expect(Object.values(server.table.sealing?.seals ?? {})).toContain(sealOfShare(devices[0]?.drawn[1] ?? ''));
  });

  it('seals again after a broken connection only where its seal is missing', () => {
    const { server, ana, flush } = seated();
    ana.break();
    ana.open();
    flush();
    expect(server.entries.filter(({ body }) => body.type === 'sealed')).toHaveLength(3);
  });

  it('seals again where the server was too busy to say whether it had', () => {
    const { server, clients, ana, clock, flush } = scene(3);
    server.drawSecret = () => SECRET;
    for (const client of clients) void client.table.send({ type: 'sit' });
    flush();
    server.isBusy = true;
    for (const client of clients) deviceOf(client);
    flush();
    expect(Object.keys(server.table.sealing?.seals ?? {})).toHaveLength(0);
    server.isBusy = false;
    clock.advance(1_000);
    flush();
    expect(Object.keys(server.table.sealing?.seals ?? {})).toHaveLength(3);
    expect(ana.table.pending).toEqual([]);
  });

  it('an older seal is not repeated once another one was sent', () => {
    const { server, ana, clock, flush, devices } = seated();
    const [device] = devices;
    server.isBusy = true;
    ana.table.sendQuietly({ type: 'seal', seal: sealOfShare('00'.repeat(32)) });
    flush();
    server.isBusy = false;
    ana.table.sendQuietly({ type: 'seal', seal: sealOfShare(device?.drawn[0] ?? '') });
    flush();
    clock.advance(10_000);
    flush();
    expect(server.table.sealing?.seals[ana.me.person]).toBe(sealOfShare(device?.drawn[0] ?? ''));
  });

  it('a device that keeps a share opens the share that an earlier page of the device has sealed', () => {
    const table = scene(1);
    table.server.drawSecret = () => SECRET;
    const kept = { share: undefined };
    const before = deviceOf(table.ana, kept);
    void table.ana.table.send({ type: 'sit' });
    table.flush();
    before.keeper.close();
    const after = deviceOf(table.ana, kept);
    for (const seat of [1, 2]) void table.ana.table.send({ type: 'seatBot', seat: seat as never, bot: 'random' });
    table.flush();
    void table.ana.table.send({ type: 'start' });
    table.flush();
    expect(after.drawn).toEqual([]);
    expect(sharesOf(table)[0]).toBe(before.drawn[0]);
    expect(kept.share).toBeUndefined();
  });

  it('a device that keeps a share does nothing at a table of a server that does not seal', () => {
    const table = scene(1);
    deviceOf(table.ana);
    void table.ana.table.send({ type: 'sit' });
    table.flush();
    expect(table.server.table.sealing).toBeUndefined();
    expect(table.server.entries).toHaveLength(2);
  });
});
