import type { GameManifest } from '../manifest';
import poster from './poster.svg?url';
import { CREDIT, PITCH } from './words';

export const crumbs: GameManifest = {
  id: 'crumbs',
  title: 'Crumbs',
  poster,
  posterColor: '#6c8fb3',
  emblem: 'mouse-scarf',
  emblemColor: 'var(--blue)',
  seatCounts: [2, 3, 4],
  usualSeats: 3,
  minutes: 3,
  // All decide at once: nobody begins.
  openers: [],
  pitch: PITCH,
  credit: CREDIT,
  game: () => import('./game'),
  board: () => import('./board/index'),
  table: () => import('./table/index'),
  rules: () => import('./rules/index'),
};
