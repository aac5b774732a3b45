import type { GameManifest } from '../manifest';
import poster from './poster.svg?url';
import { CREDIT, PITCH } from './words';

export const felix: GameManifest = {
  id: 'felix',
  title: 'Felix',
  poster,
  posterColor: '#5a3553',
  emblem: 'sack',
  emblemColor: 'var(--plum)',
  seatCounts: [3, 4, 5],
  usualSeats: 4,
  minutes: 20,
  openers: ['chance', 'me', 'meow'],
  // The French edition is Filou, and there the best meow begins (FS7).
  first: (language) =>
    language === 'fr' ? { options: { edition: 'filou' }, opener: 'meow' } : { options: {}, opener: 'chance' },
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
