import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: 'Edição',
      choices: {
        felix: {
          name: 'Felix',
          means:
            'Sem gato bom, o cão grande afugenta o −5; sem gato mau, o pequeno afugenta o gato bom mais baixo. Os coelhos ficam.',
        },
        filou: {
          name: 'Filou',
          means: 'Como Felix, mas um cão sem o seu gato afugenta primeiro um coelho, e quem mia melhor pode começar.',
        },
      },
    },
    bigDogFallback: {
      label: 'Se só houver gatos maus na fila, o cão grande…',
      choices: {
        leastNegative: { name: 'afugenta primeiro o −5', means: 'É assim que lemos a regra.' },
        mostNegative: { name: 'afugenta primeiro o −8', means: 'Melhor para quem compra.' },
      },
    },
    money: {
      label: 'Ratos dos outros',
      choices: {
        secret: { name: 'secretos', means: 'Só vês os teus.' },
        open: { name: 'à vista', means: 'Todos veem os ratos de todos.' },
      },
    },
    wonCards: {
      label: 'Cartas ganhas',
      choices: {
        secret: { name: 'viradas para baixo', means: 'Só o dono as conhece até ao fim.' },
        open: { name: 'viradas para cima', means: 'Todos veem quem ganhou o quê.' },
      },
    },
  },
  parts: { opener: 'Primeiro jogador' },
  bestMeow: 'melhor miado',
  sharedDevice: 'Passem o dispositivo de mão em mão. Um ecrã esconde as cartas entre as jogadas.',
  refusals: {
    cardNotInHand: 'Não tens essa carta na mão. Escolhe outra.',
    bidTooLow: 'É pouco: licita # ou mais, ou passa.',
    bidTooHigh: 'É de mais: podes licitar no máximo #.',
    buyForOne: 'Só restas tu: compra por exatamente 1 rato, ou passa.',
  },
};

export default words;
