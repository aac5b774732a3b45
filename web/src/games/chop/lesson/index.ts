import type { ChopTypes } from '@miaou/chop';
import { registerLesson } from '../../../lessons/lesson';
import sprite from '../sprite.svg?url';
import { asCat } from './chapters/asCat';
import { danger } from './chapters/danger';
import { home } from './chapters/home';
import { lastMouse } from './chapters/lastMouse';
import { run } from './chapters/run';
import { table } from './chapters/table';
import { tiles } from './chapters/tiles';
import { lessonTexts } from './texts/index';
import type { BubbleId, ChapterId } from './texts/words';

/** The first game of Chop! Chop!: first with the mice against Odile's cat, then the other way round, with Bruno to explain. */
export default registerLesson<ChopTypes, BubbleId, ChapterId>({
  options: {},
  bots: ['odile'],
  teacher: 'bruno',
  chapters: [run, tiles, table, danger, home, asCat, lastMouse],
  sprite,
  texts: lessonTexts,
});
