import type { Action, FelixPosition } from '@miaou/felix/search';
import { at, type Chance, drawn, type Seat, SeededChance, seatsOf } from '@miaou/kit';
import type { Prediction } from '../../judging/gameJudging.js';
import { botPlayer } from '../../training/botPlayer.js';
import { flag, list } from '../../training/flags.js';
import type { FlagValues, TrainingFlags } from '../../training/gameTraining.js';
import { networkFor } from '../networkCache.js';
import { POLICY_TEMPERATURE } from '../networkPolicy.js';
import { Observation } from '../observation.js';
import { observePosition } from '../observePosition.js';
import { dealMatch, type MatchOptions, outcomesOf } from '../training/match.js';
import type { FelixPlayer } from '../training/players.js';
import { FIELD_NAMES, fieldNamed } from './pool/index.js';

/** A decision with the chance to win that the network expected of it. */
interface Forecast {
  readonly action: Action;
  readonly expected: number;
}

const observation = new Observation();

/** As the bare network plays. */
const byNetwork = (position: FelixPosition, chance: Chance): Forecast => {
  const network = networkFor(position.setup.seats);
  observePosition(position, position.actor, observation);
  network.evaluate(observation);
  const index = network.sample(POLICY_TEMPERATURE, chance);
  return { action: network.actionAt(index), expected: network.values[index] ?? 0 };
};

interface Table {
  readonly position: FelixPosition;
  /** The seat that forecasts. */
  readonly seat: Seat;
  /** In order from its left. */
  readonly judges: readonly FelixPlayer[];
}

/** Plays a match and tells what was expected along the way. */
const playAndForecast = (
  { position, seat, judges }: Table,
  chance: Chance,
): readonly Omit<Prediction, 'part' | 'deal'>[] => {
  const { seats } = position.setup;
  const forecasts: Forecast[] = [];
  while (position.phase !== 'over') {
    const step = (position.actor - seat + seats) % seats;
    if (step > 0) position.act(at(judges, step - 1)(position, chance));
    else {
      const forecast = byNetwork(position, chance);
      forecasts.push(forecast);
      position.act(forecast.action);
    }
  }
  const { won } = at(outcomesOf(position), seat);
  return forecasts.map(({ expected }) => ({
    forecaster: 'network',
    expected: Math.max(0, Math.min(1, expected)),
    won,
  }));
};

const EDITIONS: readonly MatchOptions['edition'][] = ['felix', 'filou'];

/** Each deal is played from every seat, against judges of a field that is drawn. */
function* predictDeal(seats: number, deal: number, seed: string): Generator<Prediction> {
  const options = { seats, edition: at(EDITIONS, deal % EDITIONS.length) };
  const luck = new SeededChance(`field ${seed} ${deal}`);
  const judges = fieldNamed(drawn(FIELD_NAMES, luck))(seats - 1, luck).map((judge) => botPlayer('felix', judge));
  for (const seat of seatsOf(seats)) {
    const position = dealMatch(options, new SeededChance(`${seed} ${deal}`));
    const table = { position, seat, judges };
    for (const forecast of playAndForecast(table, new SeededChance(`${seed} ${deal} ${seat}`)))
      yield { ...forecast, part: `${seats} seats`, deal };
  }
}

export const predictFlags: TrainingFlags = {
  matches: { default: '5000', does: 'matches for each seat count' },
  seats: { default: '3,4,5', does: 'seat counts' },
};

export async function* predict(flags: FlagValues): AsyncGenerator<Prediction> {
  const seatCounts = list(flag(flags, 'seats')).map(Number);
  const matches = Number(flag(flags, 'matches'));
  // All seat counts in turn, so that a run that is ended early has some of each.
  for (let deal = 0; deal * Math.min(...seatCounts) < matches; deal++)
    for (const seats of seatCounts) if (deal * seats < matches) yield* predictDeal(seats, deal, flag(flags, 'seed'));
}
