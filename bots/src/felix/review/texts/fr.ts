import { signed } from '../../../review/signed.js';
import type { FelixReviewWords } from './words.js';

const words: FelixReviewWords = {
  phases: { laying: 'Cartes posées', bidding: 'Mises', passing: 'Passer' },
  cards: { rabbit: 'lapin', bigDog: 'gros chien', smallDog: 'petit chien' },
  lay: (card) => `Poser le ${card}`,
  bid: (amount) => `Miser ${amount}`,
  pass: 'Passer',
  reasons: (name) => ({
    'bid-worth-it': ({ points, price }) => `Le sac valait environ ${signed(points)}, plus que la mise de ${price}.`,
    'bid-to-drive': ({ points }) => `Le sac ne valait qu’environ ${signed(points)}, mais d’autres allaient payer plus.`,
    'bid-too-much': ({ points, price, own }) =>
      own === undefined
        ? `Le sac valait environ ${signed(points)}, pour une mise de ${price}.`
        : `Sa propre carte ${name(own)} était dans la rangée : le sac valait environ ${signed(points)}, pour une mise de ${price}.`,
    'bid-better-kept': ({ points, price }) =>
      `Le sac valait environ ${signed(points)}, mais garder les ${price} souris et passer valait plus.`,
    'bid-too-low': ({ price, better }) => `Miser ${better} d’emblée aurait mieux écarté les autres que ${price}.`,
    'bid-too-high': ({ price, better }) => `Une mise de ${better} suffisait au lieu de ${price}.`,
    'pass-right': ({ points, price, payment }) =>
      payment === 0
        ? `Le sac valait environ ${signed(points)} : trop peu pour ${price} souris ou plus.`
        : `Le sac valait environ ${signed(points)} : pas plus que ${price} souris et les ${payment} qu’on gagnait à passer.`,
    'pass-to-save': ({ points }) =>
      `Le sac valait environ ${signed(points)}, mais les souris achèteront mieux plus tard.`,
    'pass-too-early': ({ points, price }) =>
      `Le sac valait environ ${signed(points)}, et la mise suivante était ${price}.`,
    'pass-could-drive': ({ points, better }) =>
      `Le sac valait environ ${signed(points)}, mais quelqu’un aurait payé plus que ${better}.`,
    'last-sack': ({ points }) => `Une souris pour un sac qui vaut ${signed(points)}.`,
    'laid-well': ({ card }) => `C’était un bon tour pour cette carte : ${name(card)}.`,
    'laid-to-buy': ({ card }) =>
      `Personne n’avait plus de souris : qui posait cette carte pouvait aussi l’acheter (${name(card)}).`,
    'laid-to-spoil': ({ card }) =>
      `D’autres avaient plus de souris pour acheter le sac : cette carte était pour eux (${name(card)}).`,
    'laid-other': ({ card, better }) => `Ce tour demandait une autre carte : ${name(better)} plutôt que ${name(card)}.`,
  }),
};

export default words;
