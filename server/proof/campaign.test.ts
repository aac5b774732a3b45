import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { processesWith } from '../../tools/processes.mjs';
import { withTemporaryFolder } from '../../tools/temporaryFolder.mjs';
import { nextEvent } from '../src/testing/waiting.js';

const TIMEOUT = 100_000;

it(
  'a campaign that is ended by hand ends its tests and their server, and removes what they had on the disk',
  {
    timeout: 2 * TIMEOUT,
  },
  () =>
    withTemporaryFolder(async (folder) => {
      const campaign = spawn(process.execPath, [join(import.meta.dirname, 'campaign.mjs'), 'soak'], {
        env: { ...process.env, TMPDIR: folder },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let said = '';
      campaign.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      const hasServer = (): boolean => processesWith(folder).some(({ command }) => command.includes('serverChild'));
      await vi.waitUntil(hasServer, { timeout: TIMEOUT, interval: 200 });
      campaign.kill('SIGINT');
      await nextEvent(campaign, 'exit');
      rmSync(/^report: (.+)$/m.exec(said)?.[1] ?? '');
      expect(processesWith(folder)).toEqual([]);
      expect(readdirSync(folder)).toEqual([]);
      expect(campaign.exitCode).toBe(130);
    }),
);
