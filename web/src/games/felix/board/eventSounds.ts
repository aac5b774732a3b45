import type { FelixEvent, FelixTypes, FelixView } from '@miaou/felix';
import type { GameStep, Sound } from '../../board';
import { isDog, pointsOf, valueOf } from './cardSymbols';
import { dogsHaveLeft } from './timing';

const voiceOf = (dog: 'bigDog' | 'smallDog'): Sound => dog;

/** What is heard as soon as a fact is shown. */
const eventSounds = (event: FelixEvent): readonly Sound[] => {
  switch (event.type) {
    case 'cardLaid':
      return ['lay'];
    case 'bidMade':
      return ['bid'];
    case 'passed':
      return event.took === 0 ? ['pass'] : ['pass', `mice-${event.took}`];
    case 'catChased':
    case 'rabbitChased':
      return [voiceOf(event.dog)];
    case 'sackBought':
      return ['buy'];
    case 'cardTurned':
    case 'dogsLeft':
    case 'matchEnded':
    case 'auctionOpened':
    case 'rowDiscarded':
    case 'mouseCardsFilled':
    case 'mouseCardsLeftEmpty':
    case 'roundStarted':
      return [];
  }
};

/** A gain goes up and a loss goes down. */
const weighed = (points: number): readonly Sound[] => {
  if (points === 0) return [];
  return [points > 0 ? 'good' : 'bad'];
};

/** Who looks on hears what the winner hears. */
const endSound = ({ viewer }: FelixView, winners: readonly number[]): Sound =>
  viewer === 'spectator' || winners.includes(viewer) ? 'win' : 'lose';

/** What would tell a fact before it can be seen is heard when it is told. */
const newsSounds = (event: FelixEvent, view: FelixView): readonly Sound[] => {
  switch (event.type) {
    case 'cardTurned':
      return ['turn', ...(isDog(event.card) ? [voiceOf(event.card)] : weighed(valueOf(event.card)))];
    case 'dogsLeft':
      return dogsHaveLeft(view) ? [] : event.dogs.map(voiceOf);
    case 'sackBought':
      return weighed(pointsOf(event.cards));
    case 'matchEnded':
      return [endSound(view, event.result.winners)];
    default:
      return [];
  }
};

const owes = ({ viewer, toMove }: FelixView): boolean => viewer !== 'spectator' && toMove.includes(viewer);

export const sounds = ({ event }: GameStep<FelixTypes>): readonly Sound[] => eventSounds(event);

/** The news of an event; the bell when it makes it the reader's turn. */
export const toldSounds = ({ event, before, after }: GameStep<FelixTypes>): readonly Sound[] => {
  const bell = owes(after) && !owes(before) ? ['yourTurn'] : [];
  return [...newsSounds(event, after), ...bell];
};
