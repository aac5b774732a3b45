import { type ChopTypes, chop } from '@miaou/chop';
import { type Card, type FelixTypes, felix } from '@miaou/felix';
import { type GameTypes, type MatchRecord, sameJson } from '@miaou/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { chopReviewer } from '../chop/review/reviewer.js';
import { felixReviewer } from '../felix/review/reviewer.js';
import { loadGameReviewWords } from '../index.js';
import { playedRecord } from '../playedRecord.js';
import {
  decisionsIn,
  loadReviewWords,
  type Review,
  type ReviewedDecision,
  type Reviewer,
  type ReviewLanguage,
  reviewDecision,
  reviewFrom,
  standingAfter,
} from './index.js';
import { BLUNDER, blunderRecord } from './testing/records.js';

/** With fewer worlds another decision of the match may look worse than the planted one. */
const SETTINGS = { seed: 'test', worlds: 16 };
const MATCHES = Number(process.env['MIAOU_REVIEWED_MATCHES']);
const LANGUAGES: readonly ReviewLanguage[] = ['en', 'fr', 'pt', 'it', 'zh', 'de'];

const reviewAll = <T extends GameTypes>(reviewer: Reviewer<T>, record: MatchRecord<T>): Review => {
  const places = decisionsIn(reviewer.rules, record);
  const decisions = places.map(({ move }) => reviewDecision(reviewer, record, move, SETTINGS));
  return reviewFrom(reviewer, record, decisions, SETTINGS);
};

const matches: {
  felix?: { record: MatchRecord<FelixTypes>; review: Review };
  chop?: Review;
  kitchen?: MatchRecord<ChopTypes>;
} = {};

beforeAll(async () => {
  const record = await blunderRecord();
  matches.felix = { record, review: reviewAll(felixReviewer, record) };
  const kitchen = await playedRecord<ChopTypes>(chop, {
    options: { seats: 3, maxRounds: 5 },
    seed: 'kitchen',
    bots: ['ida'],
  });
  matches.kitchen = kitchen;
  matches.chop = reviewAll(chopReviewer, kitchen);
});

const felixMatch = () => matches.felix as NonNullable<typeof matches.felix>;
const reviews = (): readonly Review[] => [felixMatch().review, matches.chop as Review];

