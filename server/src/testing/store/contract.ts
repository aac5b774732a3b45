import { afterEach, beforeEach, describe } from 'vitest';
import type { Store } from '../../store/store.js';
import { describeAppending } from './appending.js';
import { describeArchive } from './archiving.js';
import { describeCrash } from './crash.js';
import { describeDamage } from './damage.js';
import type { StoreLab } from './lab.js';
import { describeListing } from './listing.js';
import { describePeople } from './people.js';

/** The storage of the test that runs now. */
export interface Bench {
  /** Open from the start of each test. */
  readonly store: Store;
  readonly lab: StoreLab;
  /** Closes the store, does something to the storage, and opens it again. */
  reopen(between?: () => Promise<void>): Promise<Store>;
}

/** What every store promises, whatever it is made of. */
export const describeStore = (name: string, makeLab: () => StoreLab): void => {
  describe(`a store on ${name}`, () => {
    const bench = useBench(makeLab);
    describeAppending(bench);
    describeDamage(bench);
    describeListing(bench);
    describePeople(bench);
    describeArchive(bench);
    describeCrash(bench);
  });
};

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
