import type { Book, BookWords } from '../../../rules/book';

/** The rules of Crumbs: sections, ids and pictures, in reading order. */
export const BOOK = {
  glances: [
    {
      id: 'plate',
      picture: {
        kind: 'strip',
        columns: 3,
        items: [{ drawing: 'mouse-hat' }, { drawing: 'mouse-scarf' }, { drawing: 'mouse-bow' }],
      },
    },
    {
      id: 'take',
      picture: {
        kind: 'strip',
        columns: 3,
        items: [
          { drawing: 'mouse-hat', sign: '?' },
          { drawing: 'mouse-scarf', sign: '?' },
          { drawing: 'mouse-bow', sign: '?' },
        ],
      },
    },
    {
      id: 'again',
      picture: {
        kind: 'strip',
        columns: 2,
        items: [
          { drawing: 'mouse-hat', sign: '2' },
          { drawing: 'mouse-hat', sign: '2', leaves: true },
        ],
      },
    },
    {
      id: 'cat',
      picture: {
        kind: 'strip',
        columns: 3,
        items: [
          { drawing: 'mouse-hat', sign: '3', leaves: true },
          { drawing: 'mouse-scarf', sign: '2' },
          { drawing: 'cat-face' },
        ],
      },
    },
    { id: 'end', picture: { kind: 'strip', columns: 1, items: [{ drawing: 'crown' }] } },
  ],
  sections: [
    { id: 'setup', rules: [{ id: 'MS1' }, { id: 'MS2', notes: ['option'] }, { id: 'MS3' }] },
    {
      id: 'round',
      rules: [
        { id: 'MR1', figures: ['secret'] },
        { id: 'MR2' },
        { id: 'MR3', figures: ['enough'] },
        { id: 'MR4', figures: ['tooMany'] },
      ],
    },
    { id: 'end', rules: [{ id: 'ME1' }] },
    { id: 'knowledge', rules: [{ id: 'MK1' }] },
  ],
  figures: {
    secret: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'mouse-hat', sign: '2' },
        { drawing: 'mouse-scarf', sign: '?' },
        { drawing: 'mouse-bow', sign: '?' },
      ],
    },
    enough: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'mouse-hat', sign: '3' },
        { drawing: 'mouse-scarf', sign: '2' },
        { drawing: 'mouse-bow', sign: '1' },
      ],
    },
    tooMany: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'mouse-hat', sign: '3', leaves: true },
        { drawing: 'mouse-scarf', sign: '2' },
        { drawing: 'mouse-bow', sign: '1' },
      ],
    },
  },
} as const satisfies Book;

/** What is drawn, for readers who cannot see it. */
export interface DrawingNames {
  readonly mouse: string;
  readonly cat: string;
  readonly winner: string;
}

export interface RulesWords extends BookWords<typeof BOOK> {
  readonly drawings: DrawingNames;
}
