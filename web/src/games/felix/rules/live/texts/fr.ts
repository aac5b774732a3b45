import { signed } from '../sum';
import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: 'Le gros chien', smallDog: 'Le petit chien' } as const;

const words: LiveWords = {
  again: 'Encore',
  tapToChange: 'Touche une carte pour la changer.',
  tapOwnCard: 'Touche ta carte pour la changer.',
  change: (place, card) => `Changer la carte ${place} : ${card}`,
  chooseCard: 'Quelle carte à la place ?',
  noDog: 'Pas de chien : toutes les cartes vont à l’acheteur.',
  twoDogs: 'Les chiens ne font que se poursuivre entre eux.',
  dogAlone: (dog) => `${DOGS[dog]} ne trouve rien à chasser.`,
  chased: (dog, card) => `${DOGS[dog]} chasse le ${card === 'rabbit' ? 'lapin' : catNumber(card)}.`,
  you: 'toi',
  asks: {
    mouseCards: 'Combien de joueurs ?',
    row: 'Combien de joueurs ?',
    bidding: 'Que mise le quatrième joueur ?',
    pass: 'Tu as misé 6. Quand passes-tu ?',
    buy: 'Le prix',
    bankShort: 'Combien a coûté le dernier sac ?',
    three: 'Pendant l’enchère',
    passLast: 'Que fais-tu ?',
    spendAll: 'Combien paies-tu le sac ?',
    withoutSack: 'Ce que les autres paient par sac',
    score: 'Combien as-tu payé le sac ?',
  },
  choices: {
    pass: { 1: 'en premier', 2: 'en deuxième', 3: 'en dernier' },
    three: { 1: 'un joueur mise', 2: 'personne ne mise' },
    passLast: { pass: 'passer', 9: 'miser 9' },
  },
  told: {
    laidOut: ({ filled, bank }) => `${filled} souris sur les cartes souris, ${bank} restent à la banque.`,
    opened: ({ seats }) =>
      seats === 3 ? 'La carte du joueur passif est visible en tête.' : 'Seule la carte du premier joueur est visible.',
    passed: ({ took }) => `Passer rapporte ${took} souris, et la carte suivante est retournée.`,
    raised: ({ atLeast }) => `Pour continuer, il faut miser au moins ${atLeast}.`,
    tooLow: ({ atLeast }) => `Interdit : au moins ${atLeast}.`,
    tooHigh: ({ atMost }) => `Interdit : il n’y a que ${atMost} souris à miser.`,
    takenBack: ({ bid, took }) => `Tu reprends tes ${bid} souris, et ${took} de plus.`,
    paid: ({ price, left }) => `${price} souris vont à la banque, il en reste ${left}.`,
    leftEmpty: ({ bank, needed }) => `La banque a ${bank}, il en faut ${needed} : les trois restent vides.`,
    filled: ({ bank, needed }) => `La banque a ${bank}, il en faut ${needed} : les trois sont remplies.`,
    together: () => 'Quand un deuxième passe, les deux dernières cartes sont retournées ensemble.',
    lastAlone: () => 'Tout est visible : le dernier peut l’acheter pour 1 souris.',
    bought: ({ points, price }) => `Tu paies ${price} pour ${signed(points)}.`,
    mustPass: ({ took }) => `Tu commences sans souris : tu ne peux que passer, pour ${took}.`,
    canBid: ({ most }) => `Tu commences et peux miser jusqu’à ${most}.`,
    youWin: ({ total }) => `Tu gagnes avec ${total} points, sans un seul sac.`,
    othersWin: ({ total, best }) => `Tu as ${total} points, mais ${best} l’emportent.`,
  },
  counted: (cats, mice) => `Chats : ${cats}, souris : ${mice}.`,
  drawn: (card, left) => `Tirée en secret : ${card}. Il te reste ${left} cartes.`,
};

export default words;
