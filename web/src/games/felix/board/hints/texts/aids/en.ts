import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('en');
const KINDS = { good: 'good cat', bad: 'bad cat', rabbit: 'rabbit', dog: 'dog' } as const;

const words: AidWords = {
  row: { title: 'What may lie in the row', why: 'Every card that its player has not shown yet is equally likely.' },
  place: (place, name) => `Card ${place}${name === '' ? '' : `, ${name}`}`,
  share: (kind, share) => `${KINDS[kind]} ${percent(Math.round(100 * share))}`,
  worth: {
    title: 'What the sack is worth',
    why: 'What you know now, and all rows that are possible once the dogs have acted.',
    known: 'Known cards',
    mean: 'After the dogs, on average',
    bounds: 'At worst … at best',
  },
  outbid: { title: 'Who can go higher', why: 'The mice lie open at this table.', nobody: 'Nobody' },
};

export default words;
