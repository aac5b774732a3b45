import type { ExplanationWords } from './words';

const words: ExplanationWords = { noMore: 'Não mostrar mais estas explicações' };

export default words;
