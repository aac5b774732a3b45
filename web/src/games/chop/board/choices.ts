import type { ChopMove, ChopView, Piece, Place } from '@miaou/chop';
import type { Choices } from '../../../tableClient/clientRules';
import { mouseAt } from './kitchen/pieces';

/** One thing that can be done: a piece, the place to choose for it, and the move that makes it so. */
export interface Target {
  readonly piece: Piece;
  readonly place: Place;
  readonly move: ChopMove;
}

/** A fork and an arrow are for the piece that turned them up (CT5, CT6); before the first turn there is only the cat to set (CP2). */
const targetOf = (view: ChopView, move: ChopMove): Target | undefined => {
  switch (move.type) {
    case 'roll':
      return undefined;
    case 'start':
      return { piece: 'cat', place: move.to, move };
    case 'move':
      return { piece: 'mouse' in move ? move.mouse : 'cat', place: move.to, move };
    case 'jump':
      return { piece: view.piece ?? 'cat', place: move.to, move };
    case 'fork':
      return { piece: view.piece ?? 'cat', place: move.at, move };
  }
};

/** The legal moves as targets. */
export const targetsOf = (view: ChopView, choices: Choices): readonly Target[] =>
  (choices.moves as readonly ChopMove[]).flatMap((move) => targetOf(view, move) ?? []);

/** The pieces that can do something, each once. */
export const moversOf = (targets: readonly Target[]): readonly Piece[] => [
  ...new Set(targets.map(({ piece }) => piece)),
];

/** The only piece that can do something, if there is just one. */
export const soleMover = (targets: readonly Target[]): Piece | null => {
  const [first, second] = moversOf(targets);
  return first === undefined || second !== undefined ? null : first;
};

export const targetAt = (targets: readonly Target[], piece: Piece | null, place: Place | null): Target | undefined =>
  targets.find((target) => target.piece === piece && target.place === place);

/** What a press on a place means: the chosen piece goes there, or, while none is chosen, the only one that can. A mouse that can be chosen is. */
export const targetOfPress = (
  view: ChopView,
  targets: readonly Target[],
  chosen: Piece | null,
  place: Place | null,
): Target | undefined => {
  if (chosen !== null || place === null) return targetAt(targets, chosen, place);
  const mouse = mouseAt(view, place);
  if (mouse !== undefined && moversOf(targets).includes(mouse)) return undefined;
  const [only, another] = targets.filter((target) => target.place === place);
  return another === undefined ? only : undefined;
};
