import { percentIn, pointsIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: '高手会这样做',
  thinking: '正在思考……',
  nothing: '这一步没有建议。',
  means: '最好的在前，并附胜率。',
  chance: '胜率',
  percent: percentIn('zh'),
  margin: '±：可能的误差。',
  gain: '本轮结束时的得分',
  gainBar: '圆点：平均值。横条：10 次里有 8 次在其中。',
  points: pointsIn('zh'),
  bestFirst: '最好的在前。',
  standings: { best: '最佳', level: '差不多', behind: '稍差', farBehind: '较差' },
  aids: '可以知道的',
  hideAid: '不再显示',
  allAids: '重新全部显示',
  advised: '推荐',
};

export default words;
