import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../store/store.js';
import type { StoreFixture } from './storeFixture.js';

/** The storage of the test that runs now. */
export interface StoreUnderTest {
  /** Open from the start of each test. */
  readonly store: Store;
  readonly fixture: StoreFixture;
  /** Closes the store, does something to the storage, and opens it again. */
  reopen(between?: () => Promise<void>): Promise<Store>;
}

/** Empty storage and an open store for each test of the group. */
export const useStore = (makeFixture: () => StoreFixture): StoreUnderTest => {
  let fixture: StoreFixture;
  let store: Store;
  beforeEach(async () => {
    fixture = makeFixture();
    store = await fixture.open();
  });
  afterEach(async () => {
    await store.close();
    await fixture.dispose();
  });
  return {
    get store() {
      return store;
    },
    get fixture() {
      return fixture;
    },
    async reopen(between) {
      await store.close();
      await between?.();
      store = await fixture.open();
      return store;
    },
  };
};
