import type { Scene } from '../../../gallery/scene';
import { GAMES } from '../../games/registry';
import type { Chapter, Lesson } from '../../lessons/lesson';
import { BEGINNING, type LessonPlace, lookAhead, readOn, stepAt, tryMove } from '../../lessons/lessonPlace';
import type { Progress } from '../../lessons/progress';
import { openLesson } from './openLesson';

const nothing = (): void => undefined;

/** The place of a step, by what is wanted before it. */
const placeAt = (chapter: Chapter, step: number): LessonPlace => {
  let place = BEGINNING;
  while (place.step < step) {
    const wanted = stepAt(chapter, place)?.wants?.move;
    place = wanted === undefined ? readOn(chapter, place) : tryMove(chapter, place, wanted);
  }
  return place;
};

const chapterOf = ({ chapters }: Lesson, id: string): Chapter => {
  const chapter = chapters.find((one) => one.id === id);
  if (chapter === undefined) throw new Error(`there is no chapter ${id}`);
  return chapter;
};

const opened = async (game: string) => {
  const lesson = await openLesson(game);
  if (lesson === undefined) throw new Error(`${game} has no lesson`);
  return lesson;
};

/** A step of a chapter; `tries` is an idea that leads elsewhere, `looks` what would come of it. */
export const lessonScene = (
  name: string,
  game: string,
  chapterId: string,
  step: number,
  aside: { readonly tries?: { readonly type: string }; readonly looks?: boolean } = {},
): Scene => ({
  name,
  open: async () => {
    const [{ default: LessonMatch }, { lesson, rules, board }] = await Promise.all([
      import('./LessonMatch.svelte'),
      opened(game),
    ]);
    const chapter = chapterOf(lesson, chapterId);
    const asked = placeAt(chapter, step);
    const tried = aside.tries === undefined ? asked : tryMove(chapter, asked, aside.tries);
    const from = aside.looks === true ? lookAhead(chapter, tried) : { ...tried };
    const does = { onplace: nothing, onleave: nothing, onskip: nothing };
    return { component: LessonMatch as never, props: { rules, lesson, chapter, board, from, ...does } };
  },
});

/** The chapters of a first game, and the end of one. */
const chapterScenes = (game: string): readonly Scene[] => {
  const frame = { isBusy: false, onopen: nothing, onmatch: nothing };
  const half = ({ chapters }: Lesson): Progress => ({ done: chapters.slice(0, 2).map(({ id }) => id) });
  return [
    {
      name: `learn-${game}`,
      open: async () => {
        const [{ default: ChapterList }, { game: manifest, lesson }] = await Promise.all([
          import('./ChapterList.svelte'),
          opened(game),
        ]);
        return {
          component: ChapterList as never,
          props: { game: manifest, lesson, progress: half(lesson), ...frame },
        };
      },
    },
    {
      name: `learn-${game}-done`,
      open: async () => {
        const [{ default: ChapterDone }, { lesson }] = await Promise.all([
          import('./ChapterDone.svelte'),
          opened(game),
        ]);
        const [, chapter, following] = lesson.chapters;
        return {
          component: ChapterDone as never,
          props: { lesson, chapter, following, progress: half(lesson), ...frame },
        };
      },
    },
  ];
};

export const learnScenes: readonly Scene[] = GAMES.flatMap(({ id, lesson }) =>
  lesson === undefined ? [] : chapterScenes(id),
);
