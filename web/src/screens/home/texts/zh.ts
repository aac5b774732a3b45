import { counted } from '../../../texts/plural';
import type { HomeWords } from './words';

const count = counted('zh');

const words: HomeWords = {
  noAccount: '不用注册，坐下就玩。',
  seatCode: '我有座位码',
  players: (least, most) => `${least}–${most} 人`,
  minutes: (number) => `${number} 分钟`,

  playNow: '马上玩',
  againstBots: (bots, level) => count(bots, { other: `对 # 个机器人，${level}` }),
  choosePlay: (game) => `${game}：选择人数和难度`,
  myName: '你',
  learnFirst: '第一次来？边玩边学',
  inviteFriends: '邀请朋友',
  sameDevice: '同一设备',

  yourTables: '你的牌桌',
  onThisDevice: '在这台设备上',
  goOn: '继续',
  youAre: (name) => `你是${name} · 改名`,
  leave: '离开牌桌',
  leaveSure: '离开这张牌桌？',
  leaveMeans: '之后别人可以坐你的座位。',
  remove: '删除对局',
  removeSure: '删除这局？',
  removeMeans: '它只保存在这台设备上，删除后无法恢复。',
  now: '现在',
  noTables: '现在没有公开的牌局。',
  allTables: '全部牌桌',
  watch: '旁观',
  join: '加入',
  tableOf: (host) => `${host}的牌桌`,
  botsOnly: '只有机器人',
  stages: { gathering: '等人入座', playing: '进行中', paused: '暂停', over: '已结束', closed: '已关闭' },
  yourTurn: '轮到你了',
  seatsTaken: (taken, seats) => `${seats} 个座位已坐 ${taken} 个`,
  watching: (number) => `${number} 人旁观`,

  watchTitle: '公开牌桌',
  everyGame: '所有游戏',
  gameLegend: '游戏',
  stageLegend: '状态',
  everyStage: '全部',
  freeSeats: '有空位',
  inPlay: '进行中',
  noneLikeThat: '现在没有这样的牌桌。',
  lobbyAway: '服务器没有回应。列表会自动恢复。',

  rulesOf: (game) => `${game} 规则`,
  learnGame: (game) => `学玩 ${game}`,
  puzzles: '谜题',
  fair: '公平吗？',
  about: '关于',
  unofficial: (credits) => `非官方，免费。${credits.join('；')}。这里没有使用原作的任何图片和文字。`,
  install: '安装',
  installHint: '把 Miaou 装到这台设备上，没有网络也能玩。',
  offline: '没有网络。你仍可以和机器人玩，或在这台设备上玩。',
};

export default words;
