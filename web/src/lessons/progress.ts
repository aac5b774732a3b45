import { type GameTypes, isJsonObject } from '@miaou/kit';
import { recall, remember } from '../preferences/store';
import type { Chapter } from './lesson';
import { BEGINNING, isOver, type LessonPlace, readOn, stepAt, tryMove } from './lessonPlace';
import { progressKey } from './offer';

type Move = GameTypes['move'];

/** A chapter that was left before its end. */
interface OpenChapter {
  readonly chapter: string;
  readonly step: number;
  readonly made: readonly Move[];
}

/** How far a learner has come. It stays on this device. */
export interface Progress {
  /** The chapters that are done, by their ids. */
  readonly done: readonly string[];
  readonly open?: OpenChapter;
}

const NOTHING_LEARNED: Progress = { done: [] };

const isMove = (raw: unknown): raw is Move => isJsonObject(raw) && typeof raw['type'] === 'string';

const openIn = (raw: unknown): OpenChapter | undefined => {
  if (!isJsonObject(raw)) return undefined;
  const { chapter, step, made } = raw;
  if (typeof chapter !== 'string' || !Number.isInteger(step) || !Array.isArray(made)) return undefined;
  return made.every(isMove) ? { chapter, step: Number(step), made } : undefined;
};

/** Reads what was stored, by this version of the page or another. */
export const parseProgress = (text: string | null): Progress => {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    if (!isJsonObject(raw)) return NOTHING_LEARNED;
    const done = Array.isArray(raw['done']) ? raw['done'].filter((id) => typeof id === 'string') : [];
    const open = openIn(raw['open']);
    return open === undefined ? { done } : { done, open };
  } catch {
    return NOTHING_LEARNED;
  }
};

export const recallProgress = (game: string): Progress => parseProgress(recall(progressKey(game)));

export const keepProgress = (game: string, progress: Progress): void =>
  remember(progressKey(game), JSON.stringify(progress));

export const withDone = ({ done }: Progress, chapter: string): Progress => ({
  done: done.includes(chapter) ? done : [...done, chapter],
});

/** The place of a chapter that was left, by walking there: a script that has changed since begins anew. */
export const placeOf = (chapter: Chapter, { open }: Progress): LessonPlace => {
  if (open?.chapter !== chapter.id) return BEGINNING;
  let place = BEGINNING;
  while (place.step < open.step && !isOver(chapter, place)) {
    const move = open.made[place.made.length];
    const isAsked = stepAt(chapter, place)?.wants !== undefined;
    const next = isAsked && move !== undefined ? tryMove(chapter, place, move) : readOn(chapter, place);
    if (next.step === place.step) return BEGINNING;
    place = next;
  }
  return isOver(chapter, place) ? BEGINNING : place;
};
