import { cards, count, does, mice } from '../grammar/en';
import type { Who } from '../words';
import type { MoreWords } from './words';

const dog = { bigDog: 'The big dog', smallDog: 'The small dog' };
const of = (who: Who): string => (who === null ? 'Your' : `${who}’s`);

const words: MoreWords = {
  log: {
    round: (round, first) => `Round ${round}: ${first === null ? 'you are' : `${first} is`} first`,
    laid: (who) => does(who, 'have laid a card.', 'has laid a card.'),
    laidOwn: (card) => `You lay a card face down: ${card}.`,
    turned: (who, card) => `${of(who)} card turns up: ${card}.`,
    turnedDeck: (card) => `The passive deck shows: ${card}.`,
    bids: (who, amount) => does(who, `bid ${amount}.`, `bids ${amount}.`),
    passes: (who, n) => does(who, `pass and take ${mice(n)}.`, `passes and takes ${mice(n)}.`),
    passesForNothing: (who) => does(who, 'pass and get nothing.', 'passes and gets nothing.'),
    chases: (which, card) => `${dog[which]} chases the ${card} away.`,
    chasesRabbit: (which) => `${dog[which]} finds no cat to its taste and chases a rabbit away.`,
    dogsQuarrel: (n) => `${n} dogs meet, quarrel and leave. No cat is chased.`,
    dogAlone: (which) => `${dog[which]} finds nothing to chase and leaves alone.`,
    buys: (who, price, n) =>
      does(who, `buy the sack for ${price}: ${cards(n)}.`, `buys the sack for ${price}: ${cards(n)}.`),
    discarded: 'Nobody wants the row. It leaves the game.',
    filled: 'The mouse cards are filled again.',
    emptyBank: 'The bank is short: passing pays nothing this round.',
    emptyAllPassed: 'Everybody passed: passing pays nothing this round.',
  },
  end: {
    wins: (name) => does(name, 'win!', 'wins!'),
    share: (names) => `${names} share the win!`,
    points: (total) => count(total, { one: '# point', other: '# points' }),
    ahead: (points, who) => `${points} ahead of ${who ?? 'you'}`,
    byCats: 'ahead by points in cats',
    cats: 'cats',
    mice: 'mice',
    total: 'total',
    sheet: 'Score sheet',
    nothing: 'no cards',
    chart: 'Round by round',
    chartExplained: 'cats + mice after each round',
    afterRound: (round) => `after round ${round}`,
    start: 'at the start',
    rounds: 'How each round went',
    row: 'Row',
    buyer: 'Buyer',
    price: 'Price',
    worth: 'Worth',
    nobody: 'nobody',
    removed: 'Out from the start',
    removedExplained: 'The card that left each hand before the first round.',
    bankKeeps: (n) => `The bank keeps ${mice(n)}.`,
  },
};

export default words;
