import { DIFFICULTIES, loadGameReviewWords, loadPuzzles, loadReviewer, openPuzzle } from '@miaou/bots';
import { seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/registry';
import { LANGUAGES } from '../texts/languages';
import { answerTo, type GamePuzzles, loadGamePuzzles, nextAfter, ofDifficulty } from './book';
import { dailyIndex, dayOf } from './daily';
import { daysInARow, isInStreak, type PuzzleProgress, parsePuzzleProgress, withAnswer, withDay } from './progress';
import { faultIn } from './testing/bookFaults';

/** How many puzzles of each game are searched again. */
const SEARCHED = Number(import.meta.env['MIAOU_PUZZLES']);
const MOST_BYTES = 60_000;
/** As many as the page promises at least. */
const LEAST_PUZZLES = 100;

const loaded = await Promise.all(
  GAMES.map(async (manifest) => {
    const own = await loadGamePuzzles(manifest);
    return own === undefined ? [] : [{ id: manifest.id, own, rules: (await manifest.game()).default }];
  }),
);
/** A game may have none. */
const books = loaded.flat();
const NOTHING_DONE: PuzzleProgress = { answered: {}, streak: null };

describe.each(books)('the puzzles of $id', ({ id, own, rules }) => {
  it('the puzzles of a game are many, and small to load', async () => {
    expect(own.puzzles.length).toBeGreaterThanOrEqual(LEAST_PUZZLES);
    const { default: text } = (await own.game.puzzles?.()) ?? { default: '' };
    const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    expect((await new Response(compressed).arrayBuffer()).byteLength).toBeLessThan(MOST_BYTES);
  });

  it('the puzzles are legal positions reached by play, with legal answers of which the stored one is best', () => {
    const faults = own.puzzles.map((puzzle, index) => `${index + 1}: ${faultIn(rules, puzzle) ?? 'fine'}`);
    expect(faults.filter((fault) => !fault.endsWith(': fine'))).toEqual([]);
  });

  it('a planted fault is found', () => {
    const [puzzle] = own.puzzles;
    if (puzzle === undefined) throw new Error('there is no puzzle');
    const planted = [
      { ...puzzle, answers: puzzle.answers.toReversed() },
      { ...puzzle, answers: puzzle.answers.map((answer) => ({ ...answer, action: 9_999 })) },
      { ...puzzle, actions: puzzle.actions.toReversed() },
      { ...puzzle, deal: {} },
    ];
    for (const wrong of planted) expect(faultIn(rules, wrong)).toMatch(/./);
  });

  it('no two ask the same', () => {
    const asked = own.puzzles.map(({ deal, actions }) => JSON.stringify([deal, actions]));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it.each(LANGUAGES)('every answer and its reason is told in words: %s', async (language) => {
    const words = await loadGameReviewWords(id, language);
    for (const puzzle of own.puzzles)
      for (const { move, reason } of openPuzzle(rules, puzzle, undefined).answers)
        for (const text of [words?.option(move), words?.reason(reason)])
          expect(text).toMatch(/^(?!.*(undefined|NaN|object|%)).+$/);
  });

  it('what a puzzle shows does not depend on what the others hid', () => {
    for (const puzzle of own.puzzles.slice(0, 20)) {
      const { position, seat } = openPuzzle(rules, puzzle, undefined);
      const view = position.view(seat);
      const drawn = rules.sample(view, { below: () => 0 });
      expect(drawn.view(seat)).toEqual(view);
      expect(seatsOf(position.options.seats)).toContain(seat);
    }
  });

  it('some of them, searched again with another seed, have the same answer', async () => {
    const [{ leadAgain }, reviewer] = await Promise.all([loadPuzzles(), loadReviewer(id)]);
    if (reviewer === undefined) throw new Error(`nothing reviews ${id}`);
    // Others with each length of the list, so that no puzzle is never searched.
    const step = Math.max(1, Math.floor(own.puzzles.length / SEARCHED));
    const changed = own.puzzles.flatMap((puzzle, index) => {
      if (index % step !== 0) return [];
      const { isSame, lead } = leadAgain(reviewer, puzzle, { seed: `again ${index}`, worlds: 2 * reviewer.worlds });
      return isSame ? [] : [`${index + 1}: ${lead}`];
    });
    expect(changed).toEqual([]);
  });

  it('a third of them is easy, a third hard, and the next one is not answered yet', () => {
    const sizes = DIFFICULTIES.map((difficulty) => ofDifficulty(own, difficulty).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    const [first = 0, second] = own.order;
    expect(nextAfter(own, first, NOTHING_DONE)).toBe(second);
    const done = own.order.reduce((progress, index) => withAnswer(progress, id, index, 0), NOTHING_DONE);
    expect(nextAfter(own, first, done)).toBeUndefined();
  });
});

describe('the puzzle of the day', () => {
  it('the puzzle of the day is the same all day by universal time, and another one the next day', () => {
    const [night, noon, next] = ['2026-11-16T00:00:00Z', '2026-11-16T23:59:59Z', '2026-11-17T00:00:00Z'].map((time) =>
      dayOf(Date.parse(time)),
    );
    expect(night).toBe(noon);
    expect(next).toBe(Number(noon) + 1);
  });

  it('the puzzle of the day comes to every puzzle before one comes again', () => {
    const from = 40 * 500;
    const round = Array.from({ length: 40 }, (_, day) => dailyIndex('felix', from + day, 40));
    expect(new Set(round).size).toBe(40);
    expect(dailyIndex('felix', from, 40)).toBe(round[0]);
  });
});

describe('what somebody has done', () => {
  const own = books[0]?.own as GamePuzzles;

  it('the first answer counts', () => {
    const best = own.puzzles[3]?.answers[0]?.action ?? 0;
    const missed = withAnswer(NOTHING_DONE, own.game.id, 3, best + 1);
    expect(answerTo(own, 3, missed)).toBe('missed');
    expect(answerTo(own, 3, withAnswer(missed, own.game.id, 3, best))).toBe('missed');
    expect(answerTo(own, 3, withAnswer(NOTHING_DONE, own.game.id, 3, best))).toBe('solved');
    expect(answerTo(own, 4, missed)).toBeUndefined();
  });

  it('days in a row are counted once each, and go on until a whole day is left out', () => {
    const two = withDay(withDay(withDay(NOTHING_DONE, 7), 8), 8);
    expect([daysInARow(two, 8), daysInARow(two, 9), daysInARow(two, 10)]).toEqual([2, 2, 0]);
    expect([6, 7, 8, 9].map((day) => isInStreak(two, day))).toEqual([false, true, true, false]);
    expect(daysInARow(withDay(two, 10), 10)).toBe(1);
  });

  it('what somebody has done is read back, and what cannot be read is nothing', () => {
    const done = withDay(withAnswer(NOTHING_DONE, 'felix', 3, 14), 20_000);
    expect(parsePuzzleProgress(JSON.stringify(done))).toEqual(done);
    for (const text of [null, '', '[]', '{"answered":7}', '{"answered":{},"streak":{"day":-1,"days":2}}'])
      expect(parsePuzzleProgress(text)).toEqual(NOTHING_DONE);
    expect(parsePuzzleProgress('{"answered":{"felix":{"1":"x","2":5,"-3":1}}}').answered).toEqual({ felix: { 2: 5 } });
  });
});
