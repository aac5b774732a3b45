import { type Game, type GameTypes, type Seat, SeededChance } from '@miaou/kit';
import { type Choices, type ClientRules, NOTHING } from './clientRules';

/**
 * What a seat may do follows from its view alone: every position that the viewer cannot tell from the real one allows the same. So the page
 * knows what is legal without asking the server, and cannot know more than its seat may.
 */
export const choicesOf = (game: Game, view: GameTypes['view'], seat: Seat): Choices => {
  if (!view.toMove.includes(seat)) return NOTHING;
  const position = game.sample(view, new SeededChance('choices'));
  return position.countFaces() > 0 ? { moves: [], roll: true } : { moves: position.legalMoves(seat), roll: false };
};

/** The rules of a client, by the whole rules of a game. The same view is asked for again with every frame that is shown. */
export const clientRulesOf = (game: Game): ClientRules => {
  const known = new WeakMap<GameTypes['view'], Choices>();
  return {
    follow: (view, event) => game.follow(view, event),
    choices: (view, seat) => {
      if (view.viewer !== seat) return NOTHING;
      const choices = known.get(view) ?? choicesOf(game, view, seat);
      known.set(view, choices);
      return choices;
    },
  };
};
