import type { FelixReason, Hint } from '@miaou/bots';
import { type FelixMove, type FelixTypes, type FelixView, isLastChoiceIn } from '@miaou/felix';
import { type HintLines, reasonText } from '../../../../hints/hintLines';
import { boardTexts } from '../texts/index';
import type { FelixWords } from '../texts/words';
import { felixAids } from './aids';
import { amountOf, comparedOf, tableFacts } from './comparison';
import { aidTexts } from './texts/aids/index';
import { factTexts } from './texts/facts/index';
import { reasonTexts } from './texts/index';

/** A move as its control says it. */
const optionOf = (words: FelixWords, move: FelixMove, view: FelixView): string => {
  switch (move.type) {
    case 'place':
      return words.layCard(words.cards[move.card], move.card);
    case 'bid':
      return isLastChoiceIn(view) ? words.buyForOne : words.bid(move.amount);
    case 'pass':
      return isLastChoiceIn(view) ? words.leaveRow : words.pass;
  }
};

/** Sound because the page looks up the adviser and these words by the same game id. */
const hintLines: HintLines = {
  ready: async () => {
    await Promise.all([reasonTexts.ready(), factTexts.ready(), aidTexts.ready()]);
  },
  lineFor: (hint, view) => {
    const { move, reason } = hint as Hint<FelixTypes, FelixReason>;
    const isNext = move.type === 'bid' && move.amount === amountOf(view as FelixView) + 1;
    return {
      ...(isNext && !isLastChoiceIn(view as FelixView) ? { role: factTexts.words.nextBid } : {}),
      option: optionOf(boardTexts.words, move, view as FelixView),
      reason: reasonText(reasonTexts.words, reason),
    };
  },
  compared: (hints) => comparedOf(hints as readonly Hint<FelixTypes, FelixReason>[]),
  comparesInWords: true,
  factsIn: (view) => tableFacts(factTexts.words, boardTexts.words.cards, view as FelixView),
  aidsIn: (view, names) => felixAids(aidTexts.words, view as FelixView, names),
};

export default hintLines;
