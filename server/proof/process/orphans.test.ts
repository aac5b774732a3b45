import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextEvent } from '../../src/testing/waiting.js';
import type { FromChild } from './childOptions.js';
import { useServerBuild } from './useServerBuild.js';

/** Starts the program of its first argument as the proofs do, and passes on what it sends. */
const PARENT = `
  const child = require('node:child_process').spawn(process.execPath, process.argv.slice(1), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', (message) => process.send(message)).on('exit', () => process.exit(1));
`;

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

describe('a server process of the proofs', () => {
  const build = useServerBuild();

  it('a server whose parent was killed ends', async () => {
    const options = JSON.stringify({ file: join(build().folder, 'orphan.db') });
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    const parent = spawn(process.execPath, ['-e', PARENT, build().program, options], { stdio: [...stdio] });
    const [message] = (await nextEvent(parent, 'message')) as [FromChild];
    if (message.kind !== 'listening') throw new Error(`expected an address, got ${message.kind}`);
    const port = Number(new URL(message.address).port);
    parent.kill('SIGKILL');
    // Each attempt waits for the network; a server that stays runs into the time limit of the test.
    while (await isListening(port));
    await expect(isListening(port)).resolves.toBe(false);
  });
});
