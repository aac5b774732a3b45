import type { Chance } from '@miaou/kit';
import { SeededChance } from '@miaou/kit';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry';
import { LANGUAGES, type Language } from '../texts/languages';
import type { Chapter, LessonWords } from './lesson';
import {
  BEGINNING,
  isOver,
  type LessonPlace,
  lookAhead,
  movesAt,
  readOn,
  sayingAt,
  stepAt,
  stepBack,
  takeBack,
  tryMove,
} from './lessonPlace';
import { LessonTable } from './lessonTable.svelte';
import { parseProgress, placeOf } from './progress';
import { readingTime } from './remark';
import { faultsOf, sayingsOf, sceneAt, type Walk } from './testing/faults';

/** The first game of every game that has one. */
const LESSONS = await Promise.all(
  GAMES.flatMap(({ id, game, lesson }) =>
    lesson === undefined
      ? []
      : [
          Promise.all([game(), lesson()]).then(([rules, taught]) => ({
            id,
            game: rules.default,
            lesson: taught.default,
          })),
        ],
  ),
);

const WALKS: readonly (Walk & { readonly name: string })[] = LESSONS.flatMap(({ id, game, lesson }) =>
  lesson.chapters.map((chapter) => ({ name: `${id}: ${chapter.id}`, game, lesson, chapter })),
);

const wordsIn = async (id: string, language: Language): Promise<LessonWords> => {
  const loaded: unknown = await import(`../games/${id}/lesson/texts/${language}.ts`);
  return (loaded as { readonly default: LessonWords }).default;
};

/** What is wanted, to the end. */
const finish = (chapter: Chapter, from: LessonPlace): LessonPlace => {
  let place = takeBack(from);
  for (let guard = 0; guard <= chapter.steps.length && !isOver(chapter, place); guard++) {
    const wanted = stepAt(chapter, place)?.wants?.move;
    place = wanted === undefined ? readOn(chapter, place) : tryMove(chapter, place, wanted);
  }
  return place;
};

