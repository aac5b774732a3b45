import type { ChopReviewWords } from './words.js';

const words: ChopReviewWords = {
  phases: { mice: 'As mice', cat: 'As the cat' },
  tiles: {
    cheese: 'cheese',
    broken: 'broken dishes',
    plus1: '+1',
    plus2: '+2',
    arrow: 'arrow',
    fork: 'fork',
    knife: 'knife',
  },
  holes: { N: 'north hole', E: 'east hole', S: 'south hole', W: 'west hole' },
  mice: ['Hat', 'Scarf', 'Specs', 'Bow'],
  mouseTo: (mouse, place, kind) => (kind === 'hole' ? `${mouse} into the ${place}` : `${mouse} to ${place}`),
  catTo: (place) => `Cat to ${place}`,
  jump: (place) => `Leap to ${place}`,
  fork: (square) => `Take the cheese on ${square}`,
  reasons: (name) => ({
    'took-cheese': ({ at }) => `It took the cheese on ${at}.`,
    'came-home': ({ hole }) => `It came home: ${name(hole)}.`,
    fled: ({ danger }) => `Had it stayed, the cat would have caught it ${danger} times in 100.`,
    'turned-tile': ({ cheese }) => `The chance of a cheese there was ${cheese} in 100.`,
    caught: ({ left }) => `It caught a mouse; left: ${left}.`,
    threatened: ({ chance }) => `A mouse was within reach of the next roll, ${chance} times in 100.`,
    besieged: () => 'It waited where a mouse had to come out.',
    'went-well': () => 'No other way was better.',
    'missed-cheese': ({ at }) => `A cheese could be taken on ${at}.`,
    'missed-home': ({ hole }) => `The way home was open: ${name(hole)}.`,
    'stayed-in-danger': ({ danger }) => `A mouse stayed where the cat could catch it, ${danger} times in 100.`,
    'went-into-danger': ({ danger }) => `The cat could catch it there, ${danger} times in 100.`,
    'missed-tile': ({ cheese }) => `A tile could be turned up; the chance of a cheese was ${cheese} in 100.`,
    'missed-catch': () => 'A mouse could be caught.',
    'missed-threat': ({ chance }) => `A better place had a mouse within reach, ${chance} times in 100.`,
    'missed-siege': () => 'A better place was where a mouse had to come out.',
    'went-wrong': () => 'Another way was better.',
  }),
};

export default words;
