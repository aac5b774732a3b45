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
  cat: 'die Katze',
  mice: 'die Mäuse',
  whoStands: 'Wer kommt wohin?',
  catStands: (squares, onTable) => `Die Katze kommt auf alle ${squares} Felder, ${onTable} davon oben auf dem Tisch.`,
  miceStand: (squares, underTable, holes) =>
    `Mäuse kommen auf ${squares} Felder, ${underTable} davon unter dem Tisch, und in die ${holes} Löcher.`,
  whichTile: 'Welche Fliese?',
  shuffle: 'Mischen',
  tilesLie: (found, all) => `${found} der ${all} Fliesen. In jeder Partie liegen sie woanders.`,
  whoseDie: 'Wessen Würfel?',
  howOften: 'Wie viele Würfe?',
  onFaces: (faces, of) => `auf ${faces} von ${of} Seiten`,
  rolled: (rolls, numbers) =>
    `${rolls} Würfe: ${numbers.map(({ value, came }) => `${value} kam ${came} Mal`).join(', ')}.`,
};

export default words;