describe.each(WALKS)('$name', (walk) => {
  const { chapter } = walk;

  test('every step is reached by legal moves, every claim is true, every other move is answered', () => {
    expect(faultsOf(walk)).toEqual([]);
  });

  test('a claim that is not true, a move that is not legal and a move without an answer are found', () => {
    const [first, ...rest] = chapter.steps;
    if (first === undefined) throw new Error('a chapter has steps');
    const lies = { ...first, says: { ...first.says, holds: [() => false] } };
    expect(faultsOf({ ...walk, chapter: { ...chapter, steps: [lies, ...rest] } }).join()).toContain('is false');
    const cheats = { ...first, plays: [...(first.plays ?? []), ...(first.plays ?? []), ...(rest.at(-1)?.plays ?? [])] };
    const cheated = { ...walk, chapter: { ...chapter, steps: [cheats, ...rest] } };
    if (cheats.plays.length > 0) expect(() => faultsOf(cheated)).toThrow('seat');
    const mute = chapter.steps.map(({ wants, ...step }) =>
      wants === undefined ? step : { ...step, wants: { ...wants, answers: [] } },
    );
    expect(faultsOf({ ...walk, chapter: { ...chapter, steps: mute } }).join()).toContain('no answer');
  });

  /** What somebody does who presses anything: a legal move, a button, the way back. */
  const press = (place: LessonPlace, chance: Chance): LessonPlace => {
    const { legal } = sceneAt(walk, { ...place, aside: null }, null);
    const move = legal[chance.below(Math.max(1, legal.length))];
    switch (chance.below(5)) {
      case 0:
        return readOn(chapter, place);
      case 1:
        return lookAhead(chapter, place);
      case 2:
        return chance.below(3) === 0 ? stepBack(chapter, place) : takeBack(place);
      default:
        return move === undefined ? place : tryMove(chapter, place, move);
    }
  };

  test('whatever is pressed, there is something to read and the way leads on to the end', () => {
    const chance = new SeededChance(walk.name);
    const table = new LessonTable({ ...walk, name: 'Ana' }, chapter.before);
    let place = BEGINNING;
    for (let presses = 0; presses < 150; presses++) {
      place = press(place, chance);
      if (isOver(chapter, place)) place = BEGINNING;
      expect(sayingAt(chapter, place)).toBeDefined();
      table.show(movesAt(chapter, place));
      expect(table.snapshot.view).toEqual(sceneAt(walk, place, null).view);
      expect(isOver(chapter, finish(chapter, place))).toBe(true);
    }
  });

  /** Past this step, by what is wanted. */
  const stepOn = (place: LessonPlace): LessonPlace =>
    finish({ ...chapter, steps: chapter.steps.slice(0, place.step + 1) }, place);
  /** Every place where something is said, asides that are looked at included. */
  const placesOf = (): readonly LessonPlace[] => {
    const places: LessonPlace[] = [];
    for (let place = BEGINNING; !isOver(chapter, place); place = stepOn(place)) {
      places.push(place);
      for (const move of stepAt(chapter, place)?.wants === undefined ? [] : sceneAt(walk, place, null).legal)
        places.push(lookAhead(chapter, tryMove(chapter, place, move)));
    }
    return places;
  };

  test('what is said of a fact that is about to be told leaves it untold until it has been read', () => {
    const table = new LessonTable({ ...walk, name: 'Ana' }, chapter.before);
    for (const place of placesOf()) {
      const moves = movesAt(chapter, place);
      const until = sayingAt(chapter, place)?.until;
      if (until === undefined) continue;
      expect(stepAt(chapter, place)?.wants === undefined || place.aside !== null).toBe(true);
      table.show(moves, until);
      expect(table.isShowing(moves, until) && !table.isShowing(moves)).toBe(true);
      const held = table.transitions.length;
      expect(table.snapshot.view).toEqual(table.transitions.at(-1)?.after);
      table.show(moves);
      expect(table.transitions[held]?.event.type).toBe(until);
      expect(table.transitions.slice(held + 1).map(({ event }) => event.type)).not.toContain(until);
      expect(table.snapshot.view).toEqual(sceneAt(walk, place, null).view);
    }
  });

  test('what was played is taken back move by move, down to where the chapter begins', () => {
    const all = movesAt(chapter, finish(chapter, BEGINNING));
    const table = new LessonTable({ ...walk, name: 'Ana' }, all);
    const first = movesAt(chapter, BEGINNING);
    for (let made = all.length; made > first.length; made--) {
      expect(table.isPast(first)).toBe(true);
      expect(table.isShowing(all.slice(0, made))).toBe(true);
      table.stepBack();
    }
    expect(table.isPast(first)).toBe(false);
    expect(table.snapshot.view).toEqual(sceneAt(walk, BEGINNING, null).view);
    // An idea that has only just been had is not one that was taken back.
    table.show(all);
    expect(table.isPast([...first, ...all.slice(first.length).toReversed()])).toBe(false);
  });

  test('ten wrong ideas at every step are answered and taken back, and lead on to the end', () => {
    for (let place = BEGINNING; !isOver(chapter, place); ) {
      const legal = stepAt(chapter, place)?.wants === undefined ? [] : sceneAt(walk, place, null).legal;
      const wrong = legal.filter((move) => tryMove(chapter, place, move).step === place.step);
      for (let click = 0; click < 10 && wrong.length > 0; click++) {
        const move = wrong[click % wrong.length];
        if (move === undefined) continue;
        const tried = tryMove(chapter, place, move);
        expect(tried.aside, JSON.stringify(move)).not.toBeNull();
        expect(takeBack(lookAhead(chapter, tried))).toEqual(place);
      }
      place = stepOn(place);
    }
  });

  test('a chapter that was left goes on where it was, and one that has changed begins anew', () => {
    for (let place = BEGINNING; !isOver(chapter, place); place = stepOn(place)) {
      const stored = parseProgress(JSON.stringify({ done: [], open: { chapter: chapter.id, ...place } }));
      expect(placeOf(chapter, stored)).toEqual(place);
      expect(placeOf({ ...chapter, id: 'another' }, stored)).toEqual(BEGINNING);
    }
    const strange = { done: [], open: { chapter: chapter.id, step: 99, made: [{ type: 'nothing' }] } };
    expect(placeOf(chapter, parseProgress(JSON.stringify(strange)))).toEqual(BEGINNING);
  });

  test('everybody who speaks is at the table or teaches', () => {
    const { bots, teacher } = walk.lesson;
    const speakers = sayingsOf(chapter).map(({ by }) => by ?? teacher);
    expect(speakers.filter((by) => by !== teacher && !bots.includes(by))).toEqual([]);
    expect(bots).not.toContain(teacher);
  });
});

