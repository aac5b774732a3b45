import { chase, type FelixEvent, type FelixTypes, type FelixView, mouseCardsFor } from '@miaou/felix';
import type { GameStep } from '../../board';
import { countPlan } from './moments/countTimes';
import { isMuchAtStake } from './moments/stake';
import {
  CHASE_TIME,
  CHASE_TOLD,
  FACE_SEEN,
  QUARREL_TIME,
  QUARREL_TOLD,
  STILL_DOGS_TIME,
  STILL_SALE_TIME,
  saleTime,
  saleTold,
  TREMBLE,
} from './moments/times';

export const MOUSE_RUN = 420;
export const MOUSE_APART = 40;

/** Mice that run from one place to another. */
export interface Run {
  readonly from: string;
  readonly to: string;
  readonly mice: number;
}

/** More cannot be distinguished, and would hold up the game. */
const MOST_RUNNERS = 8;
const few = (mice: number): number => Math.min(mice, MOST_RUNNERS);

const runTime = (mice: number): number => (mice === 0 ? 0 : MOUSE_RUN + MOUSE_APART * (few(mice) - 1));

/** The mouse card that a pass took from. */
const takenFrom = (view: FelixView): number => Math.max(0, view.passes.length - 1);

/** The mice that run while a fact is shown. */
export const runsOf = (event: FelixEvent, view: FelixView): readonly Run[] => {
  switch (event.type) {
    case 'passed':
      return event.took === 0
        ? []
        : [{ from: `mice-${takenFrom(view)}`, to: `seat-${event.seat}`, mice: few(event.took) }];
    case 'sackBought':
      return [{ from: `seat-${event.seat}`, to: 'bank', mice: few(event.price) }];
    case 'mouseCardsFilled':
      return mouseCardsFor(view.options.seats).map((mice, index) => ({ from: 'bank', to: `mice-${index}`, mice }));
    default:
      return [];
  }
};

/** A dog that chased something has left with it; the fact that dogs left has nothing more to show then. */
export const dogsHaveLeft = (view: FelixView): boolean => {
  const cards = view.row.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return chase(cards, view.options).chased !== null;
};

const trembleOf = (before: FelixView): number => (isMuchAtStake(before) ? TREMBLE : 0);

/** How long an event is shown, in milliseconds. */
export const duration = ({ event, before, after: view }: GameStep<FelixTypes>): number => {
  switch (event.type) {
    case 'cardLaid':
      return 320;
    case 'auctionOpened':
      return 160;
    case 'cardTurned':
      return 760 + trembleOf(before);
    case 'bidMade':
      return 620;
    case 'passed':
      return 300 + runTime(event.took);
    case 'catChased':
    case 'rabbitChased':
      return CHASE_TIME;
    case 'dogsLeft':
      return dogsHaveLeft(view) ? 0 : QUARREL_TIME;
    case 'sackBought':
      return saleTime(event.cards.length);
    case 'rowDiscarded':
      return 800;
    case 'mouseCardsFilled':
      return 700;
    case 'mouseCardsLeftEmpty':
      return 500;
    case 'roundStarted':
      return 420;
    case 'matchEnded':
      return countPlan(view, false).whole;
  }
};

/** How long a fact is seen before it is told: a card has to turn, a dog to land, and a sack to show what it was. */
export const tellsAfter = ({ event, before, after: view }: GameStep<FelixTypes>): number => {
  switch (event.type) {
    case 'cardTurned':
      return FACE_SEEN + trembleOf(before);
    case 'catChased':
    case 'rabbitChased':
      return CHASE_TOLD;
    case 'dogsLeft':
      return dogsHaveLeft(view) ? 0 : QUARREL_TOLD;
    case 'sackBought':
      return saleTold(event.cards.length);
    case 'matchEnded':
      return countPlan(view, false).told;
    default:
      return 0;
  }
};

/** Longer than that nothing is shown to whoever asked for less motion, but for what has to be read. */
const STILL_TIME = 350;

export const stillDuration = (step: GameStep<FelixTypes>): number => {
  const { event, after: view } = step;
  switch (event.type) {
    case 'catChased':
    case 'rabbitChased':
      return STILL_DOGS_TIME;
    case 'dogsLeft':
      return dogsHaveLeft(view) ? 0 : STILL_DOGS_TIME;
    case 'sackBought':
      return STILL_SALE_TIME;
    case 'matchEnded':
      return countPlan(view, true).whole;
    default:
      return Math.min(duration(step), STILL_TIME);
  }
};

/** Also without motion mice are poured before it is told who has won. */
export const stillTellsAfter = ({ event, after: view }: GameStep<FelixTypes>): number =>
  event.type === 'matchEnded' ? countPlan(view, true).told : 0;
