import { signed } from '../sum';
import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: 'Der große Hund', smallDog: 'Der kleine Hund' } as const;

const words: LiveWords = {
  again: 'Noch einmal',
  tapToChange: 'Tipp auf eine Karte, um sie zu tauschen.',
  tapOwnCard: 'Tipp auf deine Karte, um sie zu tauschen.',
  change: (place, card) => `Karte ${place} tauschen: ${card}`,
  chooseCard: 'Welche Karte liegt stattdessen da?',
  noDog: 'Kein Hund: Alle Karten gehen an den Käufer.',
  twoDogs: 'Die Hunde jagen nur einander.',
  dogAlone: (dog) => `${DOGS[dog]} findet nichts zu jagen.`,
  chased: (dog, card) => `${DOGS[dog]} verjagt ${card === 'rabbit' ? 'den Hasen' : `die ${catNumber(card)}`}.`,
  you: 'du',
  asks: {
    mouseCards: 'Wie viele spielen mit?',
    row: 'Wie viele spielen mit?',
    bidding: 'Was bietet der vierte Spieler?',
    pass: 'Du hast 6 geboten. Wann passt du?',
    buy: 'Der Preis',
    bankShort: 'Was kostete der letzte Sack?',
    three: 'In der Versteigerung',
    passLast: 'Was tust du?',
    spendAll: 'Was zahlst du für den Sack?',
    withoutSack: 'Was die anderen für jeden Sack zahlen',
    score: 'Was hast du für den Sack gezahlt?',
  },
  choices: {
    pass: { 1: 'als Erster', 2: 'als Zweiter', 3: 'als Letzter' },
    three: { 1: 'einer bietet', 2: 'niemand bietet' },
    passLast: { pass: 'passen', 9: '9 bieten' },
  },
  told: {
    laidOut: ({ filled, bank }) => `${filled} Mäuse liegen auf den Mäusekarten, ${bank} bleiben in der Bank.`,
    opened: ({ seats }) =>
      seats === 3
        ? 'Vorn in der Reihe liegt offen die Karte vom stillen Stapel.'
        : 'Nur die Karte des Startspielers liegt offen.',
    passed: ({ took }) => `Passen bringt ${took} Mäuse und deckt die nächste Karte auf.`,
    raised: ({ atLeast }) => `Wer dabeibleibt, muss mindestens ${atLeast} bieten.`,
    tooLow: ({ atLeast }) => `Nicht erlaubt: mindestens ${atLeast}.`,
    tooHigh: ({ atMost }) => `Nicht erlaubt: Es sind nur ${atMost} Mäuse da.`,
    takenBack: ({ bid, took }) => `Deine ${bid} kommen zurück, und ${took} Mäuse dazu.`,
    paid: ({ price, left }) => `${price} Mäuse gehen an die Bank, ${left} bleiben.`,
    leftEmpty: ({ bank, needed }) => `Die Bank hat ${bank}, die drei Karten brauchen ${needed}: Sie bleiben leer.`,
    filled: ({ bank, needed }) => `Die Bank hat ${bank}, die drei Karten brauchen ${needed}: Sie werden gefüllt.`,
    together: () => 'Beim zweiten Passen wurden die letzten zwei Karten zusammen aufgedeckt.',
    lastAlone: () => 'Die ganze Reihe liegt offen: Der letzte Spieler darf sie für 1 Maus kaufen.',
    bought: ({ points, price }) => `Du zahlst ${price} für ${signed(points)}.`,
    mustPass: ({ took }) => `Du beginnst ohne Mäuse und kannst nur passen, für ${took}.`,
    canBid: ({ most }) => `Du beginnst und kannst bis zu ${most} bieten.`,
    youWin: ({ total }) => `Du gewinnst mit ${total} Punkten, ganz ohne Sack.`,
    othersWin: ({ total, best }) => `Du hast ${total} Punkte, aber jemand gewinnt mit ${best}.`,
  },
  counted: (cats, mice) => `Katzen: ${cats}, Mäuse: ${mice}.`,
  drawn: (card, left) => `Blind gezogen: ${card}. Dir bleiben ${left} Karten.`,
};

export default words;
