import { loadCurves } from '@miaou/bots';
import type { Game } from '@miaou/kit';
import type { BoardModule } from '../../games/board';
import { GAMES, loadBoard, manifestOf } from '../../games/registry';
import { type GamePuzzles, loadGamePuzzles } from '../../puzzles/book';
import { puzzleTexts } from '../../puzzles/texts/index';
import { gameReviewTexts, reviewTexts } from '../../review/reviewTexts';
import type { ClientRules } from '../../tableClient/clientRules';
import { loadClientRules } from '../../tableClient/loadRules';
import { reviewPageTexts } from '../table/review/texts/index';
import { frameTexts } from '../table/texts/frame/index';

/** The puzzles of all games that have some. */
export const openPuzzleList = async (): Promise<readonly GamePuzzles[]> => {
  const [loaded] = await Promise.all([Promise.all(GAMES.map(loadGamePuzzles)), puzzleTexts.ready()]);
  return loaded.filter((own) => own !== undefined);
};

/** The puzzles of one game with all that they are shown with. */
export interface OpenPuzzles {
  readonly own: GamePuzzles;
  readonly rules: Game;
  readonly clientRules: ClientRules;
  readonly board: BoardModule;
  /** By which chances are bent, as in a review. */
  readonly curves: Awaited<ReturnType<typeof loadCurves>>;
}

/** Undefined where there is no such game, or nobody has made puzzles of it. */
export const openPuzzles = async (id: string): Promise<OpenPuzzles | undefined> => {
  const game = manifestOf(id);
  const own = game === undefined ? undefined : await loadGamePuzzles(game);
  if (game === undefined || own === undefined) return undefined;
  const [{ default: rules }, board, clientRules, curves] = await Promise.all([
    game.game(),
    loadBoard(game),
    loadClientRules(id),
    loadCurves(id),
    puzzleTexts.ready(),
    frameTexts.ready(),
    reviewTexts.ready(),
    reviewPageTexts.ready(),
    gameReviewTexts(id).ready(),
  ]);
  return clientRules === undefined ? undefined : { own, rules, clientRules, board, curves };
};
