import { signed } from '../sum';
import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: 'Il cane grande', smallDog: 'Il cane piccolo' } as const;

const words: LiveWords = {
  again: 'Di nuovo',
  tapToChange: 'Tocca una carta per cambiarla.',
  tapOwnCard: 'Tocca la tua carta per cambiarla.',
  change: (place, card) => `Cambia la carta ${place}: ${card}`,
  chooseCard: 'Quale carta al suo posto?',
  noDog: 'Nessun cane: tutte le carte vanno a chi compra.',
  twoDogs: 'I cani si rincorrono e basta.',
  dogAlone: (dog) => `${DOGS[dog]} non trova niente da scacciare.`,
  chased: (dog, card) => `${DOGS[dog]} scaccia il ${card === 'rabbit' ? 'coniglio' : `gatto ${catNumber(card)}`}.`,
  you: 'tu',
  asks: {
    mouseCards: 'In quanti giocate?',
    row: 'In quanti giocate?',
    bidding: 'Quanto offre il quarto giocatore?',
    pass: 'Hai offerto 6. Quando passi?',
    buy: 'Il prezzo',
    bankShort: 'Quanto è costato l’ultimo sacco?',
    three: 'Nell’asta',
    passLast: 'Che cosa fai?',
    spendAll: 'Quanto paghi il sacco?',
    withoutSack: 'Quanto pagano gli altri ogni sacco',
    score: 'Quanto hai pagato il sacco?',
  },
  choices: {
    pass: { 1: 'per primo', 2: 'per secondo', 3: 'per ultimo' },
    three: { 1: 'uno offre', 2: 'nessuno offre' },
    passLast: { pass: 'passi', 9: 'offri 9' },
  },
  told: {
    laidOut: ({ filled, bank }) => `${filled} topi sulle carte topo, ${bank} restano alla banca.`,
    opened: ({ seats }) =>
      seats === 3 ? 'In testa è scoperta la carta del quarto set.' : 'È scoperta solo la carta del primo giocatore.',
    passed: ({ took }) => `Passare rende ${took} topi, e si scopre la carta seguente.`,
    raised: ({ atLeast }) => `Chi continua deve offrire almeno ${atLeast}.`,
    tooLow: ({ atLeast }) => `Non si può: almeno ${atLeast}.`,
    tooHigh: ({ atMost }) => `Non si può: ci sono solo ${atMost} topi da offrire.`,
    takenBack: ({ bid, took }) => `Riprendi i tuoi ${bid} topi, e altri ${took}.`,
    paid: ({ price, left }) => `${price} topi vanno alla banca, ne restano ${left}.`,
    leftEmpty: ({ bank, needed }) => `La banca ha ${bank}, ne servono ${needed}: tutte e tre restano vuote.`,
    filled: ({ bank, needed }) => `La banca ha ${bank}, ne servono ${needed}: si riempiono tutte e tre.`,
    together: () => 'Quando passa il secondo, le ultime due carte si scoprono insieme.',
    lastAlone: () => 'È tutto scoperto: l’ultimo può comprare per 1 topo.',
    bought: ({ points, price }) => `Paghi ${price} per ${signed(points)}.`,
    mustPass: ({ took }) => `Inizi senza topi: puoi solo passare, per ${took}.`,
    canBid: ({ most }) => `Inizi e puoi offrire fino a ${most}.`,
    youWin: ({ total }) => `Vinci con ${total} punti, senza un solo sacco.`,
    othersWin: ({ total, best }) => `Hai ${total} punti, ma vince chi ne ha ${best}.`,
  },
  counted: (cats, mice) => `Gatti: ${cats}, topi: ${mice}.`,
  drawn: (card, left) => `Pescata alla cieca: ${card}. Ti restano ${left} carte.`,
};

export default words;
