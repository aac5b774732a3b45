import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildServer, type ServerBuild, type ServerPrograms } from './buildServer.js';
import { ServerProcess } from './serverProcess.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** For what the test files of one run share; removed after the last of them. */
    readonly sharedTestFolder: string;
  }
}

/** One for all test files of this process: it takes as long as some of them do. */
let built: Promise<ServerPrograms> | undefined;
const buildOnce = (): Promise<ServerPrograms> => {
  built ??= buildServer(mkdtempSync(join(inject('sharedTestFolder'), 'server-')));
  return built;
};

/** A built server for the tests of one group. */
export const useServerBuild = (): (() => ServerBuild) => {
  let server: ServerBuild | undefined;
  beforeAll(async () => {
    server = { ...(await buildOnce()), folder: mkdtempSync(join(tmpdir(), 'miaou-proof-')) };
  }, 120_000);
  afterAll(() => {
    ServerProcess.endAll();
    if (server !== undefined) rmSync(server.folder, { recursive: true, force: true });
  });
  return () => {
    if (server === undefined) throw new Error('the server is not built before a test begins');
    return server;
  };
};
