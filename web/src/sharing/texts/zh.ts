import type { SharingWords } from './words';

const words: SharingWords = {
  result: '分享结果',
  moment: '分享这一刻',
  names: '显示名字',
  namesElse: '否则：玩家 1、玩家 2……',
  points: '显示分数',
  link: '附上回放链接',
  linkEyes: '旁观者视角',
  share: '分享',
  save: '保存图片',
  copy: '复制文字',
  again: '再看一遍',
  making: '正在生成图片……',
  failed: '此浏览器无法生成图片，但可以复制文字。',
};

export default words;
