import type { Seat, Viewer } from '@miaou/kit';
import type { PersonId, Stage } from '@miaou/table';

/** What decides who may see a device that several people share. */
export interface SharedDevice {
  readonly people: readonly PersonId[];
  readonly stage: Stage;
  readonly hasSecrets: boolean;
  /** The seats of people who owe a decision. */
  readonly waitingFor: readonly Seat[];
}

const isInMatch = (stage: Stage): boolean => stage === 'playing' || stage === 'paused';

/**
 * The seat whose view is shown after a change; null while the device is passed on. The view is hidden as soon as another person is to
 * decide, so that the next player sees nothing of it; in a game without secrets the next player's view is shown at once.
 */
export const activeSeatAfter = (active: Seat | null, { stage, hasSecrets, waitingFor }: SharedDevice): Seat | null => {
  if (!isInMatch(stage)) return null;
  const [next] = waitingFor;
  if (next === undefined || (active !== null && waitingFor.includes(active))) return active;
  return hasSecrets ? null : next;
};

/** The audience as which the table is shown. One person alone has nothing to hide. */
export const shownAudience = (own: Viewer, active: Seat | null, { people }: SharedDevice): Viewer =>
  people.length > 1 ? (active ?? 'spectator') : own;
