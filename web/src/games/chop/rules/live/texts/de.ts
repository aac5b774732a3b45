import { counted } from '../../../../../texts/plural';
import type { LiveWords } from './words';

const count = counted('de');

const words: LiveWords = {
  again: 'Noch einmal',
  liesThere: (square) => `Was auf ${square} liegt`,
  roll: 'Die Maus würfelt',
  asks: { catRolls: 'Die Katze würfelt', caughtBefore: 'Wie viele sind schon gefangen?', missing: 'Was fehlt?' },
  variants: { nothing: 'nichts', cheese: 'ein Käse', mouseOut: 'eine war nie draußen', home: 'keine läuft heim' },
  miceLeft: 'Wie viele Mäuse sind übrig?',
  tapRing: 'Tipp auf einen Ring, um den Weg zu sehen, oder auf ein anderes Feld, um die Maus dorthin zu setzen.',
  tapRingForCat: 'Tipp auf einen Ring, um den Weg zu sehen, oder auf ein anderes Feld, um die Katze dorthin zu setzen.',
  tapSquare: 'Tipp auf ein Feld, um die Katze dorthin zu setzen.',
  canReach: (roll, places) =>
    `Mit einer ${roll} kann die Maus an ${count(places, { one: '# Stelle', other: '# Stellen' })} landen.`,
  catReaches: (roll, places) =>
    `Mit einer ${roll} kann die Katze an ${count(places, { one: '# Stelle', other: '# Stellen' })} landen.`,
  mayNotReturn: (square) => `Zurück auf ${square}, ihr Startfeld, darf sie nicht.`,
  mayWait: (square) => `Zwei Mäuse sind übrig: Die Katze darf auf ${square} stehen bleiben.`,
  mayNotWait: (square) => `Die Katze darf nicht auf ${square} stehen bleiben: Dahinter sitzt die letzte Maus.`,
  goesOn: 'Die Partie geht weiter.',
  caughtWith: (faces, of) => `Die Katze fängt die Maus mit ${faces} der ${of} Seiten ihres Würfels.`,
  outOfReach: 'Mit einem Wurf kommt die Katze nicht bis zur Maus.',
};

export default words;
