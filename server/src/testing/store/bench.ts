import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../store/store.js';
import type { StoreLab } from './lab.js';

/** The storage of the test that runs now. */
export interface Bench {
  /** Open from the start of each test. */
  readonly store: Store;
  readonly lab: StoreLab;
  /** Closes the store, does something to the storage, and opens it again. */
  reopen(between?: () => Promise<void>): Promise<Store>;
}

/** Empty storage and an open store for each test of the group. */
export const useBench = (makeLab: () => StoreLab): Bench => {
  let lab: StoreLab;
  let store: Store;
  beforeEach(async () => {
    lab = makeLab();
    store = await lab.open();
  });
  afterEach(async () => {
    await store.close();
    await lab.dispose();
  });
  return {
    get store() {
      return store;
    },
    get lab() {
      return lab;
    },
    async reopen(between) {
      await store.close();
      await between?.();
      store = await lab.open();
      return store;
    },
  };
};
