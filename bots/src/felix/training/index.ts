import { type Chance, SeededChance } from '@miaou/kit';
import { flag, list, range } from '../../training/flags.js';
import type { FlagValues, GameTraining, Trainer } from '../../training/gameTraining.js';
import { drawRulePolicy } from '../families/families.js';
import { HEURISTIC_PARAMS, heuristicBidder } from '../heuristicBidder.js';
import { samplingPolicy, trainedPolicy } from '../networkPolicy.js';
import type { Policy } from '../policy.js';
import { type PolicyNetwork, withAllInputs } from '../policyNetwork.js';
import { FelixBestResponse } from './bestResponse.js';
import { duel } from './duel.js';
import { FelixLeague, type LeagueCourse } from './league.js';
import { policyPlayer } from './players.js';

/** Opponents of the training pool, to see how far a course has come: what the bots are worth is measured by the judging pool. */
const FIELDS: readonly (readonly [name: string, draw: (chance: Chance) => Policy])[] = [
  ['heuristic', () => heuristicBidder(HEURISTIC_PARAMS)],
  ['families', drawRulePolicy],
  ['committed', () => trainedPolicy],
];

const REPORT_DEALS = 150;

const courseOf = (flags: FlagValues): LeagueCourse => ({
  seed: flag(flags, 'seed'),
  seats: list(flag(flags, 'seats')).map(Number),
  matches: Number(flag(flags, 'matches')),
  rate: range(flag(flags, 'rate')),
  temperature: range(flag(flags, 'temperature')),
  lambda: Number(flag(flags, 'lambda')),
  freezeEvery: 4000,
});

/** The network's share of the wins against each field at each seat count. */
const reportOn = (network: PolicyNetwork, seatCounts: readonly number[]): string =>
  seatCounts
    .flatMap((seats) =>
      FIELDS.map(([name, draw]) => {
        const player = policyPlayer(samplingPolicy(network));
        const field = (deal: number) => {
          const chance = new SeededChance(`field ${deal}`);
          return Array.from({ length: seats - 1 }, () => policyPlayer(draw(chance)));
        };
        const { share } = duel({ seats, edition: 'felix' }, player, field, { deals: REPORT_DEALS, seed: 'judge' });
        return `${seats}×${name} ${(100 * share.mean).toFixed(1)}`;
      }),
    )
    .join(', ');

const startTrainer = (flags: FlagValues, start?: Float32Array): Trainer => {
  const course = courseOf(flags);
  const league = new FelixLeague(course, start === undefined ? undefined : withAllInputs(start));
  return {
    get matches() {
      return league.matches;
    },
    playMatch: () => league.playMatch(),
    playWeights: league.averaged.weights.all,
    report: () => reportOn(league.averaged, course.seats),
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
