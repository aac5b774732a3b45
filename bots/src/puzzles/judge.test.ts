import { chop } from '@miaou/chop';
import { felix } from '@miaou/felix';
import { at, type MatchRecord, sameJson } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { loadCurves, loadReviewer } from '../index.js';
import { playedRecord } from '../playedRecord.js';
import { decisionSeed } from '../review/decisionSeed.js';
import { decisionsIn, momentOf } from '../review/decisions.js';
import { reviewDecision } from '../review/reviewDecision.js';
import type { Reviewer } from '../review/reviewer.js';
import { chanceOf, UNBENT } from '../review/statistics.js';
import { judge } from './judge.js';
import { actionsOf } from './mine.js';
import { openPuzzle } from './puzzle.js';

const WORLDS = 12;
/** Some decision after the first, with several options. */
const DECISION = 5;

const reviewerOf = async (game: string): Promise<Reviewer> => {
  const reviewer = await loadReviewer(game);
  if (reviewer === undefined) throw new Error(`nothing reviews ${game}`);
  return reviewer;
};

const MATCHES: Readonly<Record<string, () => Promise<MatchRecord>>> = {
  felix: () => playedRecord(felix, { options: { seats: 4 }, seed: 'same', bots: ['ida'] }),
  chop: () => playedRecord(chop, { options: { seats: 2, maxRounds: 5 }, seed: 'same', bots: ['ida'] }),
};

describe.each(Object.entries(MATCHES))('a puzzle of %s', (game, play) => {
  it('states the chances that a review of the same decision states', async () => {
    const [reviewer, record, curves] = await Promise.all([reviewerOf(game), play(), loadCurves(game)]);
    const { move } = at(decisionsIn(reviewer.rules, record), DECISION);
    const { position, made } = momentOf(reviewer.rules, record, move);
    const reviewed = reviewDecision(reviewer, record, move, { seed: 'both', worlds: WORLDS });
    const { best, others } = judge(reviewer, position, made, {
      seed: decisionSeed('both', position.view(position.actor)),
      worlds: WORLDS,
    });
    const stored = [best, ...others.map(({ option }) => option)].map((option) => {
      const { mean, low, high } = chanceOf(option, UNBENT);
      return { action: position.actionOf(option.move), chance: [mean, low, high] as const, reason: { code: '' } };
    });
    const { options, deal } = record;
    const actions = actionsOf(record, move, position);
    const { answers } = openPuzzle(reviewer.rules, { options, deal, actions, answers: stored, solved: [] }, curves);
    expect(answers.length).toBeGreaterThan(1);
    for (const { move: answer, chance } of answers) {
      const told = reviewed.options.find((option) => sameJson(option.move, answer))?.chance.mean ?? -1;
      expect(chance.mean).toBeCloseTo(told, 3);
    }
    // Else a curve that is left out would not be noticed.
    expect(answers[0]?.chance.mean).not.toBeCloseTo(at(stored, 0).chance[0], 3);
    expect(answers[0]?.chance.mean).toBeGreaterThan(answers[1]?.chance.mean ?? 1);
  });
});
