import { counted } from '../../../../../texts/plural';
import type { LiveWords } from './words';

const count = counted('de');

const words: LiveWords = {
  roll: 'Die Maus würfelt',
  tapRing: 'Tipp auf einen Ring, um den Weg zu sehen, oder auf ein anderes Feld, um die Maus dorthin zu setzen.',
  tapSquare: 'Tipp auf ein Feld, um die Katze dorthin zu setzen.',
  canReach: (roll, places) =>
    `Mit einer ${roll} kann die Maus an ${count(places, { one: '# Ort', other: '# Orten' })} landen.`,
  caughtWith: (faces, of) => `Die Katze fängt die Maus mit ${faces} der ${of} Seiten ihres Würfels.`,
  outOfReach: 'Ein Wurf bringt die Katze nicht bis zur Maus.',
};

export default words;
