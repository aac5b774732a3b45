import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: 'Der große Hund', smallDog: 'Der kleine Hund' } as const;

const words: LiveWords = {
  again: 'Noch einmal',
  tapToChange: 'Tipp auf eine Karte, um sie zu tauschen.',
  change: (place, card) => `Karte ${place} tauschen: ${card}`,
  chooseCard: 'Welche Karte liegt stattdessen da?',
  noDog: 'Kein Hund: Alle Karten gehen an den Käufer.',
  twoDogs: 'Die Hunde jagen nur einander.',
  dogAlone: (dog) => `${DOGS[dog]} findet nichts zu jagen.`,
  chased: (dog, card) => `${DOGS[dog]} verjagt ${card === 'rabbit' ? 'den Hasen' : `die ${catNumber(card)}`}.`,
  you: 'du',
  whenToPass: (bid) => `Du hast ${bid} geboten. Wann passt du?`,
  passPlaces: ['als Erster', 'als Zweiter', 'als Letzter'],
  takenBack: (bid, took) => `Deine ${bid} kommen zurück, und ${took} Mäuse dazu.`,
};

export default words;
