import type { Book, BookWords } from '../../../rules/book';
import { FIGURES } from './figures';
import { GLANCES } from './glances';

/** The rules of Chop! Chop!: sections, ids, marks and drawn examples, in reading order. */
export const BOOK = {
  glances: GLANCES,
  sections: [
    {
      id: 'kitchen',
      rules: [
        { id: 'CB1', notes: ['ruling'], figures: ['kitchen'] },
        { id: 'CB2', figures: ['tunnel'] },
        { id: 'CB3' },
        { id: 'CB4', notes: ['ruling'], figures: ['start'] },
        { id: 'CB5', notes: ['ruling'], figures: ['tiles'] },
        { id: 'CB6', notes: ['ruling'], figures: ['dice'] },
        { id: 'CB7', notes: ['option'] },
      ],
    },
    {
      id: 'players',
      rules: [{ id: 'CP1' }, { id: 'CP2', notes: ['ruling'] }, { id: 'CP3' }, { id: 'CP4' }],
    },
    {
      id: 'moving',
      rules: [
        { id: 'CM1', figures: ['exact'] },
        { id: 'CM2', notes: ['edition', 'option'], figures: ['noReturn'] },
        { id: 'CM3', notes: ['option', 'ruling'], figures: ['blocked'] },
        { id: 'CM4', notes: ['ruling'], figures: ['catch', 'danger'] },
        { id: 'CM5', figures: ['tunnel'] },
        { id: 'CM6', notes: ['ruling'], figures: ['home'] },
        { id: 'CM7', figures: ['cheese'] },
        { id: 'CM8', notes: ['ruling'] },
        { id: 'CM9', notes: ['ruling'] },
        { id: 'CM10' },
      ],
    },
    {
      id: 'tiles',
      rules: [
        { id: 'CT1' },
        { id: 'CT2' },
        { id: 'CT3' },
        { id: 'CT4', notes: ['ruling'], figures: ['plus'] },
        { id: 'CT5', notes: ['ruling'], figures: ['arrow'] },
        { id: 'CT6', notes: ['ruling'], figures: ['fork'] },
        { id: 'CT7', notes: ['option', 'ruling'], figures: ['knife'] },
        { id: 'CT8', notes: ['ruling'] },
      ],
    },
    {
      id: 'end',
      rules: [
        { id: 'CE1', figures: ['caught'] },
        { id: 'CE2', notes: ['option'], figures: ['won'] },
        { id: 'CE3', notes: ['ruling'], figures: ['lastMouse'] },
        { id: 'CE4', notes: ['ruling', 'option'] },
      ],
    },
  ],
  ideas: [
    { id: 'distance', figure: 'danger' },
    { id: 'twoMice', figure: 'twoMice' },
    { id: 'waiting', figure: 'waiting' },
  ],
  asides: ['box'],
  figures: FIGURES,
} as const satisfies Book;

/** What is drawn, for readers who cannot see it. */
export interface DrawingNames {
  readonly catDie: (pips: string) => string;
  readonly mouseDie: (pips: string) => string;
  readonly plus: (squares: string) => string;
  readonly cheese: string;
  readonly dishes: string;
  readonly arrow: string;
  readonly fork: string;
  readonly knife: string;
  readonly theCat: string;
  readonly mouse: string;
  readonly hole: string;
}

/** Words for a picture of the kitchen. */
interface KitchenWords {
  readonly walk: string;
  readonly jump: string;
  readonly barred: string;
  readonly on: (thing: string, place: string) => string;
  readonly hole: (side: string) => string;
}

export interface ChopWords extends BookWords<typeof BOOK> {
  readonly drawings: DrawingNames;
  readonly kitchen: KitchenWords;
}
