import type { ChopTableWords } from './words';

const words: ChopTableWords = {
  options: {
    home: {
      label: 'I topi vincono quando',
      choices: {
        returnAfterTenth: {
          name: 'hanno tutto il formaggio e uno corre a casa',
          means: 'Dopo l’ultimo formaggio un topo deve entrare in una tana.',
        },
        anyMouseHome: {
          name: 'hanno tutto il formaggio e uno è a casa',
          means: 'Basta un topo che sia già in una tana.',
        },
        quick: { name: 'hanno tutto il formaggio', means: 'Più breve, per i più piccoli.' },
      },
    },
    blocking: {
      label: 'Quando i topi s’incontrano',
      choices: {
        opponents: { name: 'si superano', means: 'Solo il gatto sbarra la strada.' },
        allPieces: { name: 'si girano attorno', means: 'Nessuno supera nessuno.' },
      },
    },
    path: {
      label: 'Lungo la strada',
      choices: {
        originOnly: { name: 'tutto tranne la partenza', means: 'È vietata solo la casella di partenza.' },
        noReverse: { name: 'niente dietrofront', means: 'Non si torna subito sui propri passi.' },
        noRevisit: { name: 'mai due volte', means: 'Su ogni casella si passa al massimo una volta.' },
      },
    },
    knifeInDouble: {
      label: 'Un coltello nel primo di due tiri',
      choices: {
        endsTurn: { name: 'fa perdere il secondo', means: 'Il turno finisce subito.' },
        rollsOn: { name: 'lascia il secondo', means: 'Si fa ancora; poi l’altra parte ne ha due.' },
      },
    },
    layout: {
      label: 'Cucina',
      own: 'una cucina propria',
      file: {
        choose: 'Da un file…',
        name: 'La tua',
        means: 'Dal tuo file.',
        notJson: 'Non è una cucina: il file non è JSON.',
        parts: {
          columns: '“columns” dev’essere un numero intero da 1 a 7.',
          rows: '“rows” dev’essere un numero intero da 1 a 7.',
          table: '“table” deve avere “legs” e “under”: caselle del tabellone, nessuna due volte.',
          holes:
            '“holes” deve avere N, E, S e W: caselle ai quattro bordi oppure, con “holesOnSquares”, caselle che non chiudano nulla; nessuna del tavolo.',
          holesOnSquares: '“holesOnSquares” dev’essere true, o mancare.',
          tiles: '“tiles” deve coprire esattamente ogni casella libera, con almeno un formaggio.',
          dice: '“dice” deve avere “cat” e “mice”: fino a 12 facce ciascuno, da 1 a 6.',
        },
        otherwise: 'Non è una cucina: il file contiene altro.',
      },
      choices: {
        kitchen: { name: 'Normale', means: 'Tane nei muri, un tunnel sotto il tavolo.' },
        openKitchen: { name: 'Aperta', means: 'Tane sul pavimento, spazio sotto tutto il tavolo.' },
        smallKitchen: { name: 'Piccola', means: 'Cinque formaggi: breve, per bambini.' },
      },
    },
    maxRounds: { label: 'Round al massimo', means: 'Poi la partita finisce in pareggio.' },
  },
  parts: { cat: 'Il gatto è', opener: 'Primo giocatore dei topi' },
  sides: { assign: (name) => `Dai il gatto a ${name}` },
  askedOpener: { question: 'Chi è il più giovane?', answer: 'il più giovane' },
  sharedDevice: 'È tutto scoperto: basta passarsi il dispositivo.',
  refusals: {
    notOnTable: 'Il gatto parte sul tavolo. Scegli una casella lassù.',
    anotherPiece: 'Tocca a un’altra pedina. Scegline una segnata.',
    sameMouse: 'Deve muovere ancora lo stesso topo.',
    cannotGoThere: 'Nessuna strada porta a quella casella.',
    notBack: 'Una mossa non finisce dove è cominciata.',
    holeTaken: 'In quella tana c’è un altro topo.',
    occupied: 'Quella casella è occupata.',
    exactCount: 'Il conto deve essere esatto. Scegli una casella segnata.',
    cheeseBlocks: 'Un formaggio sbarra la strada.',
    lastHole: 'Il gatto non può aspettare davanti alla tana dell’ultimo topo.',
    noCheese: 'Lì non c’è formaggio. Scegli una casella dove ce n’è.',
    cheeseUnderCat: 'Su quel formaggio c’è il gatto. Scegline un altro.',
  },
};

export default words;
