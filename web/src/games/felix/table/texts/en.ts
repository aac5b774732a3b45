import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: 'Edition',
      choices: {
        felix: { name: 'Felix', means: 'A dog without a cat to its taste takes the next best one.' },
        filou: {
          name: 'Filou',
          means: 'As Felix, but such a dog takes a rabbit first, and the best meow may open.',
        },
      },
    },
    bigDogFallback: {
      label: 'Only bad cats for the big dog',
      choices: {
        leastNegative: { name: 'it takes −5 first', means: 'As the rules have it.' },
        mostNegative: { name: 'it takes −8 first', means: 'Kinder to the buyer.' },
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
  refusals: {
    cardNotInHand: 'That card is not in your hand. Choose another.',
    bidTooLow: 'Too low: bid # or more, or pass.',
    bidTooHigh: 'Too high: you can bid # at most.',
    buyForOne: 'You are the last one in: buy for exactly 1 mouse, or pass.',
  },
};

export default words;
