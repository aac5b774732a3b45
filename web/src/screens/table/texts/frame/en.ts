import { counted } from '../../../../texts/plural';
import type { FrameWords } from './words';

const count = counted('en');

const words: FrameWords = {
  you: 'You',
  connecting: 'On the way to the table…',
  lost: 'Connection lost. Trying again; nothing of yours is lost.',
  gone: {
    title: 'No table here',
    means: 'The link may be wrong, the table may be gone, or its host lets nobody else in.',
  },
  closed: {
    title: 'The operator closed this table',
    means:
      'The person who runs this server has ended play here. A match that was running counts for nobody. You can open another table.',
  },
  unknownGame: {
    title: (game) => `This page does not know the game “${game}”.`,
    means: 'The table may be on a newer server. Load the page again.',
  },
  freeSeat: 'Free seat',
  programOf: (name) => `${name} (program)`,
  standsIn: (bot, name) => `${bot} for ${name}`,
  standsFor: (name) => `for ${name}`,
  cover: 'Cover my cards',
  yourTurn: 'Your turn',
  backToTable: 'back to the table',
  hint: 'Hint',
  menu: 'Menu',
  log: 'Log',
  unread: (n) => count(n, { one: '# new line', other: '# new lines' }),
  sending: 'On its way…',
};

export default words;
