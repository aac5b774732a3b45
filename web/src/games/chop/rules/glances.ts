import type { Glance } from '../../../rules/book';
import type { Strip } from '../../../rules/picture';
import type { Kitchen } from './kitchen';

/** Chop! Chop! in six steps, each with a picture that is still clear when it is small. */
export const GLANCES = [
  {
    id: 'goal',
    picture: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'cheese', sign: '10' },
        { drawing: 'mouse-hat', sign: '4' },
        { drawing: 'cat-face', sign: '1' },
      ],
    },
  },
  {
    id: 'kitchen',
    picture: {
      kind: 'game',
      bare: true,
      from: 'b3',
      to: 'e5',
      mice: { b4: 'mouse-scarf' },
      cat: 'd4',
      ways: [{ kind: 'walk', places: ['b4', 'c4', 'd4', 'e4'] }],
    },
  },
  {
    id: 'move',
    picture: {
      kind: 'game',
      bare: true,
      from: 'b6',
      to: 'd7',
      covered: true,
      tiles: { b6: '', c6: '', d7: 'cheese' },
      mice: { b6: 'mouse-hat' },
      ways: [{ kind: 'walk', places: ['b6', 'c6', 'c7', 'd7'] }],
    },
  },
  {
    id: 'tiles',
    picture: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'cheese' },
        { drawing: 'plus-2' },
        { drawing: 'arrow' },
        { drawing: 'fork' },
        { drawing: 'knife' },
        { drawing: 'dishes' },
      ],
    },
  },
  {
    id: 'catch',
    picture: {
      kind: 'game',
      bare: true,
      from: 'a1',
      to: 'c2',
      mice: { c2: 'mouse-bow' },
      cat: 'b1',
      ways: [{ kind: 'walk', places: ['b1', 'c1', 'c2'] }],
    },
  },
  {
    id: 'end',
    picture: {
      kind: 'strip',
      columns: 3,
      items: [
        { drawing: 'cheese', sign: '10' },
        { drawing: 'mouse-scarf', sign: '4' },
        { drawing: 'hole-open', sign: '1' },
      ],
    },
  },
] as const satisfies readonly Glance<Strip | Kitchen>[];
