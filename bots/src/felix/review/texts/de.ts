import { signed } from '../../../review/signed.js';
import type { FelixReviewWords, NamedCard } from './words.js';

const mice = (count: number): string => (count === 1 ? '1 Maus' : `${count} Mäuse`);

const LAID: Readonly<Record<NamedCard, string>> = {
  rabbit: 'Den Hasen',
  bigDog: 'Den großen Hund',
  smallDog: 'Den kleinen Hund',
};

const words: FelixReviewWords = {
  phases: { laying: 'Hinlegen', bidding: 'Bieten', passing: 'Passen' },
  cards: { rabbit: 'Hase', bigDog: 'großer Hund', smallDog: 'kleiner Hund' },
  lay: (name, card) => `${LAID[card as NamedCard] ?? `Die ${name}`} legen`,
  bid: (amount) => `${amount} bieten`,
  pass: 'Passen',
  reasons: (name) => ({
    'bid-worth-it': ({ points, price }) => `Der Sack war etwa ${signed(points)} wert: mehr als die gebotenen ${price}.`,
    'bid-to-drive': ({ points }) => `Der Sack war nur etwa ${signed(points)} wert, aber andere wollten mehr zahlen.`,
    'bid-too-much': ({ points, price, own }) =>
      own === undefined
        ? `Der Sack war etwa ${signed(points)} wert, geboten waren ${price}.`
        : `Die eigene ${name(own)} lag in der Reihe: Der Sack war etwa ${signed(points)} wert, geboten waren ${price}.`,
    'bid-better-kept': ({ points, price }) =>
      `Der Sack war etwa ${signed(points)} wert, aber ${mice(price)} zu behalten und zu passen brachte mehr.`,
    'bid-too-low': ({ price, better }) => `Gleich ${better} hätte die anderen eher abgehalten als ${price}.`,
    'bid-too-high': ({ price, better }) => `Ein Gebot von ${better} hätte gereicht, statt ${price}.`,
    'pass-right': ({ points, price, payment }) =>
      payment === 0
        ? `Der Sack war etwa ${signed(points)} wert: zu wenig für ${mice(price)} oder mehr.`
        : `Der Sack war etwa ${signed(points)} wert: nicht mehr als ${mice(price)} und die ${payment}, die das Passen brachte.`,
    'pass-to-save': ({ points }) => `Der Sack war etwa ${signed(points)} wert, aber die Mäuse kaufen später Besseres.`,
    'pass-too-early': ({ points, price }) =>
      `Der Sack war etwa ${signed(points)} wert, und das nächste Gebot war nur ${price}.`,
    'pass-could-drive': ({ points, better }) =>
      `Der Sack war etwa ${signed(points)} wert, aber jemand hätte mehr als ${better} gezahlt.`,
    'last-sack': ({ points }) => `Eine Maus für einen Sack, der ${signed(points)} wert ist.`,
    'laid-well': ({ card }) => `Eine gute Runde für diese Karte: ${name(card)}.`,
    'laid-to-buy': ({ card }) =>
      `Niemand hatte mehr Mäuse: Wer diese Karte legte, konnte sie auch kaufen (${name(card)}).`,
    'laid-to-spoil': ({ card }) =>
      `Andere hatten mehr Mäuse und konnten den Sack kaufen: Diese Karte war für sie (${name(card)}).`,
    'laid-other': ({ card, better }) =>
      `Für diese Runde war eine andere Karte besser: ${name(better)}, nicht ${name(card)}.`,
  }),
};

export default words;
