import type { FelixTypes } from '@miaou/felix';
import { registerLesson } from '../../../lessons/lesson';
import sprite from '../sprite.svg?url';
import { bluff } from './chapters/bluff';
import { dogs } from './chapters/dogs';
import { ending } from './chapters/ending';
import { passing } from './chapters/passing';
import { sack } from './chapters/sack';
import { lessonTexts } from './texts/index';
import type { BubbleId, ChapterId } from './texts/words';

/** The first game of Felix: you, Odile, Ida and Mirek, with Bruno to explain. */
export default registerLesson<FelixTypes, BubbleId, ChapterId>({
  options: { edition: 'felix' },
  bots: ['odile', 'ida', 'mirek'],
  teacher: 'bruno',
  chapters: [sack, passing, dogs, bluff, ending],
  sprite,
  texts: lessonTexts,
});
