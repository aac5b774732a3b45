import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: 'Edição',
      choices: {
        felix: { name: 'Felix', means: 'Um cão sem gato a seu gosto leva o que vem depois na lista.' },
        filou: {
          name: 'Filou',
          means: 'Como Felix, mas esse cão leva antes um coelho, e o melhor miado pode começar.',
        },
      },
    },
    bigDogFallback: {
      label: 'Cão grande, só gatos maus',
      choices: {
        leastNegative: { name: 'leva primeiro o −5', means: 'Como diz a regra.' },
        mostNegative: { name: 'leva primeiro o −8', means: 'Mais amigo de quem compra.' },
      },
    },
    money: {
      label: 'Ratos dos outros',
      choices: {
        secret: { name: 'escondidos', means: 'Você só vê os seus.' },
        open: { name: 'à vista', means: 'Todos veem os ratos de todos.' },
      },
    },
    wonCards: {
      label: 'Cartas ganhas',
      choices: {
        secret: { name: 'fechadas', means: 'Só o dono as conhece até o fim.' },
        open: { name: 'abertas', means: 'Todos veem quem ganhou o quê.' },
      },
    },
  },
  parts: { opener: 'Primeiro jogador' },
  refusals: {
    cardNotInHand: 'Essa carta não está na sua mão. Escolha outra.',
    bidTooLow: 'Baixo demais: ofereça # ou mais, ou passe.',
    bidTooHigh: 'Alto demais: você pode oferecer no máximo #.',
    buyForOne: 'Só resta você: compre por exatamente 1 rato, ou passe.',
  },
};

export default words;
