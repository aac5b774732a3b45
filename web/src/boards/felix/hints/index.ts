import type { FelixReason, Hint } from '@miaou/bots';
import type { FelixMove, FelixTypes, FelixView } from '@miaou/felix';
import { type HintTelling, sayReason } from '../../../hints/telling';
import { isLastChoice } from '../rounds';
import { felixTexts } from '../texts/index';
import type { FelixWords } from '../texts/words';
import { reasonTexts } from './texts/index';

/** A move as its control says it. */
const optionOf = (words: FelixWords, move: FelixMove, view: FelixView): string => {
  switch (move.type) {
    case 'place':
      return words.layCard(words.cards[move.card]);
    case 'bid':
      return isLastChoice(view) ? words.buyForOne : words.bid(move.amount);
    case 'pass':
      return isLastChoice(view) ? words.leaveRow : words.pass;
  }
};

/** The page asks the adviser and the board of one game by the same name. */
const telling: HintTelling = {
  ready: () => reasonTexts.ready(),
  tell: (hint, view) => {
    const { move, reason } = hint as Hint<FelixTypes, FelixReason>;
    return {
      option: optionOf(felixTexts.words, move, view as FelixView),
      reason: sayReason(reasonTexts.words, reason),
    };
  },
};

export default telling;
