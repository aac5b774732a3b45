import { flag, list, range } from '../../training/flags.js';
import type { FlagValues, GameTraining, Trainer } from '../../training/gameTraining.js';
import { GREEDY_PARAMS, HEURISTIC_PARAMS, heuristicBidder } from '../heuristicBidder.js';
import { samplingPolicy } from '../networkPolicy.js';
import type { Policy } from '../policy.js';
import type { PolicyNetwork } from '../policyNetwork.js';
import { FelixBestResponse } from './bestResponse.js';
import { duel } from './duel.js';
import { policyPlayer } from './players.js';
import { type FelixCourse, FelixTrainer } from './trainer.js';

const FIELDS: readonly (readonly [name: string, policy: Policy])[] = [
  ['greedy', heuristicBidder(GREEDY_PARAMS)],
  ['heuristic', heuristicBidder(HEURISTIC_PARAMS)],
];

/** Bidders that overbid, underbid and leap, so that a network meets other play than its own. */
export const GUESTS: readonly Policy[] = [
  GREEDY_PARAMS,
  GREEDY_PARAMS,
  HEURISTIC_PARAMS,
  HEURISTIC_PARAMS,
  { ...GREEDY_PARAMS, optimism: 2, maxError: 2, maxRaise: 3 },
  { ...GREEDY_PARAMS, optimism: -3, maxError: 1, reservePerRound: 0.4, layFraction: 0.3 },
  { ...GREEDY_PARAMS, maxError: 5, maxRaise: 2, layFraction: 1 },
].map(heuristicBidder);

const REPORT_DEALS = 150;

const courseOf = (flags: FlagValues): FelixCourse => ({
  seed: flag(flags, 'seed'),
  seats: list(flag(flags, 'seats')).map(Number),
  matches: Number(flag(flags, 'matches')),
  rate: range(flag(flags, 'rate')),
  temperature: range(flag(flags, 'temperature')),
  lambda: Number(flag(flags, 'lambda')),
  guests: GUESTS,
  freezeEvery: 4000,
});

/** The network's share of the wins against each field at each seat count. */
const reportOn = (network: PolicyNetwork, seatCounts: readonly number[]): string =>
  seatCounts
    .flatMap((seats) =>
      FIELDS.map(([name, policy]) => {
        const [player, field] = [policyPlayer(samplingPolicy(network)), [policyPlayer(policy)]];
        const { share } = duel({ seats, edition: 'felix' }, player, field, { deals: REPORT_DEALS, seed: 'judge' });
        return `${seats}×${name} ${(100 * share.mean).toFixed(1)}`;
      }),
    )
    .join(', ');

const startTrainer = (flags: FlagValues, start?: Float32Array): Trainer => {
  const course = courseOf(flags);
  const trainer = new FelixTrainer(course, start);
  return {
    get matches() {
      return trainer.matches;
    },
    playMatch: () => trainer.playMatch(),
    playWeights: trainer.averaged.weights.all,
    report: () => reportOn(trainer.averaged, course.seats),
  };
};

export const felixTraining: GameTraining = {
  parts: [],
  startBestResponse: (task) => new FelixBestResponse(task),
  trainFlags: {
    seats: { default: '4', does: 'the seat count (or several, 3,4,5) to train for' },
    matches: { default: '1000000', does: 'the length of the course; the same course gives the same weights' },
    rate: { default: '0.001,0.00005', does: 'the learning rate, from and to' },
    temperature: { default: '0.008,0.003', does: 'the softmax temperature of the learner, from and to' },
    lambda: { default: '0.9', does: 'the part of a target that comes from the end of the match' },
  },
  startTrainer,
  weightsName: (flags) => `WEIGHTS_${list(flag(flags, 'seats')).join('_')}`,
  reportEvery: 20_000,
};
