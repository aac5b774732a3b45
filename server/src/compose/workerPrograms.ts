import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const require = createRequire(import.meta.url);

/**
 * The programs of the threads, named by the package's exports: so they are found from the sources, from the build, and from a bundle
 * that lies somewhere else. Threads run built code only.
 */
export const workerProgram = (name: 'sqlite' | 'bot'): URL =>
  pathToFileURL(require.resolve(`@miaou/server/${name}-worker`));

/** A bundled program has a bundled writer next to it: one file loads faster than a dozen. */
const BUNDLED_WRITER = new URL('./bundle-writer.js', import.meta.url);

const writerProgram = (): URL => (existsSync(BUNDLED_WRITER) ? BUNDLED_WRITER : workerProgram('sqlite'));

let warmWriter: Worker | undefined;

/** Starts the writer's thread while the rest of the program is still loading: a server is ready a third sooner. */
export const warmUp = (): void => {
  const worker = new Worker(writerProgram());
  worker.unref();
  worker.once('error', () => {
    if (warmWriter === worker) warmWriter = undefined;
  });
  warmWriter = worker;
};

/** The thread that was started early, once; or the program to start one from. */
export const takeWriter = (): Worker | URL => {
  const writer = warmWriter ?? writerProgram();
  warmWriter = undefined;
  return writer;
};
