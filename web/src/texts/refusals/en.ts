import type { RefusalWords } from './words';

const words: RefusalWords = {
  byCode: {
    offline: 'There is no connection to the server. Try again in a moment.',
    'empty-name': 'A name needs at least one letter.',
    'no-such-code': 'This code is not valid: it was mistyped, used already, or is older than ten minutes.',
    'who-are-you': 'The server no longer knows this device. Load the page again.',
    'too-many-requests': 'That was a lot at once. Wait a little and try again.',
    'too-many-tables': 'You have opened many tables. Wait a little before the next one.',
    'no-room': 'The server has no room for anything new at the moment. What is already under way goes on.',
    'too-many-open-tables': 'You have many tables that are not over. Finish or leave one first.',
    'no-such-table': 'This table is gone, or not open to you.',
    busy: 'The table is busy. Try again in a moment.',
    stopping: 'The server is restarting. Try again in a moment.',
    'storage-failed': 'The server could not save that. Try again in a moment.',
    'server-fault': 'Something went wrong on the server. Try again in a moment.',
    'not-ready': 'The server is not ready yet. Try again in a moment.',
    banned: 'The operator has banned you from this server. You can still play on this device.',
    silenced: 'The operator has taken chat and the choice of a name from you.',
    'not-at-this-table': 'This person is not at the table.',
  },
  until: (moment) => (moment === undefined ? 'This holds for good.' : `This holds until ${moment}.`),
  otherwise: (code) => `The server refused this (${code}).`,
};

export default words;
