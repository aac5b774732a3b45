import { counted } from '../../../../texts/plural';
import type { ContestWords } from './words';

const count = counted('zh');

const words: ContestWords = {
  meowTitle: '谁叫得最像猫？',
  voteTitle: '谁叫得最像？',
  hold: '按住来喵一声',
  means: '按得越久，叫得越响。也可以直接点词。',
  meows: { 1: '喵', 2: '喵呜', 3: '喵嗷嗷' },
  honk: '嘎',
  loud: { 1: '很轻', 2: '响', 3: '非常响' },
  silent: '还没叫',
  heard: (name, meow, loud) => `${name}：${meow}，${loud}`,
  vote: '点叫得最像的一位',
  voteMeans: '图个开心：可以改主意，但不能投自己。',
  votedFor: (name) => `你的爪印在${name}那里。`,
  paws: (number) => count(number, { other: '# 个爪印' }),
  turn: (name) => `${name}：轮到你叫`,
  turnVote: (name) => `${name}：轮到你投票`,
  wait: '等待其他人。',
  record: '自己喵一声',
  recordMeans: '用麦克风录两秒，只有这一桌听得到，不会保存。',
  listening: '现在喵！',
  recordingFaults: { noMicrophone: '浏览器不允许使用麦克风。', tooLarge: '这个浏览器录得太大了，按爪子也行。' },
  skip: '我不叫',
  begin: '现在开始',
  won: (name) => `${name}叫得最像，先开始。`,
  tie: '不分高下：抽签决定。',
};

export default words;
