import type { FelixExplanationWords } from './words';

const words: FelixExplanationWords = {
  cats: {
    '-8': 'Il gatto orribile',
    '-5': 'Il gatto imbronciato',
    '3': 'Il gattino',
    '5': 'Il gatto allegro',
    '8': 'Il gatto elegante',
    '11': 'Il gatto fiero',
    '15': 'Il gatto magnifico',
  },
  good: (points) => `Vale ${points} punti. Ognuno ne ha al massimo uno.`,
  bad: (points) => `Costa ${points} punti. Ognuno ne ha al massimo uno.`,
  bigDogTakes: 'Un cane grande da solo scaccia il gatto migliore della fila.',
  smallDogTakes: 'Un cane piccolo da solo scaccia il gatto peggiore della fila.',
  rabbit: {
    name: 'Il coniglio',
    means: {
      felix: 'Non vale nulla.',
      filou: 'Non vale nulla. Un cane da solo che non trova un gatto di suo gusto scaccia il coniglio.',
    },
  },
  own: {
    name: (card) => `La tua carta: ${card}`,
    means: 'Nessun altro la conosce finché non si scopre.',
  },
  pieces: {
    bigDog: {
      name: 'Il cane grande',
      means: 'Da solo nella fila, scaccia il gatto migliore.',
      also: 'Due o più cani si rincorrono tra loro: nessun gatto scappa.',
    },
    smallDog: {
      name: 'Il cane piccolo',
      means: 'Da solo nella fila, scaccia il gatto peggiore.',
      also: 'Due o più cani si rincorrono tra loro: nessun gatto scappa.',
    },
    hidden: {
      name: 'Una carta coperta',
      means: 'La conosce solo chi l’ha giocata. Se ne scopre una quando qualcuno passa, e tutte alla vendita.',
    },
    mouseCard: {
      name: 'Una carta topo',
      means: 'Chi passa prende i topi della più bassa rimasta.',
      also: 'Chi passa per ultimo ne prende di più.',
    },
    sack: { name: 'Il sacco', means: 'Tutte le carte della fila insieme. Si offre per il sacco intero.' },
    bank: {
      name: 'La banca',
      means: 'Chi compra paga qui, e da qui si riempiono le carte topo prima di ogni round.',
      also: 'Se non basta per tutte, passare non rende nulla.',
    },
    bid: {
      name: 'L’offerta più alta',
      means: 'Chi resta per ultimo la paga e prende il sacco. Chi passa riprende la sua.',
    },
    first: { name: 'Il primo giocatore', means: 'Comincia l’asta. Chi compra il sacco diventa primo giocatore.' },
    purse: { name: 'I tuoi topi', means: 'Servono per offrire. Ognuno che ti resta alla fine è un punto.' },
    othersSecret: { name: 'I topi degli altri', means: 'Quanti siano è segreto. Alla fine ognuno è un punto.' },
    othersOpen: { name: 'I topi degli altri', means: 'A questo tavolo si vedono. Alla fine ognuno è un punto.' },
    won: { name: 'Le carte vinte', means: 'Tutto ciò che è stato comprato. I gatti contano alla fine.' },
  },
  first: {
    laid: 'Coperta: solo tu sai che cosa hai giocato.',
    pass: (mice) => `Passare conviene: prendi questi ${mice} topi.`,
    lead: 'Se tutti gli altri passano, paghi la tua offerta e prendi il sacco.',
    lastChoice: 'Nessuno ha offerto: tutto il sacco è tuo per 1 topo, se vuoi.',
    bigDog: 'Un cane grande da solo scaccia il gatto migliore.',
    smallDog: 'Un cane piccolo da solo scaccia il gatto peggiore.',
    twoDogs: 'I cani che si incontrano si rincorrono tra loro: nessun gatto scappa.',
    buyer: 'Chi compra il sacco diventa primo giocatore.',
    bankEmpty: 'La banca non ne ha abbastanza: in questo round passare non rende nulla.',
  },
};

export default words;
