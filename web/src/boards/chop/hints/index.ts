import type { ChopReason, Hint } from '@miaou/bots';
import type { ChopTypes, ChopView } from '@miaou/chop';
import { type HintTelling, sayReason } from '../../../hints/telling';
import { targetsOf } from '../choices';
import { optionLine } from '../phrases';
import { texts } from '../texts';
import { reasonTexts } from './texts';

/** The page asks the adviser and the board of one game by the same name. */
const telling: HintTelling = {
  ready: () => reasonTexts.ready(),
  tell: (hint, shown) => {
    const { move, reason } = hint as Hint<ChopTypes, ChopReason>;
    const view = shown as ChopView;
    const [target] = targetsOf(view, { moves: [move], roll: false });
    return {
      option: target === undefined ? texts.words.turn.roll : optionLine(texts.words, view, target),
      reason: sayReason(reasonTexts.words, reason),
    };
  },
};

export default telling;
