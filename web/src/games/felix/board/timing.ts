import { chase, type FelixEvent, type FelixTypes, type FelixView, mouseCardsFor } from '@miaou/felix';
import type { GameStep } from '../../board';

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

/** How long an event is shown, in milliseconds. */
export const duration = ({ event, after: view }: GameStep<FelixTypes>): number => {
  switch (event.type) {
    case 'cardLaid':
      return 320;
    case 'auctionOpened':
      return 160;
    case 'cardTurned':
      return 760;
    case 'bidMade':
      return 620;
    case 'passed':
      return 300 + runTime(event.took);
    case 'catChased':
    case 'rabbitChased':
      return 1100;
    case 'dogsLeft':
      return dogsHaveLeft(view) ? 0 : 900;
    case 'sackBought':
      return 1300;
    case 'rowDiscarded':
      return 800;
    case 'mouseCardsFilled':
      return 700;
    case 'mouseCardsLeftEmpty':
      return 500;
    case 'roundStarted':
      return 420;
    case 'matchEnded':
      return 400;
  }
};
