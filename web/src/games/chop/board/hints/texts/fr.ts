import { wholePercentIn } from '../../../../../hints/texts/percent';
import { counted } from '../../../../../texts/plural';
import board from '../../texts/fr';
import type { ChopReasons } from './words';

const { mice } = board;
const percent = wholePercentIn('fr');
const count = counted('fr');
const squares = (steps: number): string => count(steps, { one: '# case', other: '# cases' });
const remaining = (left: number): string => count(left, { one: '# souris', other: '# souris' });

const words: ChopReasons = {
  'bring-it-home': () => 'Tout le fromage est gagné : il faut maintenant rentrer.',
  'leave-the-start': () => 'Les souris ne gagnent que si toutes ont quitté leur point de départ.',
  'take-cheese': ({ danger }) =>
    danger === 0
      ? 'Un fromage, là où le chat ne peut pas venir.'
      : `Un fromage, avec ${percent(danger)} de risque d’être prise.`,
  'fork-cheese': () => 'Un fromage sans faire un pas.',
  'run-for-cover': ({ danger }) => `Ici le risque d’être prise est de ${percent(danger)}, là-bas il est nul.`,
  'run-from-the-cat': ({ danger, left }) => `Le danger passe de ${percent(danger)} à ${percent(left)}.`,
  'turn-a-tile': ({ cheese, danger }) =>
    `${percent(cheese)} de chances de trouver un fromage ; ${danger === 0 ? 'le chat ne peut pas y venir' : `${percent(danger)} de risque d’être prise`}.`,
  'take-a-risk': ({ danger }) => `Le chat peut l’y attraper (${percent(danger)}), et rien n’est gagné tout de suite.`,
  'come-nearer': ({ steps }) => `Plus près du prochain but : encore ${squares(steps)}.`,
  'keep-away': () => 'Ne gagne rien, mais reste loin du chat.',
  'begin-near-a-hole': ({ steps }) => `À ${squares(steps)} seulement d’un trou d’où sortent les souris.`,
  catch: ({ mouse, left }) =>
    left === 0
      ? `Attrape ${mice[mouse]}, la dernière souris.`
      : `Attrape ${mice[mouse]} ; il reste ${remaining(left)}.`,
  threaten: ({ mice: prey, chance }) =>
    count(prey, {
      one: `Une souris est à portée du prochain lancer (${percent(chance)}).`,
      other: `# souris sont à portée du prochain lancer (${percent(chance)}).`,
    }),
  besiege: ({ mouse }) => `Attend là où ${mice[mouse]} doit sortir.`,
  hunt: ({ mouse, steps }) => `Poursuit ${mice[mouse]} : encore ${squares(steps)}.`,
  'keep-watch': () => 'Aucune souris à portée : le chat guette.',
};

export default words;
