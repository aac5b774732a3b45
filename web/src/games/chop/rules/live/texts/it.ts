import { counted } from '../../../../../texts/plural';
import type { LiveWords } from './words';

const count = counted('it');

const words: LiveWords = {
  roll: 'Il topo tira',
  tapRing: 'Tocca un anello per vedere la via, o un’altra casella per metterci il topo.',
  tapSquare: 'Tocca una casella per metterci il gatto.',
  canReach: (roll, places) =>
    `Con un ${roll} il topo può fermarsi in ${count(places, { one: '# posto', other: '# posti' })}.`,
  caughtWith: (faces, of) => `Il gatto prende il topo con ${faces} delle ${of} facce del suo dado.`,
  outOfReach: 'Un tiro non porta il gatto fino al topo.',
};

export default words;
