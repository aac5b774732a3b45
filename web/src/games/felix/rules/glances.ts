import type { Glance } from '../../../rules/book';
import type { Strip } from '../../../rules/picture';

/** Felix in six steps, each with a picture that is still clear when it is small. */
export const GLANCES = [
  {
    id: 'goal',
    picture: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'card-15', sign: '+15' },
        { drawing: 'card-n8', sign: '−8' },
        { drawing: 'mouse-1', sign: '+1' },
      ],
    },
  },
  {
    id: 'lay',
    picture: {
      kind: 'strip',
      columns: 3,
      items: [
        { over: 'sack', drawing: 'card-8' },
        { over: 'mice-2', drawing: 'back-2' },
        { over: 'mice-4', drawing: 'back-3' },
      ],
    },
  },
  {
    id: 'bid',
    picture: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'fox', sign: '4' },
        { drawing: 'owl', sign: '6' },
        { drawing: 'goose', label: 'pass' },
      ],
    },
  },
  {
    id: 'pass',
    picture: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'goose', sign: '+2' },
        { over: 'mice-2', taken: true, drawing: 'card-11' },
        { over: 'mice-4', drawing: 'back-3' },
      ],
    },
  },
  {
    id: 'dogs',
    picture: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'card-11' },
        { drawing: 'card-n8', leaves: true },
        { drawing: 'card-dog-small', leaves: true },
      ],
    },
  },
  {
    id: 'end',
    picture: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'card-15', sign: '15' },
        { drawing: 'card-n5', sign: '− 5' },
        { drawing: 'mouse-1', sign: '+ 7' },
      ],
    },
  },
] as const satisfies readonly Glance<Strip>[];
