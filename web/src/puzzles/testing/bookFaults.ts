import { openPuzzle, type Puzzle } from '@miaou/bots';
import type { Game } from '@miaou/kit';

const LEAST_LEAD = 0.08;

const orderFault = ({ answers }: Puzzle): string | undefined => {
  const [best, ...others] = answers;
  if (best === undefined || others.length === 0 || others.length > 3) return 'it has no 2 to 4 answers';
  return others.some(({ chance }) => best.chance[0] - chance[0] < LEAST_LEAD)
    ? 'its best answer is not ahead by 8 in 100 in the figures that it comes with'
    : undefined;
};

/** What is wrong with a puzzle by the rules of its game and by its own figures; undefined where nothing is. */
export const faultIn = (rules: Game, puzzle: Puzzle): string | undefined => {
  try {
    const { position, seat } = openPuzzle(rules, puzzle, undefined);
    if (!position.toMove.includes(seat)) return 'nobody has to decide';
    return orderFault(puzzle);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
