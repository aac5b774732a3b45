import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: 'Édition',
      choices: {
        felix: { name: 'Felix', means: 'Un chien sans chat à son goût prend le suivant sur sa liste.' },
        filou: {
          name: 'Filou',
          means: 'Comme Felix, mais ce chien-là prend d’abord un lapin, et le meilleur miaou peut commencer.',
        },
      },
    },
    bigDogFallback: {
      label: 'Gros chien, rien que de mauvais chats',
      choices: {
        leastNegative: { name: 'il prend d’abord −5', means: 'Comme dans la règle.' },
        mostNegative: { name: 'il prend d’abord −8', means: 'Plus doux pour l’acheteur.' },
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
  refusals: {
    cardNotInHand: 'Cette carte n’est pas dans ta main. Choisis-en une autre.',
    bidTooLow: 'Trop bas : mise # ou plus, ou passe.',
    bidTooHigh: 'Trop haut : tu peux miser # au plus.',
    buyForOne: 'Tu restes seul : achète pour 1 souris exactement, ou passe.',
  },
};

export default words;
