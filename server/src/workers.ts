import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * The programs of the threads, named by the package's exports: so they are found from the sources, from the build, and from a bundle
 * that lies somewhere else. Threads run built code only.
 */
export const workerProgram = (name: 'sqlite' | 'bot'): URL =>
  pathToFileURL(require.resolve(`@miaou/server/${name}-worker`));
