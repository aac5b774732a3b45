import type { ChopReviewWords } from './words.js';

const words: ChopReviewWords = {
  phases: { mice: '老鼠', cat: '猫' },
  tiles: { cheese: '奶酪', broken: '碎盘子', plus1: '+1', plus2: '+2', arrow: '箭头', fork: '叉子', knife: '刀' },
  holes: { N: '北洞', E: '东洞', S: '南洞', W: '西洞' },
  mice: ['帽子', '围巾', '眼镜', '蝴蝶结'],
  mouseTo: (mouse, place, kind) => (kind === 'hole' ? `${mouse}进${place}` : `${mouse}到 ${place}`),
  catTo: (place) => `猫到 ${place}`,
  jump: (place) => `跳到 ${place}`,
  fork: (square) => `拿 ${square} 的奶酪`,
  reasons: (name) => ({
    'took-cheese': ({ at }) => `拿到了 ${at} 的奶酪。`,
    'came-home': ({ hole }) => `回到家了：${name(hole)}。`,
    fled: ({ danger }) => `留在原处，每 100 次会被抓 ${danger} 次。`,
    'turned-tile': ({ cheese }) => `那块地砖每 100 次有 ${cheese} 次是奶酪。`,
    caught: ({ left }) => `抓住一只老鼠，还剩 ${left} 只。`,
    threatened: ({ chance }) => `下一次掷骰每 100 次有 ${chance} 次够得着老鼠。`,
    besieged: () => '守在老鼠必须出来的地方。',
    'went-well': () => '没有更好的走法。',
    'missed-cheese': ({ at }) => `本可以拿 ${at} 的奶酪。`,
    'missed-home': ({ hole }) => `回家的路是通的：${name(hole)}。`,
    'stayed-in-danger': ({ danger }) => `有一只老鼠留在危险中，每 100 次会被抓 ${danger} 次。`,
    'went-into-danger': ({ danger }) => `在那里每 100 次会被抓 ${danger} 次。`,
    'missed-tile': ({ cheese }) => `本可以翻一块地砖，每 100 次有 ${cheese} 次是奶酪。`,
    'missed-catch': () => '本可以抓住一只老鼠。',
    'missed-threat': ({ chance }) => `换个位置，每 100 次有 ${chance} 次够得着老鼠。`,
    'missed-siege': () => '更该守在老鼠必须出来的地方。',
    'went-wrong': () => '别的走法更好。',
  }),
};

export default words;
