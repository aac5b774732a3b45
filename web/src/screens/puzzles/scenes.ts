import type { Scene } from '../../../gallery/scene';
import { GAMES } from '../../games/registry';
import { dailyIndex, dayOf } from '../../puzzles/daily';
import { openPuzzles } from './openPuzzles';

/** The puzzle of the day with an answer: the best, or another one. */
const answered = (game: string, answer: 0 | 1): Scene => ({
  name: `puzzle-${game}-${answer === 0 ? 'solved' : 'missed'}`,
  open: async () => {
    const [{ default: PuzzleScreen }, opened] = await Promise.all([import('./PuzzleScreen.svelte'), openPuzzles(game)]);
    if (opened === undefined) throw new Error(`${game} has no puzzles`);
    const { puzzles } = opened.own;
    const today = dayOf(Date.now());
    const index = dailyIndex(game, today, puzzles.length);
    const action = puzzles[index]?.answers[answer]?.action ?? 0;
    const before = { answered: { [game]: { [index]: action } }, streak: { day: today, days: 5 } };
    return { component: PuzzleScreen as never, props: { opened, number: 'today', before } };
  },
});

export const puzzleScenes: readonly Scene[] = GAMES.flatMap(({ id, puzzles }) =>
  puzzles === undefined ? [] : [answered(id, 0), answered(id, 1)],
);
