import { counted } from '../../../../texts/plural';
import type { FrameWords } from './words';

const count = counted('en');

const words: FrameWords = {
  you: 'You',
  connecting: 'On the way to the table…',
  lost: 'Connection lost. Trying again; nothing of yours is lost.',
  gone: {
    title: 'No table here',
    means: 'The link may be wrong, the table may be gone, or its host lets nobody more in.',
  },
  freeSeat: 'Free seat',
  cover: 'Cover my cards',
  yourTurn: 'Your turn',
  hint: 'Hint',
  menu: 'Menu',
  log: 'Log',
  unread: (n) => count(n, { one: '# new line', other: '# new lines' }),
  sending: 'On its way…',
};

export default words;
