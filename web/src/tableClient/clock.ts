import type { Clock } from '@miaou/client';
import { afterPicture } from '../ui/nextTask';

/** The time of this device. */
export const pageClock: Clock = {
  now: () => Date.now(),
  later: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * For what is shown. Its time begins with its picture, as that of its films does: counted from before, words would be ahead of a page that
 * takes long to draw it, and name the winner while mice are still being poured.
 */
export const pictureClock: Clock = {
  now: () => pageClock.now(),
  later: (milliseconds, task) => {
    let cancel = afterPicture(() => {
      cancel = pageClock.later(milliseconds, task);
    });
    return () => cancel();
  },
};
