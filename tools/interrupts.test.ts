import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { processesWith } from './processes.mjs';
import { withTemporaryFolder } from './temporaryFolder.mjs';

const moduleAt = (name: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

/** Lends a folder to a program that would run for ever and has a child of its own, as the tests in a browser do. */
const program = (begun: string): string => `
import { runInterruptibly } from ${moduleAt('interrupts.mjs')};
import { endTree, startTree } from ${moduleAt('processes.mjs')};
import { withTemporaryFolder } from ${moduleAt('temporaryFolder.mjs')};
const child = 'require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);'
  + 'require("node:fs").writeFileSync(' + ${JSON.stringify(JSON.stringify(begun))} + ', ""); setInterval(() => {}, 1000)';
await runInterruptibly((interrupted) => withTemporaryFolder(async (folder) => {
  const tree = startTree(process.execPath, ['-e', child], { env: { ...process.env, TMPDIR: folder }, shell: false });
  interrupted.addEventListener('abort', () => void endTree(tree, folder, 5_000));
  return new Promise((resolve) => tree.once('close', () => resolve(0)));
}));
`;

describe('a program that can be interrupted', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('after %s it ends what it has started, removes its folder, and ends with %i', (signal, code) =>
    withTemporaryFolder(async (folder) => {
      const [begun, temporary, script] = ['begun', 'tmp', 'program.mjs'].map((name) => join(folder, name)) as [
        string,
        string,
        string,
      ];
      mkdirSync(temporary);
      writeFileSync(script, program(begun));
      const run = spawn(process.execPath, [script], {
        env: { ...process.env, TMPDIR: temporary, TMP: temporary, TEMP: temporary },
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => run.once('exit', resolve));
      await vi.waitUntil(() => existsSync(begun), { timeout: 60_000 });
      run.kill(signal);
      expect(await ended).toBe(code);
      await vi.waitUntil(() => processesWith(temporary).length === 0, { timeout: 60_000 });
      expect(readdirSync(temporary)).toEqual([]);
    }),
  );
});
