import type { ExplanationWords } from './words';

const words: ExplanationWords = { noMore: 'Ne plus montrer ces explications' };

export default words;
