import type { HostClock } from '@miaou/host';

/** Timers that do not keep the process alive: what is due is found again after a restart. */
export const timerClock = (clock: Pick<HostClock, 'now' | 'sleepsSince'>): HostClock => ({
  now: () => clock.now(),
  sleepsSince: (at) => clock.sleepsSince?.(at) ?? [],
  later: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
});
