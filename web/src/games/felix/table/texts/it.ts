import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: 'Edizione',
      choices: {
        felix: { name: 'Felix', means: 'Un cane senza un gatto di suo gusto prende il successivo.' },
        filou: {
          name: 'Filou',
          means: 'Come Felix, ma quel cane prende prima un coniglio, e può iniziare il miagolio migliore.',
        },
      },
    },
    bigDogFallback: {
      label: 'Cane grosso, solo gatti cattivi',
      choices: {
        leastNegative: { name: 'prende prima −5', means: 'Come dice la regola.' },
        mostNegative: { name: 'prende prima −8', means: 'Più gentile con chi compra.' },
      },
    },
    money: {
      label: 'Topi degli altri',
      choices: {
        secret: { name: 'nascosti', means: 'Vedi solo i tuoi.' },
        open: { name: 'in vista', means: 'Tutti vedono i topi di tutti.' },
      },
    },
    wonCards: {
      label: 'Carte vinte',
      choices: {
        secret: { name: 'coperte', means: 'Le conosce solo chi le ha, fino alla fine.' },
        open: { name: 'scoperte', means: 'Tutti vedono chi ha vinto cosa.' },
      },
    },
  },
  parts: { opener: 'Primo giocatore' },
  refusals: {
    cardNotInHand: 'Quella carta non è nella tua mano. Scegline un’altra.',
    bidTooLow: 'Troppo poco: offri # o di più, oppure passa.',
    bidTooHigh: 'Troppo: puoi offrire al massimo #.',
    buyForOne: 'Resti solo tu: compra per 1 topo esatto, oppure passa.',
  },
};

export default words;
