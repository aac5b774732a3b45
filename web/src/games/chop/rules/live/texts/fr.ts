import { counted } from '../../../../../texts/plural';
import type { LiveWords } from './words';

const count = counted('fr');

const words: LiveWords = {
  roll: 'La souris fait',
  tapRing: 'Touche un anneau pour voir le chemin, ou une autre case pour y mettre la souris.',
  tapSquare: 'Touche une case pour y mettre le chat.',
  canReach: (roll, places) =>
    `Avec un ${roll}, la souris peut s’arrêter à ${count(places, { one: '# endroit', other: '# endroits' })}.`,
  caughtWith: (faces, of) => `Le chat attrape la souris avec ${faces} des ${of} faces de son dé.`,
  outOfReach: 'Un lancer ne suffit pas au chat pour atteindre la souris.',
};

export default words;
