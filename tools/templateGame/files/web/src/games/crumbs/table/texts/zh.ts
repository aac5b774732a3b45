import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: '轮数', means: '之后吃得最多者获胜。' } },
  parts: {},
  sharedDevice: '轮流传递设备。换人时会有画面遮住各自拿了多少。',
  refusals: { sameAgain: '你上一轮也拿了这么多。请换一个数。' },
};

export default words;
