import { BrowserStore } from './browserStore';

/** The logs of this device's tables. */
export const deviceStore = new BrowserStore();
