import { afterAll, beforeAll } from 'vitest';
import { buildServer, type ServerBuild } from './buildServer.js';
import { ServerProcess } from './serverProcess.js';

/** A built server for the tests of one group. */
export const useServerBuild = (): (() => ServerBuild) => {
  let build: ServerBuild | undefined;
  beforeAll(async () => {
    build = await buildServer();
  }, 120_000);
  afterAll(() => {
    ServerProcess.endAll();
    build?.close();
  });
  return () => {
    if (build === undefined) throw new Error('the server is not built before a test begins');
    return build;
  };
};
