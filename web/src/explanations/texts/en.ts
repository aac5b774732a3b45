import type { ExplanationWords } from './words';

const words: ExplanationWords = { noMore: 'No more of these lines' };

export default words;
