import { catNumber, type LiveWords } from './words';

const DOGS = { bigDog: '大狗', smallDog: '小狗' } as const;

const words: LiveWords = {
  again: '再来一次',
  tapToChange: '点一张牌就能换掉它。',
  change: (place, card) => `换掉第 ${place} 张牌：${card}`,
  chooseCard: '换成哪张牌？',
  noDog: '没有狗：所有的牌都归买家。',
  twoDogs: '狗只顾互相追逐。',
  dogAlone: (dog) => `${DOGS[dog]}没有可追的。`,
  chased: (dog, card) => `${DOGS[dog]}吓跑${card === 'rabbit' ? '兔子' : ` ${catNumber(card)}`}。`,
  you: '你',
  whenToPass: (bid) => `你出价 ${bid}。什么时候放弃？`,
  passPlaces: ['第一个', '第二个', '最后一个'],
  takenBack: (bid, took) => `取回你的 ${bid} 个老鼠币，再得 ${took} 个。`,
};

export default words;
