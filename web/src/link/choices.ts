import { type Game, type GameTypes, type Seat, SeededChance } from '@miaou/kit';
import { type Choices, type Follower, NOTHING } from './legal';

/**
 * What may be done follows from the view alone: any position that the viewer cannot tell from the real one allows the same. So the page
 * knows what is legal without being told, and cannot know more.
 */
export const choicesOf = (game: Game, view: GameTypes['view'], seat: Seat): Choices => {
  if (!view.toMove.includes(seat)) return NOTHING;
  const position = game.sample(view, new SeededChance('choices'));
  return position.countFaces() > 0 ? { moves: [], roll: true } : { moves: position.legalMoves(seat), roll: false };
};

/** A game that follows by its whole rules. */
export const followerOf = (game: Game): Follower => ({
  follow: (view, event) => game.follow(view, event),
  choices: (view, seat) => choicesOf(game, view, seat),
});
