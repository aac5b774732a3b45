import type { GameManifest, Opener } from '../../../games/manifest';
import type { Choice } from '../../../newTable/lastChoice';
import type { Way } from '../../../newTable/startSettings';
import { peopleHere } from './seatNames';

/** How many seats can begin: who plays alone never does. */
const beginners = ({ sides }: GameManifest, seats: number): number => (sides === undefined ? seats : seats - 1);

/** The ways to settle who begins that are worth asking for. */
export const openersFor = (game: GameManifest, { seats, side }: Choice, way: Way): readonly Opener[] => {
  if (beginners(game, seats) < 2) return [];
  const isAlone = game.sides !== undefined && side === 'holder';
  return game.openers.filter((opener) => (opener === 'vote' ? way === 'invite' : opener === 'chance' || !isAlone));
};

/** Who of those who share a device can be named to begin. */
export const beginnersHere = (game: GameManifest, choice: Choice): readonly number[] => {
  if (game.openers.length === 0 || beginners(game, choice.seats) < 2) return [];
  return peopleHere(choice).filter((seat) => game.sides === undefined || seat !== choice.here.holder);
};
