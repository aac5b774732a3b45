import { cards, count, does, mice } from '../grammar/it';
import type { MoreWords } from './words';

const the = (card: string): string => (/^(?:8|11)$/.test(card) ? `l’${card}` : `il ${card}`);
const dog = { bigDog: 'Il cane grosso', smallDog: 'Il cane piccolo' };

const words: MoreWords = {
  log: {
    round: (round, first) => `Turno ${round}: ${first === null ? 'cominci tu' : `comincia ${first}`}`,
    laid: (who) => does(who, 'Hai giocato una carta.', 'ha giocato una carta.'),
    laidOwn: (card) => `Giochi una carta coperta: ${card}.`,
    turned: (who, card) => `${who === null ? 'La tua carta' : `La carta di ${who}`} si scopre: ${card}.`,
    turnedDeck: (card) => `Il mazzo passivo mostra: ${card}.`,
    bids: (who, amount) => does(who, `Offri ${amount}.`, `offre ${amount}.`),
    passes: (who, n) => does(who, `Passi e prendi ${mice(n)}.`, `passa e prende ${mice(n)}.`),
    passesForNothing: (who) => does(who, 'Passi e non prendi nulla.', 'passa e non prende nulla.'),
    chases: (which, card) => `${dog[which]} scaccia ${the(card)}.`,
    chasesRabbit: (which) => `${dog[which]} non trova un gatto che gli piaccia e scaccia un coniglio.`,
    dogsQuarrel: (n) => `${n} cani si incontrano, litigano e se ne vanno. Nessun gatto viene scacciato.`,
    dogAlone: (which) => `${dog[which]} non trova nulla da scacciare e se ne va da solo.`,
    buys: (who, price, n) =>
      does(who, `Compri il sacco per ${price}: ${cards(n)}.`, `compra il sacco per ${price}: ${cards(n)}.`),
    discarded: 'Nessuno vuole la fila. Esce dal gioco.',
    filled: 'Le carte topi sono di nuovo piene.',
    emptyBank: 'La banca non basta: in questo turno passare non rende nulla.',
    emptyAllPassed: 'Hanno passato tutti: in questo turno passare non rende nulla.',
  },
  end: {
    wins: (name) => does(name, 'Hai vinto!', 'vince!'),
    share: (names) => `${names} vincono insieme!`,
    points: (total) => count(total, { one: '# punto', other: '# punti' }),
    ahead: (points, who) => `${points} più di ${who ?? 'te'}`,
    byCats: 'davanti per i punti dei gatti',
    cats: 'gatti',
    mice: 'topi',
    total: 'totale',
    sheet: 'Punteggio',
    nothing: 'nessuna carta',
    chart: 'Turno per turno',
    chartExplained: 'gatti + topi dopo ogni turno',
    afterRound: (round) => `dopo il turno ${round}`,
    start: 'all’inizio',
    rounds: 'Com’è andato ogni turno',
    row: 'Fila',
    buyer: 'Chi compra',
    price: 'Prezzo',
    worth: 'Valore',
    nobody: 'nessuno',
    removed: 'Fuori fin dall’inizio',
    removedExplained: 'La carta uscita da ogni mano prima del primo turno.',
    bankKeeps: (n) => `In banca: ${mice(n)}.`,
  },
};

export default words;
