import type { FelixExplanationWords } from './words';

const words: FelixExplanationWords = {
  cats: {
    '-8': 'The dreadful cat',
    '-5': 'The grumpy cat',
    '3': 'The kitten',
    '5': 'The jolly cat',
    '8': 'The elegant cat',
    '11': 'The proud cat',
    '15': 'The magnificent cat',
  },
  good: (points) => `Worth ${points} points. Each player has one at most.`,
  bad: (points) => `Costs ${points} points. Each player has one at most.`,
  bigDogTakes: 'A lone big dog takes the best cat of the row with it.',
  smallDogTakes: 'A lone small dog takes the worst cat of the row with it.',
  rabbit: {
    name: 'The rabbit',
    means: {
      felix: 'Counts nothing.',
      filou: 'Counts nothing. A lone dog that finds no cat to its taste takes the rabbit.',
    },
  },
  own: {
    name: (card) => `Your card: ${card}`,
    means: 'Nobody else knows it until it is turned up.',
  },
  pieces: {
    bigDog: {
      name: 'The big dog',
      means: 'Alone in the row, it takes the best cat with it.',
      also: 'Two or more dogs see only each other: no cat goes.',
    },
    smallDog: {
      name: 'The small dog',
      means: 'Alone in the row, it takes the worst cat with it.',
      also: 'Two or more dogs see only each other: no cat goes.',
    },
    hidden: {
      name: 'A card face down',
      means: 'Only its player knows it. One is turned up whenever somebody passes, and all when the sack is sold.',
    },
    mouseCard: {
      name: 'A mouse card',
      means: 'Whoever passes takes the mice of the smallest one that is left.',
      also: 'Whoever passes last gets the most.',
    },
    sack: { name: 'The sack', means: 'All cards of the row together. Bids are for the whole sack.' },
    bank: {
      name: 'The bank',
      means: 'The buyer pays here, and from here the mouse cards are filled before each round.',
      also: 'If it cannot fill them all, passing pays nothing.',
    },
    bid: {
      name: 'The highest bid',
      means: 'Whoever is left at the end pays it and takes the sack. If you pass, your bid comes back.',
    },
    first: { name: 'The first player', means: 'Begins the bidding. Whoever buys the sack is the next first player.' },
    purse: { name: 'Your mice', means: 'You bid with them. Each one that is left at the end is a point.' },
    othersSecret: { name: 'Mice of others', means: 'How many they have is secret. Each one is a point at the end.' },
    othersOpen: { name: 'Mice of others', means: 'They lie open at this table. Each one is a point at the end.' },
    won: { name: 'Won cards', means: 'All that was bought so far. Cats count at the end.' },
  },
  first: {
    laid: 'Face down: only you know what you laid.',
    pass: (mice) => `Passing pays: you take these ${mice}.`,
    lead: 'If all others pass, you pay this and take the sack.',
    lastChoice: 'Nobody has bid: the whole sack is yours for 1 mouse, if you like.',
    bigDog: 'A lone big dog takes the best cat with it.',
    smallDog: 'A lone small dog takes the worst cat with it.',
    twoDogs: 'Dogs that meet see only each other: no cat goes.',
    buyer: 'Whoever buys the sack is the next first player.',
    bankEmpty: 'The bank has too little: passing pays nothing this round.',
  },
};

export default words;
