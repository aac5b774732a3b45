import type { ChopTypes, Piece } from '@miaou/chop';
import type { OwedDecision } from '../../board';
import { moversOf, soleMover, type Target, targetsOf } from './choices';
import type { ChopWords } from './texts/words';
import { turnHint, turnTitle } from './turn';

/** How much there is to choose from: mice first, then squares. */
const countCall = ({ call }: ChopWords, targets: readonly Target[], chosen: Piece | null): readonly string[] => {
  if (targets.length === 0) return [];
  return [chosen === null ? call.mice(moversOf(targets).length) : call.squares(targets.length)];
};

/** "Your turn: move 2 squares. 4 mice can move. Choose a mouse." */
export const turnCall = ({ view, choices, last }: OwedDecision<ChopTypes>, words: ChopWords): string => {
  if (view.phase === 'over') return '';
  const targets = targetsOf(view, choices);
  const chosen = soleMover(targets);
  const title = words.call.sentence(turnTitle(words, { view, last }, true, ''));
  return [title, ...countCall(words, targets, chosen), turnHint(words, view, chosen)].join(words.call.gap);
};
