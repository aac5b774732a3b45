import { type FelixView, felix, isLastChoiceIn } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { clientRulesOf } from '../../../tableClient/choices';
import { auctionFacts } from './auction/auctionFacts';
import { ALL_WORDS } from './testing/language';
import { playTo } from './testing/playing';
import en from './texts/en';
import type { FelixWords } from './texts/words';
import { turnCall } from './turnCall';

const NAMES = ['Bruno', 'Odile', 'Ida', 'Mirek'];
const ME = seat(0);
const RULES = clientRulesOf(felix);

const decisionAt = (at: (view: FelixView) => boolean): FelixView =>
  playTo({ viewer: ME, at: (view) => view.toMove.includes(ME) && at(view) }).view;

const callFor = (view: FelixView, words: FelixWords = en): string =>
  turnCall({ view, choices: RULES.choices(view, ME), last: null }, NAMES, words);

const ownBid = (view: FelixView): number => auctionFacts(view, []).ownBid;
const highest = (view: FelixView): number => auctionFacts(view, []).highest;

const DECISIONS: readonly FelixView[] = [
  decisionAt(({ phase }) => phase === 'place'),
  decisionAt((view) => view.phase === 'auction' && highest(view) === 0),
  decisionAt((view) => view.phase === 'auction' && highest(view) > 1 && ownBid(view) === 0),
  decisionAt((view) => view.phase === 'auction' && ownBid(view) > 0),
  decisionAt((view) => view.phase === 'auction' && isLastChoiceIn(view)),
];

describe('what is spoken when a turn of Felix begins', () => {
  it('[FR1] who lays hears what to do and what they own', () => {
    expect(callFor(DECISIONS[0] as FelixView)).toMatch(/^Your turn\. Choose a card to lay face down\. You have \d+\.$/);
  });

  it('[FR3, FR5] who bids hears the leader, what a pass brings, the lowest bid and what they own', () => {
    const view = DECISIONS[2] as FelixView;
    const { leader, nextPay } = auctionFacts(view, []);
    const bid = highest(view);
    expect(callFor(view)).toBe(
      `Your turn. ${NAMES[leader ?? 0]} leads with ${bid}. Pass: take ${nextPay} ${nextPay === 1 ? 'mouse' : 'mice'}. ` +
        `Lowest bid ${bid + 1}. You have ${view.seats[ME]?.mice}.`,
    );
  });

  it('[FR5] who has bid hears that a pass gives it back', () => {
    const view = DECISIONS[3] as FelixView;
    expect(callFor(view)).toContain(`Pass: take ${ownBid(view)} back`);
  });

  it('[FX1] the last of all hears that the sack is theirs for one mouse', () => {
    expect(callFor(DECISIONS[4] as FelixView)).toMatch(/Buy the sack for 1 mouse, or leave it\./);
  });

  it.each(ALL_WORDS)('[FR3] in %s every decision is called in whole sentences', (_, words) => {
    for (const view of DECISIONS) {
      const said = callFor(view, words);
      expect(said).toMatch(/^[^.。]+[.。].*[.。]$/);
      expect(said).not.toMatch(/undefined|null|NaN|\[object|#|\.\./);
    }
    expect(new Set(DECISIONS.map((view) => callFor(view, words))).size).toBe(DECISIONS.length);
  });
});
