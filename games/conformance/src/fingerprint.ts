import { type GameTypes, type Position, seatsOf, type Viewer } from '@miaou/kit';

/** Everybody who may look at a match. */
export const viewersOf = (options: GameTypes['options']): readonly Viewer[] => [...seatsOf(options.seats), 'spectator'];

/** Everything that a position answers, as text: two positions with one fingerprint are the same for every caller. */
export const fingerprint = (position: Position): string =>
  JSON.stringify({
    options: position.options,
    deal: position.deal,
    state: position.state(),
    toMove: position.toMove,
    moves: seatsOf(position.options.seats).map((seat) => position.legalMoves(seat)),
    views: viewersOf(position.options).map((viewer) => position.view(viewer)),
    outcome: position.outcome() ?? null,
  });
