import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { skip } from '../../../tools/skip.mjs';
import { Group } from '../client/group.js';
import { Signal } from '../client/signal.js';
import { faultsAtAnyMoment } from '../invariants/invariants.js';
import { readLogs } from '../invariants/logs.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { canTrace } from './trace.js';

/** One sync in the midst of a match fails, and all later ones succeed, as on a disk that lost some pages. */
const failingSync = (when: number): readonly string[] => [
  'strace',
  '-f',
  '-qq',
  '-e',
  'trace=fsync,fdatasync',
  '-e',
  `inject=fsync,fdatasync:error=EIO:when=${when}`,
  '-o',
  '/dev/null',
];

describe('a disk that fails', () => {
  const build = useServerBuild();

  it('[I1] a server whose sync failed says so, ends, and has acknowledged nothing since', async () => {
    if (!canTrace()) return skip('no sync was made to fail: strace is missing or not allowed');
    const file = join(build().folder, 'failed-sync.db');
    const server = await ServerProcess.start(build(), { file }, failingSync(40));
    const signal = new Signal();
    const group = await Group.gather(
      server.port,
      { number: 0, people: 2, seed: 'failed sync' },
      { received: () => signal.poke() },
    );
    await group.begin(server.port);
    group.connect(server.port);
    void server.ended().then(() => signal.poke());
    await signal.until(() => !server.isRunning || group.isOver);
    expect(server.isRunning).toBe(false);
    expect(server.log.join('')).toContain('the storage failed, the server ends');
    const histories = group.players.map(({ history }) => history);
    expect(faultsAtAnyMoment(readLogs(file), histories)).toEqual([]);
    for (const player of group.players) player.leave();
  });
});
