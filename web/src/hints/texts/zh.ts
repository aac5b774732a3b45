import { percentIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: '高手会这样做',
  thinking: '正在思考……',
  nothing: '这一步没有建议。',
  means: '最好的在前，并附胜率。',
  chance: '胜率',
  percent: percentIn('zh'),
  advised: '推荐',
};

export default words;
