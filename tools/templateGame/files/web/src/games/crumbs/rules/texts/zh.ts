import type { RulesWords } from '../book';

const words: RulesWords = {
  lead: '老鼠们围着盘子暗中拿面包屑；拿得太多，最贪心的就挨饿。',
  glances: {
    plate: { title: '一个盘子', text: '每轮端上一盘面包屑。' },
    take: { title: '暗中决定', text: '大家同时拿零、一、二或三粒。' },
    again: { title: '不可连拿同数', text: '谁也不能拿得与上一轮一样多。' },
    cat: { title: '别吵醒猫', text: '盘里不够时，拿得最多的一粒也吃不到。' },
    end: { title: '最多者胜', text: '最后一轮之后，吃得最多者获胜。' },
  },
  sections: { setup: '准备', round: '一轮', end: '结束', knowledge: '可知之事' },
  rules: {
    MS1: '二至四只老鼠参加。',
    MS2: '一局有四轮。',
    MS3: '面包屑从玩家人数到其三倍，每个数目各有一盘。盘子洗混，每轮端上一盘，此前无人看到。',
    MR1: '每轮大家暗中同时决定拿零、一、二或三粒。',
    MR2: '谁也不能拿得与上一轮一样多。',
    MR3: '都决定后，大家亮出所拿之数。盘中够分，则各吃所拿。',
    MR4: '不够分，猫就醒来：拿得最多者什么也吃不到，其他人各吃所拿。',
    ME1: '最后一轮之后，吃得最多者获胜。',
    MK1: '在大家都决定之前，决定只有本人知道；亮出和吃掉的，人人知道。',
  },
  notes: { 'MS2.option': '可以选择三到五轮。' },
  ideas: {},
  asides: {},
  captions: {
    secret: '谁也不知道别人拿多少。',
    enough: '一盘 6 粒：人人够吃。',
    tooMany: '一盘 5 粒：拿 3 粒者落空。',
  },
  labels: {},
  drawings: { mouse: '老鼠', cat: '猫', winner: '王冠' },
};

export default words;
