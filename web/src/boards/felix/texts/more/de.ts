import { cards, count, does, mice } from '../grammar/de';
import type { MoreWords } from './words';

const dog = { bigDog: 'Der große Hund', smallDog: 'Der kleine Hund' };

const words: MoreWords = {
  log: {
    round: (round, first) => `Runde ${round}: ${first === null ? 'du beginnst' : `${first} beginnt`}`,
    laid: (who) => does(who, 'hast eine Karte gelegt.', 'hat eine Karte gelegt.'),
    laidOwn: (card) => `Du legst eine Karte verdeckt hin: ${card}.`,
    turned: (who, card) => `${who === null ? 'Deine Karte' : `Die Karte von ${who}`} wird aufgedeckt: ${card}.`,
    turnedDeck: (card) => `Der stille Stapel zeigt: ${card}.`,
    bids: (who, amount) => does(who, `bietest ${amount}.`, `bietet ${amount}.`),
    passes: (who, n) => does(who, `passt und nimmst ${mice(n)}.`, `passt und nimmt ${mice(n)}.`),
    passesForNothing: (who) => does(who, 'passt und bekommst nichts.', 'passt und bekommt nichts.'),
    chases: (which, card) => `${dog[which]} jagt die ${card} davon.`,
    chasesRabbit: (which) => `${dog[which]} findet keine passende Katze und jagt ein Kaninchen davon.`,
    dogsQuarrel: (n) => `${n} Hunde treffen sich, streiten und laufen weg. Keine Katze wird gejagt.`,
    dogAlone: (which) => `${dog[which]} findet nichts zu jagen und geht allein.`,
    buys: (who, price, n) =>
      does(who, `kaufst den Sack für ${price}: ${cards(n)}.`, `kauft den Sack für ${price}: ${cards(n)}.`),
    discarded: 'Niemand will die Reihe. Sie verlässt das Spiel.',
    filled: 'Die Mäusekarten werden wieder gefüllt.',
    emptyBank: 'Die Bank ist knapp: Passen bringt diese Runde nichts.',
    emptyAllPassed: 'Alle haben gepasst: Passen bringt diese Runde nichts.',
  },
  end: {
    wins: (name) => does(name, 'gewinnst!', 'gewinnt!'),
    share: (names) => `${names} teilen sich den Sieg!`,
    points: (total) => count(total, { one: '# Punkt', other: '# Punkte' }),
    ahead: (points, who) => `${points} mehr als ${who ?? 'du'}`,
    byCats: 'vorn durch die Katzenpunkte',
    cats: 'Katzen',
    mice: 'Mäuse',
    total: 'gesamt',
    sheet: 'Wertung',
    nothing: 'keine Karten',
    chart: 'Runde für Runde',
    chartExplained: 'Katzen + Mäuse nach jeder Runde',
    afterRound: (round) => `nach Runde ${round}`,
    start: 'am Anfang',
    rounds: 'Wie jede Runde lief',
    row: 'Reihe',
    buyer: 'Käufer',
    price: 'Preis',
    worth: 'Wert',
    nobody: 'niemand',
    removed: 'Von Anfang an draußen',
    removedExplained: 'Die Karte, die jede Hand vor der ersten Runde verlassen hat.',
    bankKeeps: (n) => `Die Bank behält ${mice(n)}.`,
  },
};

export default words;
