import type { ChopEvent, ChopTypes } from '@miaou/chop';
import type { GameStep } from '../../board';
import { timeOf, travelOf } from './motion';

/** How long each kind of event is shown, in milliseconds, where nothing travels. */
const TIMES: Readonly<Record<ChopEvent['type'], number>> = {
  catSet: 600,
  dieRolled: 950,
  rollLost: 1100,
  catMoved: 0,
  mouseMoved: 0,
  jumped: 0,
  holeOpened: 300,
  mouseCaught: 1000,
  tileTurned: 850,
  cheeseUncovered: 700,
  cheeseWon: 850,
  tileLapsed: 900,
  knifeHurt: 1400,
  turnPassed: 300,
  matchEnded: 1200,
};

/** A breath after a piece has come to rest. */
const REST = 120;

/** How long an event is shown before the next one. */
export const duration = ({ event, before }: GameStep<ChopTypes>): number => {
  const travel = travelOf(event, before);
  return travel === null ? TIMES[event.type] : timeOf(travel) + REST;
};
