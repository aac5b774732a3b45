import type { Book, BookWords } from '../../../rules/book';
import { FIGURES } from './figures';
import { GLANCES } from './glances';

/** The rules of Felix and Filou: sections, ids, marks and drawn examples, in reading order. */
export const BOOK = {
  glances: GLANCES,
  sections: [
    {
      id: 'setup',
      rules: [
        { id: 'FS1' },
        { id: 'FS2', figures: ['hand'] },
        { id: 'FS3', notes: ['edition', 'ruling'] },
        { id: 'FS4' },
        { id: 'FS5', figures: ['mouseCards'] },
        { id: 'FS6' },
        { id: 'FS7', notes: ['edition', 'ruling'] },
      ],
    },
    {
      id: 'round',
      rules: [
        { id: 'FR1', notes: ['ruling'] },
        { id: 'FR2', figures: ['row'] },
        { id: 'FR3', figures: ['bidding'] },
        { id: 'FR4' },
        { id: 'FR5', figures: ['pass'] },
        { id: 'FR6', figures: ['buy'] },
        { id: 'FR7' },
        { id: 'FR8' },
      ],
    },
    {
      id: 'special',
      rules: [{ id: 'FX1', figures: ['oneMouse'] }, { id: 'FX2', notes: ['ruling'] }, { id: 'FX3' }],
    },
    { id: 'bank', rules: [{ id: 'FB1', figures: ['bankShort'] }] },
    {
      id: 'dogs',
      rules: [
        { id: 'FD1', notes: ['ruling'], figures: ['twoDogs'] },
        { id: 'FD2', figures: ['bigDog', 'bigDogAmongBad'] },
        { id: 'FD3', figures: ['smallDog', 'smallDogAmongBad'] },
        { id: 'FD4', notes: ['option', 'ruling'], figures: ['noGoodCat'] },
        { id: 'FD5', notes: ['edition'], figures: ['rabbit'] },
        { id: 'FD6', notes: ['ruling'] },
        { id: 'FD7', notes: ['ruling'] },
      ],
    },
    {
      id: 'end',
      rules: [{ id: 'FE1' }, { id: 'FE2', figures: ['score'] }, { id: 'FE3', notes: ['ruling'] }],
    },
    {
      id: 'three',
      rules: [{ id: 'FT1' }, { id: 'FT2', figures: ['three'] }, { id: 'FT3' }, { id: 'FT4' }],
    },
    {
      id: 'knowledge',
      rules: [
        { id: 'FK1' },
        { id: 'FK2' },
        { id: 'FK3', notes: ['option'] },
        { id: 'FK4', notes: ['option'] },
        { id: 'FK5', notes: ['ruling'] },
      ],
    },
  ],
  ideas: [
    { id: 'passLast', figure: 'passLast' },
    { id: 'spendAll', figure: 'spendAll' },
    { id: 'withoutSack', figure: 'withoutSack' },
  ],
  asides: ['box'],
  figures: FIGURES,
} as const satisfies Book;

/** What is drawn, for readers who cannot see it. */
export interface DrawingNames {
  readonly cat: (value: string) => string;
  readonly mouseCard: (mice: string) => string;
  readonly rabbit: string;
  readonly bigDog: string;
  readonly smallDog: string;
  readonly faceDown: string;
  readonly mice: string;
  readonly sack: string;
  readonly bank: string;
  readonly player: string;
}

export interface FelixWords extends BookWords<typeof BOOK> {
  readonly drawings: DrawingNames;
}
