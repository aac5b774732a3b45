import type { ExplanationWords } from './words';

const words: ExplanationWords = { noMore: 'Non mostrare più queste spiegazioni' };

export default words;
