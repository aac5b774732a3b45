import { signed } from '../sum';
import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: 'O cão grande', smallDog: 'O cão pequeno' } as const;

const words: LiveWords = {
  again: 'Outra vez',
  tapToChange: 'Carrega numa carta para a mudar.',
  tapOwnCard: 'Carrega na tua carta para a mudar.',
  change: (place, card) => `Mudar a carta ${place}: ${card}`,
  chooseCard: 'Que carta fica aí?',
  noDog: 'Sem cão: todas as cartas vão para o comprador.',
  twoDogs: 'Os cães só correm um atrás do outro.',
  dogAlone: (dog) => `${DOGS[dog]} não encontra nada para afugentar.`,
  chased: (dog, card) => `${DOGS[dog]} afugenta o ${card === 'rabbit' ? 'coelho' : catNumber(card)}.`,
  you: 'tu',
  asks: {
    mouseCards: 'Quantos jogam?',
    row: 'Quantos jogam?',
    bidding: 'Quanto licita o quarto jogador?',
    pass: 'Licitaste 6. Quando passas?',
    buy: 'O preço',
    bankShort: 'Quanto custou o último saco?',
    three: 'No leilão',
    passLast: 'O que fazes?',
    spendAll: 'Quanto pagas pelo saco?',
    withoutSack: 'O que os outros pagam por cada saco',
    score: 'Quanto pagaste pelo saco?',
  },
  choices: {
    pass: { 1: 'em primeiro', 2: 'em segundo', 3: 'em último' },
    three: { 1: 'um jogador licita', 2: 'ninguém licita' },
    passLast: { pass: 'passar', 9: 'licitar 9' },
  },
  told: {
    laidOut: ({ filled, bank }) => `${filled} ratos nas cartas de moedas, ${bank} ficam no banco.`,
    opened: ({ seats }) =>
      seats === 3
        ? 'A carta do jogador virtual está à vista no início.'
        : 'Só a carta do primeiro jogador está à vista.',
    passed: ({ took }) => `Passar rende ${took} ratos, e vira-se a carta seguinte.`,
    raised: ({ atLeast }) => `Quem continua tem de licitar pelo menos ${atLeast}.`,
    tooLow: ({ atLeast }) => `Não pode: pelo menos ${atLeast}.`,
    tooHigh: ({ atMost }) => `Não pode: só há ${atMost} ratos para licitar.`,
    takenBack: ({ bid, took }) => `Recebes de volta os teus ${bid} ratos, e mais ${took}.`,
    paid: ({ price, left }) => `${price} ratos vão para o banco, restam ${left}.`,
    leftEmpty: ({ bank, needed }) => `O banco tem ${bank}, são precisos ${needed}: as três ficam vazias.`,
    filled: ({ bank, needed }) => `O banco tem ${bank}, são precisos ${needed}: as três recebem os seus ratos.`,
    together: () => 'Quando passa o segundo, as duas últimas cartas viram-se juntas.',
    lastAlone: () => 'Está tudo à vista: o último pode comprar por 1 rato.',
    bought: ({ points, price }) => `Pagas ${price} por ${signed(points)}.`,
    mustPass: ({ took }) => `Começas sem ratos: só podes passar, por ${took}.`,
    canBid: ({ most }) => `Começas e podes licitar até ${most}.`,
    youWin: ({ total }) => `Ganhas com ${total} pontos, sem um único saco.`,
    othersWin: ({ total, best }) => `Tens ${total} pontos, mas ganha quem tem ${best}.`,
  },
  counted: (cats, mice) => `Gatos: ${cats}, ratos: ${mice}.`,
  drawn: (card, left) => `Tirada às escondidas: ${card}. Ficas com ${left} cartas.`,
};

export default words;
