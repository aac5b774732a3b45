import type { Log } from '../log.js';
import type { ClockRecord, ServerClock } from '../serverClock.js';
import type { Store } from '../store/store.js';

/** The note of the last moment at which a server was awake on this storage. */
const NOTE = 'clock';

/** How much of a downtime may be unknown, to the advantage of those who wait for it. */
export const NOTE_CLOCK_EVERY = 5_000;

/** How often the clock of the database is read; between two readings the machine's own goes wrong by little. */
export const FOLLOW_CLOCK_EVERY = 60_000;

/** Nodes that share their storage judge deadlines by its clock. */
export const followClock = async (clock: ServerClock, { others }: Store): Promise<void> => {
  if (others !== undefined) await clock.follow(() => others.now());
};

const writeNote = (clock: ServerClock, { notes }: Store): Promise<void> =>
  notes.replace(NOTE, JSON.stringify(clock.record()));

const resume = async (clock: ServerClock, store: Store): Promise<void> => {
  await followClock(clock, store);
  const noted = await store.notes.find(NOTE);
  if (noted !== undefined) clock.resume(JSON.parse(noted) as ClockRecord);
  await writeNote(clock, store);
};

/** To be called before anybody is told the time. A server that cannot know how long it was down starts all the same. */
export const resumeClock = (clock: ServerClock, store: Store, log: Log): Promise<void> =>
  resume(clock, store).catch((error: unknown) =>
    log.warn('nobody knows how long the server was down, and no time is given back', {}, error),
  );

/** A server at whose tables no clock runs writes nothing: it would wake the disk for nobody. */
export const noteClock = async (clock: ServerClock, store: Store): Promise<void> => {
  const running = await store.listTables({ kind: 'due', by: Number.MAX_SAFE_INTEGER, limit: 1 });
  if (running.length > 0) await writeNote(clock, store);
};
