import { CARDS } from '@miaou/felix';
import { PASS } from '@miaou/felix/search';
import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { Observation } from '../observation.js';
import { observePosition } from '../observePosition.js';
import { dealMatch } from '../training/match.js';
import { drawBidding, drawLaying, drawRulePolicy } from './families.js';
import { bidProbability, prospectOf, ruleBid } from './ruleBidder.js';
import { layingProbability } from './ruleLayer.js';

const CODES = CARDS.map((_, code) => code);

/** Passing, and every bid above the highest, whether it can be paid or not. */
const legalBids = ({ highest }: Observation): number[] => [
  PASS,
  ...Array.from({ length: 100 }, (_, more) => PASS + highest + 1 + more),
];

/** What a seat knows after some decisions of rule players. */
const observationAfter = (decisions: number, chance: SeededChance): Observation => {
  const observation = new Observation();
  const position = dealMatch({ seats: 4, edition: 'felix' }, chance);
  const policy = drawRulePolicy(chance);
  for (let made = 0; made <= decisions; made++) {
    observePosition(position, position.actor, observation);
    if (made < decisions) position.act(policy(observation, chance));
  }
  return observation;
};

describe('the rule families', () => {
  it.each([0, 4, 5, 6, 20, 40])('the probabilities of all decisions add up to 1 after %i decisions', (decisions) => {
    const chance = new SeededChance(`sums ${decisions}`);
    for (let drawn = 0; drawn < 40; drawn++) {
      const observation = observationAfter(decisions, chance);
      const [bidding, laying, prospect] = [drawBidding(chance), drawLaying(chance), prospectOf(observation)];
      const sum = observation.isAuction
        ? legalBids(observation).reduce((all, bid) => all + bidProbability(observation, prospect, bid, bidding), 0)
        : CODES.reduce((all, card) => all + layingProbability(observation, card, laying), 0);
      expect(sum).toBeCloseTo(1, 6);
    }
  });

  it('a saver pays little for a good sack in the first round and the same sack’s worth in the last', () => {
    const chance = new SeededChance('saver');
    const saver = { ...drawBidding(chance), pointValue: 1, optimism: 0, daring: 0, reservePerRound: 0, doubt: 0.01 };
    const observation = Object.assign(new Observation(), { seats: 4, isAuction: true, inside: 0b1111 });
    observation.mice.fill(15);
    // Cats of 3 and 11 lie open.
    observation.known = (1 << 6) + (1 << 15);
    const paid = (round: number): number => {
      Object.assign(observation, { round, highest: 0 });
      while (ruleBid(observation, { ...saver, thrift: 1, opening: 0.2 }, chance) > PASS) observation.highest++;
      return observation.highest;
    };
    expect([paid(1), paid(5), paid(9)]).toEqual([3, 7, 14]);
  });

  it('[FR3] rule players with drawn habits play whole matches of every size', () => {
    const chance = new SeededChance('matches');
    const observation = new Observation();
    for (let match = 0; match < 60; match++) {
      const position = dealMatch({ seats: 3 + (match % 3), edition: match % 2 === 0 ? 'felix' : 'filou' }, chance);
      const players = Array.from({ length: 5 }, () => drawRulePolicy(chance));
      while (position.phase !== 'over') {
        observePosition(position, position.actor, observation);
        const action = players[position.actor]?.(observation, chance) ?? PASS;
        expect(Array.from({ length: position.countActions() }, (_, index) => position.actionAt(index))).toContain(
          action,
        );
        position.act(action);
      }
    }
  });
});
