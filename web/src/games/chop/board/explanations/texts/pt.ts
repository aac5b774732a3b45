import type { ChopExplanationWords } from './words';

const words: ChopExplanationWords = {
  pieces: {
    cat: {
      name: 'O gato',
      means: 'Apanha um rato ao parar em cima dele. Em cima da mesa, não chega aos que estão por baixo.',
    },
    mouse: {
      name: 'Um rato',
      means: 'Cada jogador rato pode mover qualquer um.',
      also: 'Apanhado, fica eliminado.',
    },
    hidden: { name: 'Um azulejo', means: 'Vira-se quando uma figura para em cima dele.' },
    hole: { name: 'Um buraco', means: 'Aqui um rato está a salvo. O gato nunca entra.' },
    start: { name: 'Onde começa um rato', means: 'Torna-se um buraco quando este rato sai pela primeira vez.' },
    table: { name: 'A mesa', means: 'Só o gato anda em cima dela; os ratos correm por baixo.' },
    tunnel: { name: 'Debaixo da mesa', means: 'Só os ratos passam aqui, o gato não.' },
    miceLeft: { name: 'Ratos que restam', means: 'Quando o último é apanhado, ganha o gato.' },
  },
  tiles: {
    cheese: {
      name: 'Queijo',
      means: 'O rato que para aqui ganha-o. O gato não o pode levar nem passar por ele.',
      also: 'Enquanto o gato estiver em cima, ninguém o pode apanhar.',
    },
    broken: { name: 'Louça quebrada', means: 'Nada acontece.' },
    plus1: { name: '+1', means: 'A mesma figura anda mais uma casa. Se puder, tem de o fazer.' },
    plus2: { name: '+2', means: 'A mesma figura anda mais duas casas. Se puder, tem de o fazer.' },
    arrow: { name: 'Seta', means: 'A figura salta para qualquer casa livre.' },
    fork: { name: 'Garfo', means: 'Os ratos apanham um queijo visível, onde quer que esteja. Ao gato não serve.' },
    knife: { name: 'Faca', means: 'A jogada acaba logo, e o outro lado lança duas vezes.' },
  },
  cheeseWon: (all) => ({
    name: 'Queijos ganhos',
    means: `Os ratos precisam dos ${all}. O que está ganho fica ganho.`,
  }),
  die: ({ mice, cat }) => ({
    name: 'O dado',
    means: `O dado dos ratos tem ${mice.join(', ')}; o do gato ${cat.join(', ')}.`,
  }),
  first: {
    hole: 'Este buraco está aberto: qualquer rato fica aqui a salvo.',
    uncovered: 'O gato não o pode levar, e enquanto lá estiver, ninguém pode.',
    knife: 'Uma faca: a jogada acabou, e o outro lado lança duas vezes.',
    caught: 'Um rato apanhado fica eliminado. O queijo já ganho continua ganho.',
    lost: 'Não há caminho com esse número de casas: o lançamento perde-se.',
    allCheese: 'Todo o queijo está ganho: agora um rato tem de entrar num buraco.',
    lastMouse: 'O último rato está no buraco: o gato não pode parar à frente dele.',
  },
};

export default words;
