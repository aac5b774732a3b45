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
};

export default words;
