import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: 'Le gros chien', smallDog: 'Le petit chien' } as const;

const words: LiveWords = {
  again: 'Encore',
  tapToChange: 'Touche une carte pour la changer.',
  change: (place, card) => `Changer la carte ${place} : ${card}`,
  chooseCard: 'Quelle carte à la place ?',
  noDog: 'Pas de chien : toutes les cartes vont à l’acheteur.',
  twoDogs: 'Les chiens ne courent qu’après eux-mêmes.',
  dogAlone: (dog) => `${DOGS[dog]} ne trouve rien à chasser.`,
  chased: (dog, card) => `${DOGS[dog]} chasse le ${card === 'rabbit' ? 'lapin' : catNumber(card)}.`,
  you: 'toi',
  whenToPass: (bid) => `Tu as misé ${bid}. Quand passes-tu ?`,
  passPlaces: ['en premier', 'en deuxième', 'en dernier'],
  takenBack: (bid, took) => `Tes ${bid} souris reviennent, et ${took} de plus.`,
};

export default words;
