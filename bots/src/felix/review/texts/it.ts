import { signed } from '../../../review/signed.js';
import type { FelixReviewWords } from './words.js';

/** L’8 and l’11 are spoken with a vowel first. */
const withArticle = (card: string): string => (card === '8' || card === '11' ? `l’${card}` : `il ${card}`);

const words: FelixReviewWords = {
  phases: { laying: 'Carte giocate', bidding: 'Offerte', passing: 'Passare' },
  cards: { rabbit: 'coniglio', bigDog: 'cane grande', smallDog: 'cane piccolo' },
  lay: (card) => `Gioca ${withArticle(card)}`,
  bid: (amount) => `Offri ${amount}`,
  pass: 'Passa',
  reasons: (name) => ({
    'bid-worth-it': ({ points, price }) => `Il sacco valeva circa ${signed(points)}, più dell’offerta di ${price}.`,
    'bid-to-drive': ({ points }) => `Il sacco valeva solo circa ${signed(points)}, ma altri avrebbero pagato di più.`,
    'bid-too-much': ({ points, price, own }) =>
      own === undefined
        ? `Il sacco valeva circa ${signed(points)}, per un’offerta di ${price}.`
        : `La sua stessa carta ${name(own)} era nella fila: il sacco valeva circa ${signed(points)}, per un’offerta di ${price}.`,
    'bid-better-kept': ({ points, price }) =>
      `Il sacco valeva circa ${signed(points)}, ma tenere i ${price} topi e passare valeva di più.`,
    'bid-too-low': ({ price, better }) => `Offrire subito ${better} avrebbe tenuto fuori gli altri meglio di ${price}.`,
    'bid-too-high': ({ price, better }) => `Bastava offrire ${better} invece di ${price}.`,
    'pass-right': ({ points, price, payment }) =>
      payment === 0
        ? `Il sacco valeva circa ${signed(points)}: poco per ${price} topi o più.`
        : `Il sacco valeva circa ${signed(points)}: non più di ${price} topi e dei ${payment} che si prendevano passando.`,
    'pass-to-save': ({ points }) =>
      `Il sacco valeva circa ${signed(points)}, ma più avanti i topi compreranno di meglio.`,
    'pass-too-early': ({ points, price }) =>
      `Il sacco valeva circa ${signed(points)}, e l’offerta successiva era ${price}.`,
    'pass-could-drive': ({ points, better }) =>
      `Il sacco valeva circa ${signed(points)}, ma qualcuno avrebbe pagato più di ${better}.`,
    'last-sack': ({ points }) => `Un topo per un sacco che vale ${signed(points)}.`,
    'laid-well': ({ card }) => `Era un buon round per questa carta: ${name(card)}.`,
    'laid-to-buy': ({ card }) =>
      `Nessuno aveva più topi: chi giocava questa carta poteva anche comprarla (${name(card)}).`,
    'laid-to-spoil': ({ card }) =>
      `Altri avevano più topi per comprare il sacco: questa carta era per loro (${name(card)}).`,
    'laid-other': ({ card, better }) =>
      `Questo round chiedeva un’altra carta: ${name(better)} invece di ${name(card)}.`,
  }),
};

export default words;
