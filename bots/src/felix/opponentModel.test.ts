import { at, SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { VALUES } from './cards.js';
import { Determinizer } from './determinizer.js';
import { rulePolicy } from './families/families.js';
import type { BiddingParams } from './families/ruleBidder.js';
import type { LayingParams } from './families/ruleLayer.js';
import { GREEDY_PARAMS, HEURISTIC_PARAMS, heuristicBidder } from './heuristicBidder.js';
import { networkFor } from './networkCache.js';
import { trainedPolicy } from './networkPolicy.js';
import { Observation } from './observation.js';
import { observePosition } from './observePosition.js';
import { OpponentModel } from './opponentModel.js';
import type { OpponentType } from './opponentTypes.js';
import type { Policy } from './policy.js';
import { dealMatch } from './training/match.js';

const VIEWER = seat(0);
const OTHER = seat(2);
const MATCHES = 8;
const DRAWS = 20;

/** The types that the model samples for a seat after some rounds in which the others played by policies, given by seat. */
const sampledTypes = (policy: Policy | readonly Policy[], rounds = 6): OpponentType[] => {
  const policies = typeof policy === 'function' ? [policy, policy, policy, policy] : policy;
  const observation = new Observation();
  return Array.from({ length: MATCHES }, (_, match) => {
    const chance = new SeededChance(`suspects ${match}`);
    const position = dealMatch({ seats: 4, edition: 'felix' }, chance);
    while (position.round <= rounds) {
      observePosition(position, position.actor, observation);
      position.act((position.actor === VIEWER ? trainedPolicy : at(policies, position.actor))(observation, chance));
    }
    const view = position.view(VIEWER);
    const model = new OpponentModel(networkFor(4), view, new Determinizer(view).sampleUniform(chance), chance);
    return Array.from({ length: DRAWS }, () => model.sample(OTHER, chance));
  }).flat();
};

const isNetwork = (type: OpponentType): boolean => 'temperature' in type;

const shareOf = (types: readonly OpponentType[], holds: (type: OpponentType) => boolean): number =>
  types.filter(holds).length / types.length;

const BIDDING: BiddingParams = {
  pointValue: 1,
  daring: 0,
  optimism: 0,
  passValue: 1,
  reservePerRound: 0,
  thrift: 1,
  opening: 1,
  doubt: 0.3,
  leap: 0,
};
const LAYING: LayingParams = { generosity: 0, purse: 0, bait: 0, dogs: 0 };

/** The mean of a parameter that is not the model's own: what its samples bid for a sack of ten points, all cards known. */
const meanBid = (types: readonly OpponentType[]): number => {
  const observation = Object.assign(new Observation(), { seats: 4, isAuction: true, inside: 0b1111, round: 5 });
  observation.mice.fill(30);
  // Cats of 3, 8 and 11 lie in the row, and a hidden card that may be anything.
  observation.known = (1 << 6) + (1 << 12) + (1 << 15);
  observation.hidden = 0b10;
  observation.unseen.fill(0b11_1111_1111);
  const chance = new SeededChance('bids');
  const bids = types.map((type) => {
    observation.highest = 0;
    while (observation.highest < 30 && type.policy(observation, chance) > 10) observation.highest++;
    return observation.highest;
  });
  return bids.reduce((sum, bid) => sum + bid, 0) / bids.length;
};

/** A rule player whose habits are looked for, not one of those that are known wholly. */
const isDrawn = (type: OpponentType): boolean => !('prior' in type);

/** What the samples with habits that were looked for lay of a full hand, on average. */
const meanCard = (types: readonly OpponentType[]): number => {
  const observation = Object.assign(new Observation(), { seats: 4, first: 1, hand: 0b11_1111_1111 });
  observation.mice.fill(15);
  const chance = new SeededChance('cards');
  const cards = types.filter(isDrawn).map(({ policy }) => VALUES[policy(observation, chance)] ?? 0);
  return cards.reduce((sum, card) => sum + card, 0) / cards.length;
};

describe('OpponentModel', () => {
  it('the opponent model recognizes a player that plays by the network', () => {
    expect(shareOf(sampledTypes(trainedPolicy), isNetwork)).toBeGreaterThan(0.6);
  });

  it.each([
    ['heuristic', HEURISTIC_PARAMS],
    ['greedy', GREEDY_PARAMS],
  ] as const)('the opponent model takes the %s bidder for a rule player', (_, params) => {
    expect(shareOf(sampledTypes(heuristicBidder(params)), isNetwork)).toBeLessThan(0.3);
  });

  it('the opponent model expects higher bids of a daring rule player than of a fearful one', () => {
    const expected = (daring: number): number =>
      meanBid(
        sampledTypes(rulePolicy({ ...BIDDING, daring, optimism: 4 * daring }, LAYING)).filter(
          (type) => !isNetwork(type),
        ),
      );
    expect(expected(0.5)).toBeGreaterThan(expected(-0.5) + 3);
  });

  it('the opponent model learns from all others how one of them lays, where they lay alike', () => {
    const [stingy, generous] = [-3, 3].map((generosity) => rulePolicy(BIDDING, { ...LAYING, generosity }));
    if (stingy === undefined || generous === undefined) throw new Error('two policies');
    const among = (company: Policy): number => meanCard(sampledTypes([stingy, company, stingy, company], 2));
    expect(among(stingy)).toBeLessThan(among(generous) - 0.5);
  });
});