test('progress of another version, or none, is nothing learned', () => {
  for (const text of [
    null,
    '',
    '[]',
    '{"done":3}',
    '{"open":{"chapter":1}}',
    '{"open":{"chapter":"a","step":1,"made":[1]}}',
  ])
    expect(parseProgress(text)).toEqual({ done: [] });
});

const LONGEST = { en: 130, fr: 130, pt: 130, it: 130, zh: 60, de: 130 };
const numbersIn = (text: string): readonly string[] => (text.match(/[−]?\d+/g) ?? []).toSorted();

test.each(LESSONS)('what is counted below the words of $id is what they say', async ({ id, lesson }) => {
  const { bubbles } = await wordsIn(id, 'en');
  const counted = lesson.chapters.flatMap(sayingsOf).filter(({ counts }) => counts !== undefined);
  expect(counted.length).toBeGreaterThan(0);
  for (const { text, counts } of counted) {
    if (counts === undefined) continue;
    const count =
      counts.kind === 'sum' ? counts.total : counts.faces.filter((face) => counts.meant.includes(face)).length;
    expect(numbersIn((bubbles[text] ?? []).join(' ')), text).toContain(count < 0 ? `−${-count}` : String(count));
  }
});

describe.each(LESSONS.flatMap(({ id, lesson }) => LANGUAGES.map((language) => ({ id, lesson, language }))))(
  'the bubbles of $id in $language',
  ({ id, lesson, language }) => {
    const all = lesson.chapters.flatMap(sayingsOf);

    test('every bubble is one or two short sentences, and none is left over', async () => {
      const { bubbles, chapters } = await wordsIn(id, language);
      expect(Object.keys(bubbles).toSorted()).toEqual([...new Set(all.map(({ text }) => text))].toSorted());
      expect(Object.keys(chapters)).toEqual(lesson.chapters.map((chapter) => chapter.id));
      const sentences = Object.values(bubbles).flat();
      expect(sentences.filter((text) => /[.!?。！？].*[.!?。！？]/.test(text.replaceAll('…', '')))).toEqual([]);
      expect(Object.values(bubbles).filter((said) => said.join(' ').length > LONGEST[language])).toEqual([]);
    });

    test('what other players say meanwhile stays for as long as it takes to read three words, or five characters, a second', async () => {
      const { bubbles } = await wordsIn(id, language);
      const remarks = lesson.chapters.flatMap(({ steps }) => steps).flatMap(({ during }) => during?.text ?? []);
      expect(remarks.length).toBeGreaterThan(0);
      for (const remark of remarks) {
        const said = bubbles[remark] ?? [''];
        const seconds =
          language === 'zh'
            ? said.join('').length / 5
            : (said.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}’]*/gu) ?? []).length / 3;
        expect(readingTime(said), remark).toBeGreaterThanOrEqual(1_000 * seconds);
      }
    });

    test('a number in a bubble is the same in every language, and claimed by a fact', async () => {
      const [here, english] = await Promise.all([wordsIn(id, language), wordsIn(id, 'en')]);
      const told = ({ bubbles }: LessonWords, text: string) => numbersIn((bubbles[text] ?? []).join(' '));
      for (const { text, holds } of all) {
        expect(told(here, text), text).toEqual(told(english, text));
        if (told(here, text).length > 0) expect(holds.length, text).toBeGreaterThan(0);
      }
    });
  },
);
