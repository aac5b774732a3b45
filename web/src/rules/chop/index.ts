import { BOOK } from './book';
import { chopWords } from './texts/index';

export default { book: BOOK, sheet: 'chop', area: chopWords } as const;
