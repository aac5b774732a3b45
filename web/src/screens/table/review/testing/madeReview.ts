import { reviewMove, summariseReview } from '@miaou/bots';
import { type Game, type MatchRecord, type Seat, seat } from '@miaou/kit';
import { loadBoard, manifestOf } from '../../../../games/registry';
import { MatchReview } from '../../../../review/matchReview.svelte';
import { gameReviewTexts, reviewTexts } from '../../../../review/reviewTexts';
import { replaySeats } from '../../replay/replaySeats';
import { ANA } from '../../testing/stillTable';
import { reviewPageTexts } from '../texts/index';

const SETTINGS = { seed: 'a picture', worlds: 12 };

/** The review of some decisions, made at once. */
const reviewOf = async (game: Game, record: MatchRecord, by: Seat, moves: readonly number[]): Promise<MatchReview> => {
  const review = new MatchReview(game, record, by);
  const judged = await Promise.all(moves.map((move) => reviewMove(game.id, record, move, SETTINGS)));
  review.decisions = judged.filter((decision) => decision !== undefined);
  review.all = review.decisions.length;
  const summary = await summariseReview(game.id, record, review.decisions);
  if (summary !== undefined) review.summary = summary;
  return review;
};

/** What the frame of a review gets for a picture: of a decision, or of the summary. */
export const madeReview = async (game: Game, record: MatchRecord, moves: readonly number[], move?: number) => {
  const manifest = manifestOf(game.id);
  if (manifest === undefined) throw new Error(`there is no game ${game.id}`);
  const board = await loadBoard(manifest);
  await Promise.all([reviewTexts.ready(), reviewPageTexts.ready(), gameReviewTexts(game.id).ready()]);
  const own = seat(record.moves[moves[0] ?? 0]?.seat ?? 0);
  const table = { screen: 'here', table: 'picture' } as const;
  return {
    record,
    rules: game,
    game: manifest,
    board,
    seats: replaySeats(
      4,
      { seating: [{ person: ANA, name: 'Ana' }, { bot: 'mirek' }, { bot: 'odile' }, { bot: 'ida' }] },
      null,
    ),
    own,
    made: await reviewOf(game, record, own, moves),
    place: { match: 1, ...(move === undefined ? {} : { move }) },
    back: table,
    reviewAt: () => table,
    replayAt: () => table,
    sharedAt: () => Promise.resolve(table),
  };
};
