import { cards, mice, you } from '../grammar/zh';
import type { MoreWords } from './words';

const dog = { bigDog: '大狗', smallDog: '小狗' };

const words: MoreWords = {
  log: {
    round: (round, first) => `第 ${round} 轮：${you(first)}先手`,
    laid: (who) => `${you(who)}放了一张牌。`,
    laidOwn: (card) => `你面朝下放了一张牌：${card}。`,
    turned: (who, card) => `${you(who)}的牌翻开：${card}。`,
    turnedDeck: (card) => `被动牌堆翻开：${card}。`,
    bids: (who, amount) => `${you(who)}出价 ${amount}。`,
    passes: (who, n) => `${you(who)}放弃，拿走${mice(n)}。`,
    passesForNothing: (who) => `${you(who)}放弃，什么也没拿到。`,
    chases: (which, card) => `${dog[which]}赶走了 ${card}。`,
    chasesRabbit: (which) => `${dog[which]}找不到想赶的猫，赶走了一只兔子。`,
    dogsQuarrel: (n) => `${n} 只狗碰面，吵了一架就走了，没有赶走猫。`,
    dogAlone: (which) => `${dog[which]}没有可赶的，独自离开。`,
    buys: (who, price, n) => `${you(who)}花 ${price} 买下口袋：${cards(n)}。`,
    discarded: '没有人要这列牌，它移出游戏。',
    filled: '老鼠卡重新放满。',
    emptyBank: '银行不够：本轮放弃拿不到老鼠。',
    emptyAllPassed: '所有人都放弃了：本轮放弃拿不到老鼠。',
  },
  end: {
    wins: (name) => `${you(name)}获胜！`,
    share: (names) => `${names}并列获胜！`,
    points: (total) => `${total} 分`,
    ahead: (points, who) => `比${you(who)}多 ${points} 分`,
    byCats: '凭猫的分数领先',
    cats: '猫',
    mice: '老鼠',
    total: '总分',
    sheet: '计分表',
    nothing: '没有牌',
    chart: '逐轮走势',
    chartExplained: '每轮之后的猫 + 老鼠',
    afterRound: (round) => `第 ${round} 轮后`,
    start: '开局',
    rounds: '各轮经过',
    row: '牌列',
    buyer: '买家',
    price: '价格',
    worth: '价值',
    nobody: '无人',
    removed: '开局移出的牌',
    removedExplained: '第一轮之前离开每人手牌的那张牌。',
    bankKeeps: (n) => `银行还有${mice(n)}。`,
  },
};

export default words;
