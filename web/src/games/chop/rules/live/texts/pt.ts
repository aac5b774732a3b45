import { counted } from '../../../../../texts/plural';
import type { LiveWords } from './words';

const count = counted('pt');

const words: LiveWords = {
  roll: 'O rato lança',
  tapRing: 'Carrega num anel para ver o caminho, ou noutra casa para pôr lá o rato.',
  tapSquare: 'Carrega numa casa para pôr lá o gato.',
  canReach: (roll, places) =>
    `Com um ${roll}, o rato pode parar em ${count(places, { one: '# lugar', other: '# lugares' })}.`,
  caughtWith: (faces, of) => `O gato apanha o rato com ${faces} das ${of} faces do seu dado.`,
  outOfReach: 'Um lançamento não leva o gato até ao rato.',
};

export default words;
