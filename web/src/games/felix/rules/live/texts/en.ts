import { signed } from '../sum';
import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: 'The big dog', smallDog: 'The small dog' } as const;

const words: LiveWords = {
  again: 'Again',
  tapToChange: 'Tap a card to change it.',
  tapOwnCard: 'Tap your card to change it.',
  change: (place, card) => `Change card ${place}: ${card}`,
  chooseCard: 'Which card lies there instead?',
  noDog: 'No dog: every card goes to the buyer.',
  twoDogs: 'The dogs only chase each other.',
  dogAlone: (dog) => `${DOGS[dog]} finds nothing to chase.`,
  chased: (dog, card) => `${DOGS[dog]} chases off the ${card === 'rabbit' ? 'rabbit' : catNumber(card)}.`,
  you: 'you',
  asks: {
    mouseCards: 'How many play?',
    row: 'How many play?',
    bidding: 'What does the fourth player bid?',
    pass: 'You bid 6. When do you pass?',
    buy: 'The price',
    bankShort: 'What was paid for the last sack?',
    three: 'In the auction',
    passLast: 'What do you do?',
    spendAll: 'What do you pay for the sack?',
    withoutSack: 'What the others pay for each sack',
    score: 'What did you pay for the sack?',
  },
  choices: {
    pass: { 1: 'first', 2: 'second', 3: 'last' },
    three: { 1: 'one player bids', 2: 'nobody bids' },
    passLast: { 9: 'bid 9' },
  },
  told: {
    laidOut: ({ filled, bank }) => `${filled} mice lie on the mouse cards, ${bank} stay in the bank.`,
    opened: ({ seats }) =>
      seats === 3
        ? 'The passive player’s card lies open at the head of the row.'
        : 'Only the first player’s card lies open.',
    passed: ({ took }) => `The pass brings ${took} mice and turns up the next card.`,
    raised: ({ atLeast }) => `Whoever stays in has to bid at least ${atLeast}.`,
    tooLow: ({ atLeast }) => `Not allowed: at least ${atLeast}.`,
    tooHigh: ({ atMost }) => `Not allowed: there are only ${atMost} mice to bid.`,
    takenBack: ({ bid, took }) => `Your ${bid} come back, and ${took} mice with them.`,
    paid: ({ price, left }) => `${price} mice go to the bank, ${left} are left.`,
    leftEmpty: ({ bank, needed }) => `The bank has ${bank}, the three cards need ${needed}: they stay empty.`,
    filled: ({ bank, needed }) => `The bank has ${bank}, the three cards need ${needed}: they are filled.`,
    together: () => 'The second pass turned up the last two cards together.',
    lastAlone: () => 'The whole row is open: the last player may buy it for 1 mouse.',
    bought: ({ points, price }) => `You pay ${price} for ${signed(points)}.`,
    mustPass: ({ took }) => `You begin with no mice: you can only pass, for ${took}.`,
    canBid: ({ most }) => `You begin and can bid up to ${most}.`,
    youWin: ({ total }) => `You win with ${total} points and not a single sack.`,
    othersWin: ({ total, best }) => `You have ${total} points, but somebody has ${best} and wins.`,
  },
  counted: (cats, mice) => `Cats: ${cats}, mice: ${mice}.`,
  drawn: (card, left) => `Drawn unseen: ${card}. You keep ${left} cards.`,
};

export default words;
