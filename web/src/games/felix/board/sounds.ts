import type { FelixEvent, FelixTypes, FelixView } from '@miaou/felix';
import type { GameStep, Sound } from '../../board';
import { isDog, valueOf } from './faces';
import { dogsHaveLeft } from './timing';

const voiceOf = (dog: 'bigDog' | 'smallDog'): Sound => dog;

const turnedSounds = (value: number): readonly Sound[] => {
  if (value === 0) return ['turn'];
  return ['turn', value > 0 ? 'good' : 'bad'];
};

const eventSounds = (event: FelixEvent, view: FelixView): readonly Sound[] => {
  switch (event.type) {
    case 'cardLaid':
      return ['lay'];
    case 'cardTurned':
      return isDog(event.card) ? ['turn', voiceOf(event.card)] : turnedSounds(valueOf(event.card));
    case 'bidMade':
      return ['bid'];
    case 'passed':
      return event.took === 0 ? ['pass'] : ['pass', `mice-${event.took}`];
    case 'catChased':
    case 'rabbitChased':
      return [voiceOf(event.dog)];
    case 'dogsLeft':
      return dogsHaveLeft(view) ? [] : event.dogs.map(voiceOf);
    case 'sackBought':
      return ['buy'];
    case 'matchEnded':
      return ['win'];
    case 'auctionOpened':
    case 'rowDiscarded':
    case 'mouseCardsFilled':
    case 'mouseCardsLeftEmpty':
    case 'roundStarted':
      return [];
  }
};

const owes = ({ viewer, toMove }: FelixView): boolean => viewer !== 'spectator' && toMove.includes(viewer);

/** The sounds of an event; the bell when it makes it the reader's turn. */
export const sounds = ({ event, before, after }: GameStep<FelixTypes>): readonly Sound[] => {
  const bell = owes(after) && !owes(before) ? ['yourTurn'] : [];
  return [...eventSounds(event, after), ...bell];
};
