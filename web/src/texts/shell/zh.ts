import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: '两款狡黠的猫鼠游戏。',
  nothingHere: '这个地址什么也没有。',
  nothingHereHint: '链接可能已过期或不完整。没人用的牌桌过一阵子会被收走。',
  home: '首页',
  back: '返回',
  close: '关闭',
  cancel: '取消',
  copy: '复制',
  copied: '已复制。',
  language: '语言',
  lightTheme: '浅色主题',
  darkTheme: '深色主题',
  settings: '设置',
  loading: '请稍候……',
  tryAgain: '再试一次',
  cannotLoad: '这部分页面没能加载。',
  cannotLoadHint: '可能是离线了，也可能页面已有新版本。检查网络后再试一次。',
  partMissing: '页面有一部分没有加载到。重新加载即可，对局会保留。',
  reload: '重新加载',
  newVersion: '页面有新版本了。',
  loadIt: '加载',
  levels: { 1: '贪玩', 2: '温和', 3: '随性', 4: '机灵', 5: '狡猾', 6: '无情' },
  levelOf: (level) => `第 ${level} 级，共 6 级`,
  bot: '机器人',
  you: '你',
  guest: (number) => `访客 ${number}`.trim(),
};

export default words;
