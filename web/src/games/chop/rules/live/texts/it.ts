import { counted } from '../../../../../texts/plural';
import type { LiveWords } from './words';

const count = counted('it');

const words: LiveWords = {
  again: 'Di nuovo',
  liesThere: (square) => `Che cosa c’è in ${square}`,
  roll: 'Il topo tira',
  asks: { catRolls: 'Il gatto tira', caughtBefore: 'Quanti sono già presi?', missing: 'Che cosa manca?' },
  variants: {
    nothing: 'niente',
    cheese: 'un formaggio',
    mouseOut: 'uno non è mai uscito',
    home: 'nessuno torna a casa',
  },
  miceLeft: 'Quanti topi restano?',
  tapRing: 'Tocca un anello per vedere il percorso, o un’altra casella per metterci il topo.',
  tapRingForCat: 'Tocca un anello per vedere il percorso, o un’altra casella per metterci il gatto.',
  tapSquare: 'Tocca una casella per metterci il gatto.',
  canReach: (roll, places) =>
    `Con un ${roll} il topo può fermarsi in ${count(places, { one: '# posto', other: '# posti' })}.`,
  catReaches: (roll, places) =>
    `Con un ${roll} il gatto può fermarsi in ${count(places, { one: '# posto', other: '# posti' })}.`,
  mayNotReturn: (square) => `Non può tornare in ${square}, da dove è partito.`,
  mayWait: (square) => `Restano due topi: il gatto può fermarsi in ${square}.`,
  mayNotWait: (square) => `Il gatto non può fermarsi in ${square}: dietro c’è l’ultimo topo.`,
  goesOn: 'La partita continua.',
  caughtWith: (faces, of) => `Il gatto prende il topo con ${faces} delle ${of} facce del suo dado.`,
  outOfReach: 'Un tiro non porta il gatto fino al topo.',
  cat: 'il gatto',
  mice: 'i topi',
  whoStands: 'Chi può andare dove?',
  catStands: (squares, onTable) =>
    `Il gatto può andare su tutte le ${squares} caselle, ${onTable} delle quali sul tavolo.`,
  miceStand: (squares, underTable, holes) =>
    `I topi possono andare su ${squares} caselle, ${underTable} delle quali sotto il tavolo, e nelle ${holes} tane.`,
  whichTile: 'Quale tessera?',
  shuffle: 'Mescola',
  tilesLie: (found, all) => `${found} delle ${all} tessere. In ogni partita stanno altrove.`,
  whoseDie: 'Il dado di chi?',
  howOften: 'Quanti tiri?',
  onFaces: (faces, of) => `su ${faces} facce su ${of}`,
  rolled: (rolls, numbers) =>
    `${rolls} tiri: ${numbers.map(({ value, came }) => `il ${value} è uscito ${came} volte`).join(', ')}.`,
};

export default words;
