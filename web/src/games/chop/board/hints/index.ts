import type { ChopReason, Hint } from '@miaou/bots';
import type { ChopTypes, ChopView } from '@miaou/chop';
import { type HintLines, reasonText } from '../../../../hints/hintLines';
import { targetsOf } from '../choices';
import { optionLine } from '../phrases';
import { boardTexts } from '../texts/index';
import { chopAids } from './aids';
import { reasonTexts } from './texts';
import { aidTexts } from './texts/aids/index';

/** Sound because the page looks up the adviser and these words by the same game id. */
const hintLines: HintLines = {
  ready: async () => {
    await Promise.all([reasonTexts.ready(), aidTexts.ready()]);
  },
  lineFor: (hint, shown) => {
    const { move, reason } = hint as Hint<ChopTypes, ChopReason>;
    const view = shown as ChopView;
    const [target] = targetsOf(view, { moves: [move], roll: false });
    return {
      option: target === undefined ? boardTexts.words.turn.roll : optionLine(boardTexts.words, view, target),
      reason: reasonText(reasonTexts.words, reason),
    };
  },
  aidsIn: (view) => chopAids(aidTexts.words, boardTexts.words, view as ChopView),
};

export default hintLines;
