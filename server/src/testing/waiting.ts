import { type EventEmitter, once } from 'node:events';

/** For any one thing to happen, also on a busy machine: in milliseconds. */
export const LONGEST_WAIT = 30_000;

/** The arguments of the next event of a kind. A wait that meets its end names what did not happen, instead of the test that hung. */
export const nextEvent = async (emitter: EventEmitter, event: string): Promise<unknown[]> => {
  const signal = AbortSignal.timeout(LONGEST_WAIT);
  try {
    return (await once(emitter, event, { signal })) as unknown[];
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`no "${event}" within ${LONGEST_WAIT / 1000} s`, { cause: error });
  }
};
