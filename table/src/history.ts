import type { GameTypes, Viewer } from '@miaou/kit';
import type { Table } from './table.js';

/** A match as one audience has been told it: the view at the deal, and every event since. */
export interface MatchHistory {
  readonly view: GameTypes['view'];
  readonly events: readonly GameTypes['event'][];
}

/**
 * The match is played again from its deal, and each move's events are redacted as they were when it was made: what was hidden then stays
 * hidden. A move that was undone is not part of it.
 */
export const historyOf = ({ match }: Table, audience: Viewer): MatchHistory | undefined => {
  if (match === undefined) return undefined;
  const position = match.game.start(match.start.options, match.start.deal);
  const view = position.view(audience);
  const events = match.moves.flatMap(({ seat, ...move }) =>
    position.play(seat, move).map((event) => position.redact(event, audience)),
  );
  return { view, events };
};
