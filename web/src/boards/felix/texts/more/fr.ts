import { cards, count, de, does, mice } from '../grammar/fr';
import type { MoreWords } from './words';

const dog = { bigDog: 'Le gros chien', smallDog: 'Le petit chien' };

const words: MoreWords = {
  log: {
    round: (round, first) => `Manche ${round} : ${first === null ? 'tu commences' : `${first} commence`}`,
    laid: (who) => does(who, 'as posé une carte.', 'a posé une carte.'),
    laidOwn: (card) => `Tu poses une carte face cachée : ${card}.`,
    turned: (who, card) => `${who === null ? 'Ta carte' : `La carte ${de(who)}`} se retourne : ${card}.`,
    turnedDeck: (card) => `La pioche passive montre : ${card}.`,
    bids: (who, amount) => does(who, `mises ${amount}.`, `mise ${amount}.`),
    passes: (who, n) => does(who, `passes et prends ${mice(n)}.`, `passe et prend ${mice(n)}.`),
    passesForNothing: (who) => does(who, 'passes sans rien gagner.', 'passe sans rien gagner.'),
    chases: (which, card) => `${dog[which]} chasse le ${card}.`,
    chasesRabbit: (which) => `${dog[which]} ne trouve pas de chat à son goût et chasse un lapin.`,
    dogsQuarrel: (n) => `${n} chiens se rencontrent, se disputent et s’en vont. Aucun chat n’est chassé.`,
    dogAlone: (which) => `${dog[which]} ne trouve rien à chasser et s’en va seul.`,
    buys: (who, price, n) =>
      does(who, `achètes le sac pour ${price} : ${cards(n)}.`, `achète le sac pour ${price} : ${cards(n)}.`),
    discarded: 'Personne ne veut la rangée. Elle quitte le jeu.',
    filled: 'Les cartes souris sont regarnies.',
    emptyBank: 'La banque n’a pas assez : passer ne rapporte rien cette manche.',
    emptyAllPassed: 'Tout le monde a passé : passer ne rapporte rien cette manche.',
  },
  end: {
    wins: (name) => does(name, 'gagnes !', 'gagne !'),
    share: (names) => `${names} se partagent la victoire !`,
    points: (total) => count(total, { one: '# point', other: '# points' }),
    ahead: (points, who) => `${points} de plus que ${who ?? 'toi'}`,
    byCats: 'devant grâce aux points des chats',
    cats: 'chats',
    mice: 'souris',
    total: 'total',
    sheet: 'Feuille de score',
    nothing: 'aucune carte',
    chart: 'Manche par manche',
    chartExplained: 'chats + souris après chaque manche',
    afterRound: (round) => `après la manche ${round}`,
    start: 'au début',
    rounds: 'Le fil des manches',
    row: 'Rangée',
    buyer: 'Acheteur',
    price: 'Prix',
    worth: 'Valeur',
    nobody: 'personne',
    removed: 'Écartées au départ',
    removedExplained: 'La carte qui a quitté chaque main avant la première manche.',
    bankKeeps: (n) => `La banque garde ${mice(n)}.`,
  },
};

export default words;
