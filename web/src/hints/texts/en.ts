import { percentIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'A good player would…',
  thinking: 'Thinking it over…',
  nothing: 'No advice for this one.',
  means: 'The best first, each with its chance to win.',
  chance: 'chance to win',
  percent: percentIn('en'),
  advised: 'advised',
};

export default words;
