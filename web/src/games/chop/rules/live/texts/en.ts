import { counted } from '../../../../../texts/plural';
import type { LiveWords } from './words';

const count = counted('en');

const words: LiveWords = {
  roll: 'The mouse rolls',
  tapRing: 'Tap a ring to see the way, or another square to put the mouse there.',
  tapSquare: 'Tap a square to put the cat there.',
  canReach: (roll, places) =>
    `With a ${roll} the mouse can stop in ${count(places, { one: '# place', other: '# places' })}.`,
  caughtWith: (faces, of) => `The cat catches the mouse with ${faces} of the ${of} faces of its die.`,
  outOfReach: 'One roll does not bring the cat to the mouse.',
};

export default words;
