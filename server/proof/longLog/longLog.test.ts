import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { meet, openTable } from '../client/guest.js';
import { MATCHES } from '../client/playing.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { Bystander, lookAt } from './bystander.js';
import { Echo } from './echo.js';
import { writeLongLog } from './writeLongLog.js';

/** `npm run campaign:longLog` asks for more. */
const ENTRIES = Number(process.env['MIAOU_LONG_LOG']);
/** Folding so many takes many slices, and between any two of them others have their turn. */
const ENTRIES_FOR_A_TURN = 5_000;
/** What others wait for without it, for the disk above all: about as many commands as they make while it is read. */
const COMMANDS_ALONE = Math.ceil(ENTRIES / 300);

describe('a table with a very long log', () => {
  const build = useServerBuild();

  it(`[I6] a table with ${ENTRIES} entries and no snapshot is shown, and others are served meanwhile`, {
    timeout: 1_800_000,
  }, async () => {
    const file = join(build().folder, 'long.db');
    const table = writeLongLog(file, ENTRIES);
    const measuresTurns = process.platform === 'linux';
    const server = await ServerProcess.start(build(), { file, limitFactor: 1_000_000, measuresTurns });
    const { port } = server;
    const guest = await meet(port);
    const [settings] = MATCHES;
    if (settings === undefined) throw new Error('no match to play');
    const bystander = await Bystander.connect(port, guest, await openTable(port, guest, settings));
    const echo = await Echo.start();
    bystander.count();
    await bystander.untilAnswered(COMMANDS_ALONE);
    const alone = { pings: bystander.pings, commands: bystander.commands, echo: echo.waits };
    const begun = performance.now();
    bystander.count();
    echo.count();
    // The first entry opens the table and is no update.
    expect(await lookAt(port, table)).toBe(ENTRIES - 1);
    const milliseconds = performance.now() - begun;
    bystander.leave();
    echo.stop();
    const { pings, commands } = bystander;
    const { longestTurn } = await server.usage();
    const report = { entries: ENTRIES, milliseconds, longestTurn, pings, commands, echo: echo.waits, alone };
    reportPart(report);
    expect(pings.answers).toBeGreaterThan(ENTRIES / ENTRIES_FOR_A_TURN);
    await server.stop();
    expect(server.faults()).toEqual([]);
  });
});
