import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: 'Edition',
      choices: {
        felix: {
          name: 'Felix',
          means:
            'No good cat: the big dog takes −5. No bad cat: the small dog takes the lowest good one. Rabbits are safe.',
        },
        filou: {
          name: 'Filou',
          means: 'As Felix, but a dog without its cat takes a rabbit first, and the best meow may open.',
        },
      },
    },
    bigDogFallback: {
      label: 'If only bad cats lie in the row, the big dog…',
      choices: {
        leastNegative: { name: 'takes −5 first', means: 'This is how we read the rules.' },
        mostNegative: { name: 'takes −8 first', means: 'Kinder to the buyer.' },
      },
    },
    money: {
      label: 'Mice of the others',
      choices: {
        secret: { name: 'hidden', means: 'You see your own mice only.' },
        open: { name: 'open', means: 'Everybody’s mice lie open.' },
      },
    },
    wonCards: {
      label: 'Cards won',
      choices: {
        secret: { name: 'face down', means: 'Only their owner knows them until the end.' },
        open: { name: 'face up', means: 'Everybody sees who won what.' },
      },
    },
  },
  parts: { opener: 'First player' },
  bestMeow: 'best meow',
  sharedDevice: 'Pass the device round. A screen hides your cards between turns.',
  refusals: {
    cardNotInHand: 'That card is not in your hand. Choose another.',
    bidTooLow: 'Too low: bid # or more, or pass.',
    bidTooHigh: 'Too high: you can bid # at most.',
    buyForOne: 'You are the last one in: buy for exactly 1 mouse, or pass.',
  },
};

export default words;
