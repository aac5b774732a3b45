import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: 'Il cane grande', smallDog: 'Il cane piccolo' } as const;

const words: LiveWords = {
  again: 'Di nuovo',
  tapToChange: 'Tocca una carta per cambiarla.',
  change: (place, card) => `Cambia la carta ${place}: ${card}`,
  chooseCard: 'Quale carta al suo posto?',
  noDog: 'Nessun cane: tutte le carte vanno a chi compra.',
  twoDogs: 'I cani si rincorrono e basta.',
  dogAlone: (dog) => `${DOGS[dog]} non trova niente da scacciare.`,
  chased: (dog, card) => `${DOGS[dog]} scaccia il ${card === 'rabbit' ? 'coniglio' : `gatto ${catNumber(card)}`}.`,
  you: 'tu',
  whenToPass: (bid) => `Hai offerto ${bid}. Quando passi?`,
  passPlaces: ['per primo', 'per secondo', 'per ultimo'],
  takenBack: (bid, took) => `I tuoi ${bid} topi tornano, e altri ${took} con loro.`,
};

export default words;
