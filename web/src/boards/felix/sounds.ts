import type { FelixEvent, FelixView } from '@miaou/felix';
import type { Step } from '../../link/tableLink';
import type { Sound } from '../board';
import { isDog, valueOf } from './faces';
import { dogsHaveLeft } from './story';

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

/** The sounds of a fact; the bell when it makes it the reader's turn. */
export const soundsOf = ({ event, before, after }: Step): readonly Sound[] => {
  const then = before as FelixView;
  const now = after as FelixView;
  const bell = owes(now) && !owes(then) ? ['yourTurn'] : [];
  return [...eventSounds(event as FelixEvent, now), ...bell];
};
