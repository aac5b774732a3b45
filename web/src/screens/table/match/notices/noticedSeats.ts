import { type Seat, seat } from '@miaou/kit';
import type { Snapshot } from '@miaou/table';
import { botName } from '../../../../tableClient/seatFaces';

/** The seats of people who are waited for and not connected, but for the reader's own. */
export const awaySeats = (
  { stage, away = {} }: Pick<Snapshot, 'stage' | 'away'>,
  mine: Seat | undefined,
): readonly Seat[] =>
  stage !== 'playing'
    ? []
    : Object.keys(away)
        .map((index) => seat(Number(index)))
        .filter((one) => one !== mine);

const mayTake = ({ stage, settings }: Pick<Snapshot, 'stage' | 'settings'>): boolean =>
  (stage === 'playing' || stage === 'paused') &&
  settings.access.join !== 'closed' &&
  (settings.botSeats ?? 'open') === 'open';

/** The bots whose seats a reader without a seat may take in a match. */
export const takeableBots = (
  snapshot: Pick<Snapshot, 'stage' | 'settings' | 'seats'>,
): readonly { readonly seat: Seat; readonly name: string }[] =>
  mayTake(snapshot)
    ? snapshot.seats.flatMap(({ bot }, index) => (bot === undefined ? [] : [{ seat: seat(index), name: botName(bot) }]))
    : [];
