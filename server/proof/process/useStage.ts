import { afterAll, beforeAll } from 'vitest';
import { openStage, type Stage } from './stage.js';

/** A stage for the tests of one group. */
export const useStage = (): (() => Stage) => {
  let stage: Stage | undefined;
  beforeAll(async () => {
    stage = await openStage();
  }, 120_000);
  afterAll(() => stage?.close());
  return () => {
    if (stage === undefined) throw new Error('the stage is not set before a test begins');
    return stage;
  };
};
