import { SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { Determinizer } from './determinizer.js';
import { HEURISTIC_PARAMS, heuristicBidder } from './heuristicBidder.js';
import { networkFor } from './networkCache.js';
import { trainedPolicy } from './networkPolicy.js';
import { Observation } from './observation.js';
import { observePosition } from './observePosition.js';
import { OpponentModel } from './opponentModel.js';
import { type OpponentType, opponentTypesFor } from './opponentTypes.js';
import type { Policy } from './policy.js';
import { dealMatch } from './training/match.js';

const [net, loose, tuned, plain] = opponentTypesFor(networkFor(4)) as [
  OpponentType,
  OpponentType,
  OpponentType,
  OpponentType,
];
const VIEWER = seat(0);
const OTHER = seat(2);
const DRAWS = 40;

/** The types that the model samples for a seat after six rounds in which all others played by one policy. */
const sampledTypes = (policy: Policy): OpponentType[] => {
  const observation = new Observation();
  return Array.from({ length: 6 }, (_, match) => {
    const chance = new SeededChance(`suspects ${match}`);
    const position = dealMatch({ seats: 4, edition: 'felix' }, chance);
    while (position.round < 7) {
      observePosition(position, position.actor, observation);
      position.act((position.actor === VIEWER ? trainedPolicy : policy)(observation, chance));
    }
    const view = position.view(VIEWER);
    const model = new OpponentModel([net, loose, tuned, plain], view, new Determinizer(view).sampleUniform(chance));
    return Array.from({ length: DRAWS }, () => model.sample(OTHER, chance));
  }).flat();
};

const shareOf = (types: readonly OpponentType[], among: readonly OpponentType[]): number =>
  types.filter((type) => among.includes(type)).length / types.length;

describe('OpponentModel', () => {
  it('the opponent model recognizes a player that plays by the network', () => {
    expect(shareOf(sampledTypes(trainedPolicy), [net])).toBeGreaterThan(0.5);
  });

  it('the opponent model recognizes a heuristic bidder', () => {
    expect(shareOf(sampledTypes(heuristicBidder(HEURISTIC_PARAMS)), [tuned, plain])).toBeGreaterThan(0.75);
  });
});
