import { type GameTypes, type Seat, sameJson, seat } from '@miaou/kit';
import type { Answer, Chapter, Saying, ScriptedMove, Step } from './lesson';

type Move = GameTypes['move'];

/** The learner sits on the first seat. */
export const LEARNER: Seat = seat(0);

/** An idea of the learner's that leads elsewhere, and whether its outcome is looked at. */
interface Aside {
  readonly move: Move;
  readonly isShown: boolean;
}

/** Where a learner is in a chapter. */
export interface LessonPlace {
  /** As many as there are steps where the chapter is over. */
  readonly step: number;
  /** What the learner has done in the steps that asked for something. */
  readonly made: readonly Move[];
  readonly aside: Aside | null;
}

export const BEGINNING: LessonPlace = { step: 0, made: [], aside: null };

export const isOver = ({ steps }: Chapter, { step }: LessonPlace): boolean => step >= steps.length;

export const stepAt = ({ steps }: Chapter, { step }: LessonPlace): Step | undefined => steps[step];

const isWanted = ({ wants }: Step, move: Move): boolean =>
  wants !== undefined && (sameJson(wants.move, move) || wants.accepts?.(move) === true);

/** The answer to what the learner tried; the last one is for all that no other is for. */
const answerTo = ({ wants }: Step, move: Move): Answer | undefined =>
  wants?.answers.find(({ to }) => to(move)) ?? wants?.answers.at(-1);

export const answerAt = (chapter: Chapter, place: LessonPlace): Answer | undefined => {
  const step = stepAt(chapter, place);
  return step === undefined || place.aside === null ? undefined : answerTo(step, place.aside.move);
};

/** After a step that only tells something. */
export const readOn = (chapter: Chapter, place: LessonPlace): LessonPlace => {
  const step = stepAt(chapter, place);
  if (step === undefined || step.wants !== undefined) return place;
  return { ...place, step: place.step + 1 };
};

/** After the learner has done something: what was asked for leads on, anything else is answered. */
export const tryMove = (chapter: Chapter, place: LessonPlace, move: Move): LessonPlace => {
  const step = stepAt(chapter, place);
  if (step?.wants === undefined || place.aside !== null) return place;
  if (isWanted(step, move)) return { step: place.step + 1, made: [...place.made, move], aside: null };
  return answerTo(step, move) === undefined ? place : { ...place, aside: { move, isShown: false } };
};

/** Lets the learner see what would come of it. */
export const lookAhead = (chapter: Chapter, place: LessonPlace): LessonPlace =>
  place.aside === null || answerAt(chapter, place)?.shows === undefined
    ? place
    : { ...place, aside: { ...place.aside, isShown: true } };

export const takeBack = (place: LessonPlace): LessonPlace => ({ ...place, aside: null });

const countWants = ({ steps }: Chapter, until: number): number =>
  steps.slice(0, until).filter(({ wants }) => wants !== undefined).length;

/** One step back: out of an aside, or to the step before. */
export const stepBack = (chapter: Chapter, place: LessonPlace): LessonPlace => {
  if (place.aside !== null) return takeBack(place);
  const step = Math.max(0, Math.min(place.step, chapter.steps.length) - 1);
  return { step, made: place.made.slice(0, countWants(chapter, step)), aside: null };
};

/** The moves of the match up to here. */
export const movesAt = (chapter: Chapter, { step: at, made, aside }: LessonPlace): readonly ScriptedMove[] => {
  const moves = [...chapter.before];
  let answered = 0;
  for (const [index, step] of chapter.steps.slice(0, at + 1).entries()) {
    moves.push(...(step.plays ?? []));
    const move = step.wants === undefined || index === at ? undefined : made[answered++];
    if (move !== undefined) moves.push({ seat: LEARNER, move });
  }
  const shows = answerAt(chapter, { step: at, made, aside })?.shows;
  if (aside?.isShown !== true || shows === undefined) return moves;
  return [...moves, { seat: LEARNER, move: aside.move }, ...shows.plays];
};

/** What is said here. */
export const sayingAt = (chapter: Chapter, place: LessonPlace): Saying | undefined => {
  const answer = answerAt(chapter, place);
  if (answer === undefined) return stepAt(chapter, place)?.says;
  return place.aside?.isShown === true ? (answer.shows?.says ?? answer.says) : answer.says;
};
