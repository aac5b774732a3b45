import { existsSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BotTask } from '@miaou/host';
import { serveBots } from '../bots/serveBots.js';

/** A file beside the program: the thread is ready when it is there. */
const gate = `${fileURLToPath(import.meta.url)}.open`;

await new Promise<void>((resolve) => {
  const watcher = watch(dirname(gate), (_, name) => {
    if (name === basename(gate)) open();
  });
  const open = (): void => {
    watcher.close();
    resolve();
  };
  if (existsSync(gate)) open();
});

/** A program for the bots' threads that takes as long to start as a test wants. */
serveBots(({ legalMoves }: BotTask) => Promise.resolve(legalMoves.length - 1));
