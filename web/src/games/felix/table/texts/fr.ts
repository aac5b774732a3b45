import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: 'Édition',
      choices: {
        felix: {
          name: 'Felix',
          means:
            'Sans bon chat, le gros chien chasse le −5 ; sans mauvais chat, le petit chasse le plus petit bon chat. Les lapins restent.',
        },
        filou: {
          name: 'Filou',
          means:
            'Comme Felix, mais un chien sans chat à son goût chasse d’abord un lapin, et qui miaule le mieux peut commencer.',
        },
      },
    },
    bigDogFallback: {
      label: 'S’il n’y a que de mauvais chats, le gros chien…',
      choices: {
        leastNegative: { name: 'chasse d’abord le −5', means: 'C’est ainsi que nous lisons la règle.' },
        mostNegative: { name: 'chasse d’abord le −8', means: 'Mieux pour l’acheteur.' },
      },
    },
    money: {
      label: 'Souris des autres',
      choices: {
        secret: { name: 'cachées', means: 'Tu ne vois que les tiennes.' },
        open: { name: 'visibles', means: 'Chacun voit les souris de tous.' },
      },
    },
    wonCards: {
      label: 'Cartes gagnées',
      choices: {
        secret: { name: 'face cachée', means: 'Seul leur propriétaire les connaît jusqu’à la fin.' },
        open: { name: 'face visible', means: 'Chacun voit qui a gagné quoi.' },
      },
    },
  },
  parts: { opener: 'Premier joueur' },
  bestMeow: 'meilleur miaou',
  sharedDevice: 'Faites tourner l’appareil. Un écran cache vos cartes d’un joueur à l’autre.',
  refusals: {
    cardNotInHand: 'Cette carte n’est pas dans ta main. Choisis-en une autre.',
    bidTooLow: 'Trop bas : mise # ou plus, ou passe.',
    bidTooHigh: 'Trop haut : tu peux miser # au plus.',
    buyForOne: 'Il ne reste que toi : achète pour exactement 1 souris, ou passe.',
  },
};

export default words;
