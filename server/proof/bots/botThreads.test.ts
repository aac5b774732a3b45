import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seat } from '@miaou/kit';
import type { Command, Settings, TableId } from '@miaou/table';
import { afterEach, describe, expect, it } from 'vitest';
import { meet, openTable } from '../client/guest.js';
import { MATCHES } from '../client/playing.js';
import { readLogs } from '../invariants/logs.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { RecordingClient } from '../worlds/recordingClient.js';

const SETTINGS = MATCHES[0] as Settings;
const BOTS = [1, 2, 3].map((held): Command => ({ type: 'seatBot', seat: seat(held), bot: 'mirek' }));
const TABLES = 6;

describe('threads of bots in a running server', () => {
  const build = useServerBuild();
  /** Shared with the test files that run in this process before and after: whatever is changed in it is put back. */
  const folder = (): string => dirname(fileURLToPath(build().sqliteWorker));
  const program = (): string => join(folder(), 'bot.js');
  const real = (): string => join(folder(), 'realBot.js');
  const starts = (): string => join(folder(), 'starts');
  const gate = (): string => join(folder(), 'gate');

  /** The server takes this for the program of its bots. */
  const replaceProgram = (source: string): void => {
    renameSync(program(), real());
    writeFileSync(program(), source);
  };
  afterEach(() => {
    if (existsSync(real())) renameSync(real(), program());
    for (const file of [starts(), gate()]) rmSync(file, { force: true });
  });

  const begin = async (port: number): Promise<{ table: TableId; client: RecordingClient }> => {
    const host = await meet(port);
    const table = await openTable(port, host, SETTINGS);
    const client = await RecordingClient.join(host, port);
    await client.watch(table);
    for (const command of [{ type: 'sit' }, ...BOTS, { type: 'start' }] as const)
      expect(await client.command(table, command)).not.toContain('refusal');
    return { table, client };
  };

  /** Every bot has laid its card. */
  const allLaid = (client: RecordingClient): Promise<void> =>
    client.until(() => new Set(client.heard.join('').match(/"cardLaid","seat":\d/g)).size === BOTS.length);

  it('a bot whose thread takes long to start is waited for and started once', async () => {
    replaceProgram(`
      import { appendFileSync, existsSync } from 'node:fs';
      appendFileSync(${JSON.stringify(starts())}, 'started\\n');
      while (!existsSync(${JSON.stringify(gate())})) await new Promise((later) => setTimeout(later, 10));
      await import('./realBot.js');
    `);
    const server = await ServerProcess.start(build(), { file: join(build().folder, 'slow-start.db') });
    const { client } = await begin(server.port);
    await client.caughtUp();
    writeFileSync(gate(), '');
    await allLaid(client);
    client.leave();
    await server.stop();
    expect(readFileSync(starts(), 'utf8')).toBe('started\n');
    expect(server.faults()).toEqual([]);
  });

  it('[I5] where no bot can be run, the cards that are laid for them do not follow from their hands', async () => {
    replaceProgram("throw new Error('no bot today');");
    const file = join(build().folder, 'no-bots.db');
    const server = await ServerProcess.start(build(), { file, limitFactor: 100 });
    for (let table = 0; table < TABLES; table++) {
      const { client } = await begin(server.port);
      await allLaid(client);
      client.leave();
    }
    await server.stop();
    const firstCards = [...readLogs(file).values()].flatMap((rows) =>
      rows.flatMap(({ entry: { body } }) =>
        body.type === 'moved' && body.through === 'bot' && body.move['type'] === 'place' ? [body.move['card']] : [],
      ),
    );
    expect(firstCards.length).toBeGreaterThanOrEqual(TABLES * BOTS.length);
    const most = Math.max(...[...new Set(firstCards)].map((card) => firstCards.filter((one) => one === card).length));
    // By chance about a ninth each; a card that follows from the hand is the same nearly everywhere.
    expect(most).toBeLessThan(firstCards.length / 2);
    expect(server.log.join('')).toContain('a bot gave no legal move');
  });
});
