import type { ChopEvent, ChopView, Piece, Place } from '@miaou/chop';
import type { Target } from './choices';
import { isHole, isTop, levelOf } from './kitchen/geometry';
import { mouseAt } from './kitchen/pieces';
import type { ChopWords } from './texts/words';

export const nameOf = (words: ChopWords, piece: Piece): string => (piece === 'cat' ? words.cat : words.mice[piece]);

/** "to d6", "under the table to c4", "into the north hole": by the level at which the piece arrives. */
export const whereTo = (words: ChopWords, { options }: ChopView, piece: Piece, place: Place): string => {
  if (isHole(place)) return words.where.into(words.holes[place]);
  const level = levelOf(options.layout, piece, place);
  if (level === 'top') return words.where.top(place);
  return level === 'under' ? words.where.under(place) : words.where.to(place);
};

/** What became of a tile that can do nothing. */
export const lapsedWords = (
  { caption: { lapsed } }: ChopWords,
  { tile, by }: Extract<ChopEvent, { type: 'tileLapsed' }>,
): string => {
  switch (tile) {
    case 'plus1':
      return lapsed.plus(1);
    case 'plus2':
      return lapsed.plus(2);
    case 'arrow':
      return lapsed.arrow;
    case 'fork':
      return by === 'cat' ? lapsed.catFork : lapsed.fork;
  }
};

/** What a piece would find where it stops: as far as anybody knows. */
const findingAt = (words: ChopWords, view: ChopView, { piece, place, move }: Target): string => {
  const { doing } = words;
  if (isHole(place)) return doing.home;
  const prey = piece === 'cat' && !isTop(view.options.layout, place) ? mouseAt(view, place) : undefined;
  if (prey !== undefined) return doing.catches(words.mice[prey]);
  if (piece === 'cat' && isTop(view.options.layout, place)) return doing.empty;
  if (move.type === 'fork' || view.cheese.faceUp.includes(place)) return doing.takes;
  return view.faceDown.includes(place) ? doing.turns : doing.empty;
};

/** A target in one line: who goes where, and what happens there. */
export const aimLine = (words: ChopWords, view: ChopView, target: Target): string =>
  words.turn.aim(
    nameOf(words, target.piece),
    whereTo(words, view, target.piece, target.place),
    findingAt(words, view, target),
  );

/** A target in few words: a piece and its goal, or what is done there. */
export const optionLine = (words: ChopWords, view: ChopView, target: Target): string =>
  target.move.type === 'start' || target.move.type === 'fork'
    ? confirmLine(words, view, target)
    : `${nameOf(words, target.piece)} ${whereTo(words, view, target.piece, target.place)}`;

/** The words of the button that makes a move. */
export const confirmLine = (words: ChopWords, view: ChopView, { piece, place, move }: Target): string => {
  const { turn } = words;
  switch (move.type) {
    case 'start':
      return turn.confirmStart(move.to);
    case 'fork':
      return turn.confirmFork(move.at);
    case 'jump':
      return turn.confirmJump(whereTo(words, view, piece, place));
    case 'move':
    case 'roll':
      return turn.confirm(whereTo(words, view, piece, place));
  }
};
