import type { FelixTableWords } from './words';

const words: FelixTableWords = {
  options: {
    edition: {
      label: 'Edizione',
      choices: {
        felix: {
          name: 'Felix',
          means:
            'Senza gatti buoni il cane grande scaccia il −5; senza gatti cattivi il piccolo scaccia il gatto buono più basso. I conigli restano.',
        },
        filou: {
          name: 'Filou',
          means:
            'Come Felix, ma un cane senza il suo gatto scaccia prima un coniglio, e può iniziare chi miagola meglio.',
        },
      },
    },
    bigDogFallback: {
      label: 'Se nella fila ci sono solo gatti cattivi, il cane grande…',
      choices: {
        leastNegative: { name: 'scaccia prima il −5', means: 'È così che leggiamo la regola.' },
        mostNegative: { name: 'scaccia prima il −8', means: 'Meglio per chi compra.' },
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
  bestMeow: 'miglior miagolio',
  sharedDevice: 'Passatevi il dispositivo. Una schermata nasconde le carte tra un giocatore e l’altro.',
  refusals: {
    cardNotInHand: 'Quella carta non è nella tua mano. Scegline un’altra.',
    bidTooLow: 'Troppo poco: offri # o di più, oppure passa.',
    bidTooHigh: 'Troppo: puoi offrire al massimo #.',
    buyForOne: 'Resti solo tu: compra per esattamente 1 topo, oppure passa.',
  },
};

export default words;
