import type { FelixExplanationWords } from './words';

const words: FelixExplanationWords = {
  cats: {
    '-8': 'O gato horrível',
    '-5': 'O gato rabugento',
    '3': 'O gatinho',
    '5': 'O gato alegre',
    '8': 'O gato elegante',
    '11': 'O gato orgulhoso',
    '15': 'O gato magnífico',
  },
  good: (points) => `Vale ${points} pontos. Cada jogador tem no máximo um.`,
  bad: (points) => `Custa ${points} pontos. Cada jogador tem no máximo um.`,
  bigDogTakes: 'Um cão grande sozinho afugenta o melhor gato da fila.',
  smallDogTakes: 'Um cão pequeno sozinho afugenta o pior gato da fila.',
  rabbit: {
    name: 'O coelho',
    means: {
      felix: 'Não vale pontos.',
      filou: 'Não vale pontos. Um cão sozinho que não encontra um gato a seu gosto afugenta o coelho.',
    },
  },
  own: {
    name: (card) => `A tua carta: ${card}`,
    means: 'Mais ninguém a conhece até ser virada.',
  },
  pieces: {
    bigDog: {
      name: 'O cão grande',
      means: 'Sozinho na fila, afugenta o melhor gato.',
      also: 'Dois ou mais cães só correm uns atrás dos outros: nenhum gato foge.',
    },
    smallDog: {
      name: 'O cão pequeno',
      means: 'Sozinho na fila, afugenta o pior gato.',
      also: 'Dois ou mais cães só correm uns atrás dos outros: nenhum gato foge.',
    },
    hidden: {
      name: 'Uma carta virada para baixo',
      means: 'Só quem a pôs a conhece. Vira-se uma quando alguém passa, e todas quando o saco é vendido.',
    },
    mouseCard: {
      name: 'Uma carta de moedas',
      means: 'Quem passa recebe os ratos da mais baixa que resta.',
      also: 'Quem passa em último recebe mais.',
    },
    sack: { name: 'O saco', means: 'Todas as cartas da fila juntas. Licita-se pelo saco inteiro.' },
    bank: {
      name: 'O banco',
      means: 'Quem compra paga aqui, e daqui saem os ratos das cartas de moedas antes de cada ronda.',
      also: 'Se não chegar para todas, passar não rende nada.',
    },
    bid: {
      name: 'A licitação mais alta',
      means: 'O último que resta paga-a e leva o saco. Quem passa recupera a sua licitação.',
    },
    first: {
      name: 'O primeiro jogador',
      means: 'Começa a licitar. Quem compra o saco passa a ser o primeiro jogador.',
    },
    purse: { name: 'Os teus ratos', means: 'Licitas com eles. Cada um que te resta no fim é um ponto.' },
    othersSecret: { name: 'Os ratos dos outros', means: 'Quantos são é segredo. No fim, cada um é um ponto.' },
    othersOpen: { name: 'Os ratos dos outros', means: 'Nesta mesa estão à vista. No fim, cada um é um ponto.' },
    won: { name: 'As cartas ganhas', means: 'Tudo o que foi comprado até agora. Os gatos contam no fim.' },
  },
  first: {
    laid: 'Virada para baixo: só tu sabes o que puseste.',
    pass: (mice) => `Passar rende: recebes estes ${mice} ratos.`,
    lead: 'Se todos os outros passarem, pagas a tua licitação e levas o saco.',
    lastChoice: 'Ninguém licitou: o saco todo é teu por 1 rato, se quiseres.',
    bigDog: 'Um cão grande sozinho afugenta o melhor gato.',
    smallDog: 'Um cão pequeno sozinho afugenta o pior gato.',
    twoDogs: 'Cães que se encontram só correm uns atrás dos outros: nenhum gato foge.',
    buyer: 'Quem compra o saco passa a ser o primeiro jogador.',
    bankEmpty: 'O banco não tem que chegue: passar não rende nada nesta ronda.',
  },
};

export default words;
