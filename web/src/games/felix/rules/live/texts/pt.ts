import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: 'O cão grande', smallDog: 'O cão pequeno' } as const;

const words: LiveWords = {
  again: 'Outra vez',
  tapToChange: 'Carrega numa carta para a mudar.',
  change: (place, card) => `Mudar a carta ${place}: ${card}`,
  chooseCard: 'Que carta fica aí?',
  noDog: 'Sem cão: todas as cartas vão para o comprador.',
  twoDogs: 'Os cães só correm um atrás do outro.',
  dogAlone: (dog) => `${DOGS[dog]} não encontra nada para afugentar.`,
  chased: (dog, card) => `${DOGS[dog]} afugenta o ${card === 'rabbit' ? 'coelho' : catNumber(card)}.`,
  you: 'tu',
  whenToPass: (bid) => `Licitaste ${bid}. Quando passas?`,
  passPlaces: ['em primeiro', 'em segundo', 'em último'],
  takenBack: (bid, took) => `Os teus ${bid} ratos voltam, e mais ${took}.`,
};

export default words;
