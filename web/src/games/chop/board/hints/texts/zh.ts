import { wholePercentIn } from '../../../../../hints/texts/percent';
import board from '../../texts/zh';
import type { ChopReasons } from './words';

const { mice } = board;
const percent = wholePercentIn('zh');

const words: ChopReasons = {
  'bring-it-home': () => '奶酪都到手了：现在要有老鼠回家。',
  'leave-the-start': () => '四只老鼠都离开过起点，才能获胜。',
  'take-cheese': ({ danger }) =>
    danger === 0 ? '拿到一块奶酪，猫到不了那里。' : `拿到一块奶酪；在那里被抓的概率是 ${percent(danger)}。`,
  'fork-cheese': () => '一步不走就拿到一块奶酪。',
  'run-for-cover': ({ danger }) => `留在这里被抓的概率是 ${percent(danger)}，那里猫到不了。`,
  'run-from-the-cat': ({ danger, left }) => `被抓的概率从 ${percent(danger)} 降到 ${percent(left)}。`,
  'turn-a-tile': ({ cheese, danger }) =>
    `地砖是奶酪的概率是 ${percent(cheese)}；${danger === 0 ? '猫到不了那里' : `被抓的概率是 ${percent(danger)}`}。`,
  'take-a-risk': ({ danger }) => `在那里可能被抓（${percent(danger)}），而且眼下没有收获。`,
  'come-nearer': ({ steps }) => `离下一个目标更近：还有 ${steps} 格。`,
  'keep-away': () => '没有收获，但能躲开猫。',
  'begin-near-a-hole': ({ steps }) => `离老鼠出来的洞口只有 ${steps} 格。`,
  catch: ({ mouse, left }) =>
    left === 0 ? `抓住${mice[mouse]}，最后一只老鼠。` : `抓住${mice[mouse]}，还剩 ${left} 只。`,
  threaten: ({ mice: prey, chance }) => `下一次掷骰够得着 ${prey} 只老鼠（${percent(chance)}）。`,
  besiege: ({ mouse }) => `守在${mice[mouse]}必须出来的地方。`,
  hunt: ({ mouse, steps }) => `追${mice[mouse]}：还有 ${steps} 格。`,
  'keep-watch': () => '够不着老鼠：先等着。',
};

export default words;
