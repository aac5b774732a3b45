import type { Seat, Viewer } from '@miaou/kit';
import type { PersonId, Stage } from '@miaou/table';

/** What must be known to say who may look at a device that several people share. */
export interface Sharing {
  readonly people: readonly PersonId[];
  readonly stage: Stage;
  readonly hasSecrets: boolean;
  /** The people who owe a decision. */
  readonly waitingFor: readonly Seat[];
}

const isInMatch = (stage: Stage): boolean => stage === 'playing' || stage === 'paused';

/**
 * Whose eyes are open after something happened. They are closed as soon as another person is asked, so that nothing of the one is seen
 * while the device goes to the other; where nobody has secrets, whoever is asked looks at once.
 */
export const eyesAfter = (eyes: Seat | null, { stage, hasSecrets, waitingFor }: Sharing): Seat | null => {
  if (!isInMatch(stage)) return null;
  const [next] = waitingFor;
  if (next === undefined || (eyes !== null && waitingFor.includes(eyes))) return eyes;
  return hasSecrets ? null : next;
};

/** As whom the table is shown. One person alone hides nothing from themselves. */
export const shownTo = (own: Viewer, eyes: Seat | null, { people }: Sharing): Viewer =>
  people.length > 1 ? (eyes ?? 'spectator') : own;
