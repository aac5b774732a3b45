import type { Store } from '../../store/store.js';

/** Storage for one test, empty at first. */
export interface StoreFixture {
  /** Opens the storage; the same one each time. */
  open(): Promise<Store>;
  /** Changes the storage behind the store's back. No store may be open. */
  tamper(sql: string): Promise<void>;
  /** What a child process needs to open the same storage: see `appendingChild.ts`. */
  readonly forChild: readonly string[];
  dispose(): Promise<void>;
}
