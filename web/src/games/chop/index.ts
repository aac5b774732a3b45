import type { GameManifest } from '../manifest';
import poster from './poster.svg?url';
import { SIDES } from './sides';
import { CREDIT, PITCH } from './words';

export const chop: GameManifest = {
  id: 'chop',
  title: 'Chop! Chop!',
  poster,
  posterColor: '#2f8f83',
  emblem: 'cat-face',
  emblemColor: 'var(--teal)',
  seatCounts: [2, 3, 4, 5],
  usualSeats: 2,
  minutes: 15,
  sides: SIDES,
  hasDice: true,
  openers: ['chance', 'me', 'vote'],
  pitch: PITCH,
  credit: CREDIT,
  game: () => import('./game'),
  board: () => import('./board/index'),
  table: () => import('./table/index'),
  thumbnail: () => import('./table/Thumbnail.svelte'),
  lesson: () => import('./lesson/index'),
  puzzles: () => import('./puzzles.json?raw'),
  rules: () => import('./rules/index'),
};
