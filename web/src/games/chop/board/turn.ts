import type { ChopTypes, ChopView, Piece } from '@miaou/chop';
import type { GameStep } from '../../board';
import type { Target } from './choices';
import { actorOf, isBonusWalk, sideOf } from './kitchen/pieces';
import { nameOf } from './phrases';
import type { ChopWords } from './texts/words';

type Owing = keyof ChopWords['turn']['mine'];

/** A decision that is owed, and the fact that led to it. */
export interface Owed {
  readonly view: ChopView;
  readonly last: GameStep<ChopTypes> | null;
}

/** What is owed now; nothing when the match is over. */
const owingOf = ({ view, last }: Owed): Owing | undefined => {
  if (view.phase === 'over') return undefined;
  return isBonusWalk(view, last) ? 'plus' : view.phase;
};

/** Whose turn it is and what is to be done, in one line. */
export const turnTitle = (words: ChopWords, owed: Owed, isMine: boolean, name: string): string => {
  const owing = owingOf(owed);
  const steps = owed.view.steps ?? 0;
  if (owing === undefined) return words.turn.over;
  return isMine ? words.turn.mine[owing](steps) : words.turn.theirs[owing](name, steps);
};

const rollHint = ({ turn }: ChopWords, view: ChopView): string => {
  if (view.rollsLeft > 1) return turn.rollTwice;
  const actor = actorOf(view);
  return actor !== undefined && sideOf(view, actor) === 'cat' ? turn.hint.rollCat : turn.hint.rollMice;
};

const walkHint = (words: ChopWords, view: ChopView, chosen: Piece | null): string => {
  const { hint } = words.turn;
  if (chosen === null) return hint.chooseMouse;
  return chosen !== 'cat' && view.piece === chosen
    ? hint.again(words.mice[chosen])
    : hint.chooseSquare(nameOf(words, chosen));
};

/** What to do next, for who is on turn. */
export const turnHint = (words: ChopWords, view: ChopView, chosen: Piece | null): string => {
  const { hint } = words.turn;
  switch (view.phase) {
    case 'start':
      return hint.start;
    case 'roll':
      return rollHint(words, view);
    case 'move':
      return walkHint(words, view, chosen);
    case 'jump':
      return hint.jump;
    case 'fork':
      return hint.fork;
    case 'over':
      return '';
  }
};

/** The drawing of the decision that is owed: a tile, or none where the die is shown. */
const owedArt = ({ view, last }: Owed): string | null => {
  if (view.phase === 'jump') return 'arrow';
  if (view.phase === 'fork') return 'fork';
  if (view.phase === 'start') return 'cat-face';
  return isBonusWalk(view, last) ? `plus-${view.steps}` : null;
};

/** Who has won is drawn in the place of the die; after a draw the cheese is still missing. */
const END_ART = { cat: 'cat-face', mice: 'cheese', draw: 'cheese-empty' } as const;

/** What is drawn in the place of the die, with the line of what is happening just now; nothing where the die itself is. */
export const artInPlaceOfDie = (owed: Owed, line: { readonly art: string | null } | null): string | null => {
  const { result } = owed.view;
  if (line !== null && (line.art !== null || result === null)) return line.art;
  return result === null ? owedArt(owed) : END_ART[result.side ?? 'draw'];
};

/** What has to be chosen before anything can be done. */
export const choiceOwed = ({ turn }: ChopWords, { phase }: ChopView, chosen: Piece | null): string => {
  if (phase === 'fork') return turn.choose.cheese;
  return chosen === null ? turn.choose.mouse : turn.choose.square;
};

/** The targets of one piece. */
export const targetsFor = (targets: readonly Target[], piece: Piece | null): readonly Target[] =>
  targets.filter((target) => target.piece === piece);
