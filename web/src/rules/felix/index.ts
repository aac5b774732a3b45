import { BOOK } from './book';
import { felixWords } from './texts/index';

export default { book: BOOK, sheet: 'felix', area: felixWords } as const;
