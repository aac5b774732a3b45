import { join } from 'node:path';
import type { Settings } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { call, meet, openTable, pageHeaders } from '../client/guest.js';
import { MATCHES } from '../client/playing.js';
import { faultsAtAnyMoment } from '../invariants/invariants.js';
import { readLogs } from '../invariants/logs.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { RecordingClient } from '../worlds/recordingClient.js';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
/** Less than limits have in reserve, more than that, and as after daylight saving by hand. */
const STEPS = [1.5 * SECOND, 60 * SECOND, HOUR].flatMap((step) => [-step, step, step, -step]);

describe('a clock that is set', () => {
  const build = useServerBuild();

  it('[I6] a clock that is set forward or back closes no socket, turns nobody away and takes no entry back', async () => {
    const file = join(build().folder, 'clock-steps.db');
    const server = await ServerProcess.start(build(), { file });
    const { port } = server;
    const guest = await meet(port);
    const table = await openTable(port, guest, MATCHES[0] as Settings);
    const playing = await RecordingClient.join(guest, port);
    await playing.watch(table);
    await playing.command(table, { type: 'sit' });
    for (const [place, step] of STEPS.entries()) {
      await server.setClock(step);
      // Over a socket that was open before, over a new one, and by requests of known and new people.
      await playing.caughtUp();
      const said = await playing.command(table, { type: place % 2 === 0 ? 'standUp' : 'sit' });
      expect(said, `after a step of ${step} ms`).not.toContain('refusal');
      const newcomer = await RecordingClient.join(guest, port);
      await newcomer.watch(table);
      newcomer.leave();
      const me = await call(port, { method: 'GET', path: '/api/me', headers: pageHeaders(port, guest) });
      expect(me.status, `after a step of ${step} ms`).toBe(200);
      await meet(port);
    }
    expect(await server.counted('miaou_rate_limited_total')).toBe(0);
    playing.leave();
    await server.stop();
    expect([...server.faults(), ...faultsAtAnyMoment(readLogs(file), [])]).toEqual([]);
  });
});
