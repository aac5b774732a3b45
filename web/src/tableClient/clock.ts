import type { Clock } from '@miaou/client';

/** The time of this device. */
export const pageClock: Clock = {
  now: () => Date.now(),
  later: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
