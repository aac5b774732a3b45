import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * The program of a thread. A bundled program has the bundled ones next to it: an installed package has nothing else, and one file loads
 * faster than a dozen. Otherwise it is named by the package's exports, so that it is found from the sources and from the build. Threads run
 * built code only.
 */
export const workerProgram = (name: 'sqlite' | 'bot'): URL => {
  const bundled = new URL(`./bundle-${name}.js`, import.meta.url);
  return existsSync(bundled)
    ? bundled
    : pathToFileURL(createRequire(import.meta.url).resolve(`@miaou/server/${name}-worker`));
};

let warmWriter: Worker | undefined;

/**
 * Starts the writer's thread while the rest of the program is still loading: a server is ready a third sooner. A process that has nothing to
 * store ends when the thread has loaded: SQLite's native code aborts the process if its thread is ended while it is loaded.
 */
export const warmUp = (): void => {
  const worker = new Worker(workerProgram('sqlite'));
  worker.once('message', () => {
    if (warmWriter === worker) worker.unref();
  });
  worker.once('error', () => {
    if (warmWriter === worker) warmWriter = undefined;
  });
  warmWriter = worker;
};

/** The thread that was started early, once; or the program to start one from. */
export const takeWriter = (): Worker | URL => {
  const writer = warmWriter ?? workerProgram('sqlite');
  warmWriter = undefined;
  return writer;
};
