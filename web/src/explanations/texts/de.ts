import type { ExplanationWords } from './words';

const words: ExplanationWords = { noMore: 'Diese Hinweise nicht mehr zeigen' };

export default words;
