import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: 'The big dog', smallDog: 'The small dog' } as const;

const words: LiveWords = {
  again: 'Again',
  tapToChange: 'Tap a card to change it.',
  change: (place, card) => `Change card ${place}: ${card}`,
  chooseCard: 'Which card lies there instead?',
  noDog: 'No dog: every card goes to the buyer.',
  twoDogs: 'The dogs only chase each other.',
  dogAlone: (dog) => `${DOGS[dog]} finds nothing to chase.`,
  chased: (dog, card) => `${DOGS[dog]} chases off the ${card === 'rabbit' ? 'rabbit' : catNumber(card)}.`,
  you: 'you',
  whenToPass: (bid) => `You bid ${bid}. When do you pass?`,
  passPlaces: ['first', 'second', 'last'],
  takenBack: (bid, took) => `Your ${bid} come back, and ${took} mice with them.`,
};

export default words;
