import type { ChopTableWords } from './words';

const words: ChopTableWords = {
  options: {
    home: {
      label: 'Os ratos vencem quando',
      choices: {
        returnAfterTenth: {
          name: 'têm dez queijos e um corre para casa',
          means: 'Depois do décimo queijo, um rato tem de entrar numa toca.',
        },
        anyMouseHome: {
          name: 'têm dez queijos e um está em casa',
          means: 'Basta um rato que já esteja numa toca.',
        },
        quick: { name: 'têm dez queijos', means: 'Mais curto, para crianças pequenas.' },
      },
    },
    blocking: {
      label: 'Quando ratos se encontram',
      choices: {
        opponents: { name: 'passam um pelo outro', means: 'Só o gato fica no caminho.' },
        allPieces: { name: 'dão a volta', means: 'Ninguém passa por ninguém.' },
      },
    },
    path: {
      label: 'Pelo caminho',
      choices: {
        originOnly: { name: 'tudo menos a saída', means: 'Só a casa de onde você saiu é proibida.' },
        noReverse: { name: 'sem voltar atrás', means: 'Não se dá um passo direto para trás.' },
        noRevisit: { name: 'nenhuma casa duas vezes', means: 'Cada casa é pisada no máximo uma vez.' },
      },
    },
    maxRounds: { label: 'Rodadas, no máximo', means: 'Depois disso, a partida empata.' },
  },
  parts: { cat: 'O gato é', opener: 'Primeiro rato' },
  sides: { holder: 'O gato', others: 'Os ratos', assign: (name) => `Dar o gato a ${name}` },
  refusals: {
    notOnTable: 'O gato começa em cima da mesa. Escolha uma casa lá.',
    anotherPiece: 'A vez é de outra peça. Escolha uma das marcadas.',
    sameMouse: 'O mesmo rato tem de andar de novo.',
    cannotGoThere: 'Não há caminho até essa casa.',
    notBack: 'Um movimento não termina onde começou.',
    holeTaken: 'Há outro rato nessa toca.',
    occupied: 'Essa casa está ocupada.',
    exactCount: 'A conta tem de ser exata. Escolha uma casa marcada.',
    cheeseBlocks: 'Há um queijo no caminho.',
    lastHole: 'O gato não pode esperar diante da toca do último rato.',
    noCheese: 'Não há queijo ali. Escolha outro.',
    cheeseUnderCat: 'O gato está sobre esse queijo. Escolha outro.',
  },
};

export default words;