describe('a review', () => {
  it('a bid of 15 on a row that shows −8 −8 is the worst decision of its match', () => {
    const { decisions, summary } = felixMatch().review;
    const worst = decisions[summary.remembered[0] ?? -1];
    expect(worst).toMatchObject({ move: BLUNDER, seat: 2, phase: 'bidding', verdict: 'blunder' });
    expect(worst?.reason).toMatchObject({ code: 'bid-too-much', price: 15 });
    expect(worst?.options[0]?.move).toEqual({ type: 'pass' });
  });

  it('the same seed gives the same figures, decision by decision and in any order', () => {
    const { record, review } = felixMatch();
    const last = review.decisions.at(-1);
    expect(reviewDecision(felixReviewer, record, last?.move ?? 0, SETTINGS)).toEqual(last);
  });

  it('what a decision is judged by does not depend on what lay hidden', () => {
    const { record } = felixMatch();
    const laid = (card: Card): MatchRecord<FelixTypes> => ({
      ...record,
      moves: record.moves.slice(0, BLUNDER + 1).map((move, index) => (index === 3 ? { ...move, card } : move)),
    });
    const known = (card: Card) => {
      const { options, loss, hidden, reason } = reviewDecision(felixReviewer, laid(card), BLUNDER, SETTINGS);
      return { options, loss, hidden, reason };
    };
    expect(known('15')).toEqual(known('-5'));
  });

  it('what might have lain there is told in hundredths, for every hidden card', () => {
    const { hidden } = felixMatch().review.decisions.find(({ move }) => move === BLUNDER) as ReviewedDecision;
    expect(hidden.map(({ of }) => of)).toEqual([3]);
    for (const { shares } of hidden)
      expect(Math.abs(shares.reduce((sum, { share }) => sum + share, 0) - 100)).toBeLessThanOrEqual(shares.length);
  });

  it('the made move is among the options, and only it can have given something away', () => {
    for (const { decisions } of reviews())
      for (const { options, made, loss, verdict } of decisions) {
        expect(options.some(({ move }) => sameJson(move, made))).toBe(true);
        if (sameJson(options[0]?.move, made)) expect([loss.mean, verdict]).toEqual([0, 'best']);
      }
  });

  it('choice and luck add up to what became of every seat', () => {
    for (const { summary } of reviews())
      for (const { choice, luck, together } of summary.seats) {
        expect(choice).toBeLessThanOrEqual(0);
        expect(choice + luck).toBeCloseTo(together, 3);
      }
  });

  it('[CE2] a win of the mice is a whole win for each of their players', () => {
    const { decisions, summary } = matches.chop as Review;
    for (const { seat, together } of summary.seats) {
      const own = decisions.filter((decision) => decision.seat === seat);
      const first = own[0]?.options[0]?.chance.mean ?? 0;
      expect([0, 1]).toContain(own.at(-1)?.won);
      expect(together).toBeCloseTo((own.at(-1)?.won ?? 0) - first, 3);
    }
  });

  it('the chances of all seats are told for every decision', () => {
    for (const { standing } of felixMatch().review.decisions)
      expect(standing.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
    for (const { standing } of (matches.chop as Review).decisions) expect(standing).toHaveLength(3);
  });

  it('whoever is reviewed, all stand after each decision as its own review says, and the match turns at the same moves', () => {
    const check = <T extends GameTypes>(reviewer: Reviewer<T>, record: MatchRecord<T>, review: Review): void => {
      const own = review.decisions.filter(({ seat }) => seat === 2);
      const rest = review.decisions.filter(({ seat }) => seat !== 2);
      const others = rest.map(({ move }) => standingAfter(reviewer, record, move, SETTINGS));
      expect(others).toEqual(rest.map(({ move, standing }) => ({ move, standing })));
      const { turningPoints } = reviewFrom(reviewer, record, own, SETTINGS, others).summary;
      expect(turningPoints).toEqual(review.summary.turningPoints);
    };
    check(felixReviewer, felixMatch().record, felixMatch().review);
    check(chopReviewer, matches.kitchen as MatchRecord<ChopTypes>, matches.chop as Review);
    expect(felixMatch().review.summary.turningPoints).not.toEqual([]);
  });

  it('a random player gives away more than a good one', async () => {
    const lost = async (bot: string): Promise<number> => {
      const record = await playedRecord<FelixTypes>(felix, { options: { seats: 3 }, seed: 'lost', bots: [bot] });
      const places = decisionsIn(felix, record).filter((_, index) => index % 5 === 0);
      const losses = places.map(({ move }) => reviewDecision(felixReviewer, record, move, SETTINGS).loss.mean);
      return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
    };
    expect(await lost('random')).toBeGreaterThan(2 * (await lost('odile')));
  });

  it('the strongest among themselves blunder seldom', async () => {
    const verdicts: string[] = [];
    for (let match = 0; match < MATCHES; match++) {
      const record = await playedRecord<FelixTypes>(felix, {
        options: { seats: 4 },
        seed: `strongest ${match}`,
        bots: ['odile'],
      });
      // Some decisions of each match: the next one is seldom of the same seat.
      const places = decisionsIn(felix, record).filter((_, index) => index % 5 === match % 5);
      verdicts.push(
        ...places.map(({ move }) => reviewDecision(felixReviewer, record, move, { seed: 'test', worlds: 40 }).verdict),
      );
    }
    const blunders = verdicts.filter((verdict) => verdict === 'blunder').length;
    expect(verdicts.length).toBeGreaterThan(10 * MATCHES);
    // One more than the share allows: in a single match one is more than that.
    expect(blunders).toBeLessThanOrEqual(1 + 0.05 * verdicts.length);
  });

  it.each(LANGUAGES)('every decision is told in words: %s', async (language) => {
    const words = await loadReviewWords(language);
    for (const { game, decisions } of reviews()) {
      const own = await loadGameReviewWords(game, language);
      const told = decisions.flatMap(({ phase, made, options, hidden, reason, verdict, round }) => [
        own?.phase(phase),
        own?.option(made),
        ...options.map(({ move }) => own?.option(move)),
        ...hidden.flatMap(({ shares }) => shares.map(({ what }) => own?.hidden(what))),
        own?.reason(reason),
        words.verdicts[verdict],
        words.round(round),
      ]);
      for (const text of told) expect(text).toMatch(/^(?!.*(undefined|NaN|object)).+$/);
    }
  });
});
