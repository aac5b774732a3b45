import { counted } from '../../../../texts/plural';
import type { FrameWords } from './words';

const count = counted('zh');

const words: FrameWords = {
  you: '你',
  connecting: '正在走向牌桌……',
  lost: '连接断开，正在重试。你做过的都不会丢。',
  gone: { title: '这里没有牌桌', means: '链接可能有误，牌桌可能已经不在，或者房主不再让人进来。' },
  closed: {
    title: '这张牌桌已被关闭',
    means: '服务器的管理员结束了这里的游戏。进行中的对局不计胜负。你可以另开一桌。',
  },
  unknownGame: {
    title: (game) => `本页面不认识游戏“${game}”。`,
    means: '这张牌桌可能在版本较新的服务器上。请重新加载页面。',
  },
  freeSeat: '空位',
  programOf: (name) => `${name}（程序）`,
  standsIn: (bot, name) => `${bot}（代${name}）`,
  standsFor: (name) => `代${name}`,
  cover: '盖住我的牌',
  yourTurn: '轮到你了',
  backToTable: '回到牌桌',
  hint: '提示',
  menu: '菜单',
  log: '记录',
  unread: (n) => count(n, { other: '# 条新消息' }),
  sending: '发送中……',
};

export default words;
