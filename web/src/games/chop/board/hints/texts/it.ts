import { wholePercentIn } from '../../../../../hints/texts/percent';
import { counted } from '../../../../../texts/plural';
import board from '../../texts/it';
import type { ChopReasons } from './words';

const { mice } = board;
const percent = wholePercentIn('it');
const count = counted('it');
const squares = (steps: number): string => count(steps, { one: '# casella', other: '# caselle' });
const remaining = (left: number): string => count(left, { one: 'resta # topo', other: 'restano # topi' });

const words: ChopReasons = {
  'bring-it-home': () => 'Tutto il formaggio è vinto: ora qualcuno deve tornare a casa.',
  'leave-the-start': () => 'I topi vincono solo quando tutti hanno lasciato la partenza.',
  'take-cheese': ({ danger }) =>
    danger === 0
      ? 'Un formaggio, e il gatto non ci arriva.'
      : `Un formaggio; rischio di essere preso: ${percent(danger)}.`,
  'fork-cheese': () => 'Un formaggio senza fare un passo.',
  'run-for-cover': ({ danger }) => `Rischio di essere preso qui: ${percent(danger)}; là, nessuno.`,
  'run-from-the-cat': ({ danger, left }) => `Meno pericolo: ${percent(left)} invece di ${percent(danger)}.`,
  'turn-a-tile': ({ cheese, danger }) =>
    `Probabilità di formaggio: ${percent(cheese)}; ${danger === 0 ? 'il gatto non ci arriva' : `rischio di essere preso: ${percent(danger)}`}.`,
  'take-a-risk': ({ danger }) => `Lì il gatto può prenderlo (${percent(danger)}), e per ora non si vince niente.`,
  'come-nearer': ({ steps }) => `Più vicino al prossimo premio: ancora ${squares(steps)}.`,
  'keep-away': () => 'Non vince niente, ma resta lontano dal gatto.',
  'begin-near-a-hole': ({ steps }) =>
    count(steps, {
      one: 'A una sola casella da una tana da cui escono i topi.',
      other: 'A sole # caselle da una tana da cui escono i topi.',
    }),
  catch: ({ mouse, left }) =>
    left === 0 ? `Acchiappa ${mice[mouse]}, l’ultimo topo.` : `Acchiappa ${mice[mouse]}; ${remaining(left)}.`,
  threaten: ({ mice: prey, chance }) =>
    count(prey, {
      one: `Un topo è alla portata del prossimo tiro (${percent(chance)}).`,
      other: `# topi sono alla portata del prossimo tiro (${percent(chance)}).`,
    }),
  besiege: ({ mouse }) => `Aspetta dove ${mice[mouse]} deve uscire.`,
  hunt: ({ mouse, steps }) => `Insegue ${mice[mouse]}: ancora ${squares(steps)}.`,
  'keep-watch': () => 'Nessun topo a portata: il gatto aspetta.',
};

export default words;
