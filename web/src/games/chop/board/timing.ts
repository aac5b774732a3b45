import type { ChopEvent, ChopTypes } from '@miaou/chop';
import type { GameStep } from '../../board';
import { timeOf, travelOf } from './kitchen/motion';
import { catchTime, FLIGHT_TIME, preyOf, STILL_CATCH_TIME } from './moments/catch';
import { ROLL_TIME, ROLL_TOLD } from './moments/dieRoll';
import { CHEESE_TIME, KNIFE_TIME, STILL_TILE_TIME, TILE_TOLD, tileTime, UNCOVERED_TIME } from './moments/tileTurn';

/** How long each kind of event is shown, in milliseconds, where nothing travels. */
const TIMES: Readonly<Record<ChopEvent['type'], number>> = {
  catSet: 600,
  dieRolled: ROLL_TIME,
  rollLost: 1100,
  catMoved: 0,
  mouseMoved: 0,
  jumped: 0,
  holeOpened: 300,
  mouseCaught: 0,
  tileTurned: 0,
  cheeseUncovered: UNCOVERED_TIME,
  cheeseWon: CHEESE_TIME,
  tileLapsed: 900,
  knifeHurt: KNIFE_TIME,
  turnPassed: 300,
  matchEnded: 1200,
};

/** A breath after a piece has come to rest. */
const REST = 120;

/** How long an event is shown before the next one. */
export const duration = ({ event, before, after }: GameStep<ChopTypes>): number => {
  if (event.type === 'mouseCaught') return catchTime(after);
  if (event.type === 'tileTurned') return tileTime(event.tile);
  const travel = travelOf(event, before);
  if (travel === null) return TIMES[event.type];
  // The catch follows at once: the cat is in the air.
  return timeOf(travel) + (preyOf(event, before) === null ? REST : 0);
};

/** How long a fact is seen before it is told: the mouse has to arrive, the die has to lie, and the tile has to turn. */
export const tellsAfter = ({ event }: GameStep<ChopTypes>): number => {
  if (event.type === 'mouseCaught') return FLIGHT_TIME;
  if (event.type === 'tileTurned') return TILE_TOLD;
  return event.type === 'dieRolled' ? ROLL_TOLD : 0;
};

/** Longer than that nothing is shown to whoever asked for less motion, but for what has to be read. */
const STILL_TIME = 350;

export const stillDuration = (step: GameStep<ChopTypes>): number => {
  if (step.event.type === 'mouseCaught') return STILL_CATCH_TIME;
  return step.event.type === 'tileTurned' ? STILL_TILE_TIME : Math.min(duration(step), STILL_TIME);
};
