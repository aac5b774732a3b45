import type { ExplanationWords } from './words';

const words: ExplanationWords = { noMore: '不再显示这类说明' };

export default words;
