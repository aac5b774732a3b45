import { percentIn, pointsIn } from './percent';
import type { HintWords } from './words';

const words: HintWords = {
  title: 'A good player would…',
  thinking: 'Thinking it over…',
  nothing: 'No advice for this one.',
  means: 'The best first, each with its chance to win.',
  chance: 'chance to win',
  percent: percentIn('en'),
  margin: '± is how far off that may be.',
  gain: 'points by the end of the round',
  gainBar: 'Dot: the average. Bar: 8 of 10 cases.',
  points: pointsIn('en'),
  bestFirst: 'The best first.',
  standings: { best: 'best', level: 'about as good', behind: 'a little weaker', farBehind: 'weaker' },
  aids: 'What can be known',
  hideAid: 'Do not show again',
  allAids: 'Show all of it again',
  advised: 'advised',
};

export default words;
