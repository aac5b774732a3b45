import type { ChopExplanationWords } from './words';

const words: ChopExplanationWords = {
  pieces: {
    cat: { name: 'The cat', means: 'Catches a mouse by stopping on it. On the table it cannot touch a mouse below.' },
    mouse: {
      name: 'A mouse',
      means: 'Any mouse player may move any mouse.',
      also: 'Once caught, it is out for good.',
    },
    hidden: { name: 'A tile', means: 'It is turned up when a piece stops on it.' },
    hole: { name: 'A hole', means: 'One mouse is safe here. The cat never gets in.' },
    start: { name: 'Where a mouse begins', means: 'It becomes a hole when this mouse first comes out.' },
    table: { name: 'The table', means: 'Only the cat walks on it; mice run under it.' },
    tunnel: { name: 'Under the table', means: 'Only mice come here: the cat cannot.' },
    miceLeft: { name: 'Mice left', means: 'When the last one is caught, the cat wins.' },
  },
  tiles: {
    cheese: {
      name: 'Cheese',
      means: 'A mouse that stops here wins it. The cat can neither take nor cross it.',
      also: 'While the cat sits on it, nobody can take it.',
    },
    broken: { name: 'Broken dishes', means: 'Nothing happens.' },
    plus1: { name: '+1', means: 'The same piece moves on by one square. It must, if it can.' },
    plus2: { name: '+2', means: 'The same piece moves on by two squares. It must, if it can.' },
    arrow: { name: 'Arrow', means: 'The piece leaps to any free square.' },
    fork: {
      name: 'Fork',
      means: 'Mice take a cheese that lies face up, wherever they are. The cat has no use for it.',
    },
    knife: { name: 'Knife', means: 'The turn ends at once, and the other side rolls twice.' },
  },
  cheeseWon: (all) => ({
    name: 'Cheese won',
    means: `The mice need all ${all}. What is won stays won.`,
  }),
  die: ({ mice, cat }) => ({
    name: 'The die',
    means: `The mice’s die shows ${mice.join(', ')}; the cat’s ${cat.join(', ')}.`,
  }),
  first: {
    hole: 'This hole is open now: any mouse is safe in it.',
    uncovered: 'The cat cannot take it, and while it sits there nobody can.',
    knife: 'A knife: the turn is over, and the other side rolls twice.',
    caught: 'Caught mice stay out. Cheese already won stays won.',
    lost: 'No way of that length: the roll is lost.',
    allCheese: 'All the cheese is won: now a mouse has to run into a hole.',
    lastMouse: 'The last mouse is home: the cat may not stop in front of its hole.',
  },
};

export default words;
