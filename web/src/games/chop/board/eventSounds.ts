import type { ChopEvent, ChopTypes, ChopView } from '@miaou/chop';
import type { GameStep, Sound } from '../../board';
import { travelOf } from './kitchen/motion';

const tileSound = (event: Extract<ChopEvent, { type: 'tileTurned' }>): readonly Sound[] => {
  switch (event.tile) {
    case 'plus1':
    case 'plus2':
      return ['tile', 'plus'];
    case 'cheese':
    case 'knife':
      return ['tile'];
    case 'arrow':
    case 'broken':
    case 'fork':
      return ['tile', event.tile];
  }
};

/** A spectator hears what the winner hears. */
const endSound = (view: ChopView, winners: readonly number[]): Sound =>
  view.viewer === 'spectator' || winners.includes(view.viewer) ? 'win' : 'lose';

/** The sounds of an event. */
export const sounds = ({ event, before, after }: GameStep<ChopTypes>): readonly Sound[] => {
  switch (event.type) {
    case 'catSet':
      return ['step'];
    case 'dieRolled':
      return ['roll'];
    case 'catMoved':
    case 'mouseMoved':
      return travelOf(event, before)?.manner === 'pounce' ? ['crouch', 'pounce'] : ['step'];
    case 'jumped':
      return ['arrow'];
    case 'holeOpened':
      return ['hole'];
    case 'mouseCaught':
      return ['cleaver'];
    case 'tileTurned':
      return tileSound(event);
    case 'cheeseUncovered':
    case 'cheeseWon':
      return ['cheese'];
    case 'knifeHurt':
      return ['knife'];
    case 'turnPassed':
      return event.seat === after.viewer ? ['yourTurn'] : [];
    case 'matchEnded':
      return [endSound(after, event.result.winners)];
    case 'rollLost':
    case 'tileLapsed':
      return ['broken'];
  }
};
