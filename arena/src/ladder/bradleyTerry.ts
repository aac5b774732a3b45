import { at } from '@miaou/kit';
import { inverseOf, type Matrix, times, type Vector, varianceAlong, zeros } from './linearAlgebra.js';

/** The wins of a guest in the matches of one deal. */
export interface Meeting {
  readonly guest: number;
  readonly hosts: number;
  /** Matches of one deal are not independent of each other. */
  readonly deal: number;
  readonly games: number;
  /** The sum of the guest's shares. */
  readonly won: number;
}

/** Strengths in log odds with a mean of zero, and how sure they are. */
export interface Strengths {
  readonly of: Vector;
  /** The log odds of a guest against equal hosts. */
  readonly advantage: number;
  /** The squared standard error of a weighted sum of strengths, whose weights add up to zero. */
  squaredError(weights: Vector): number;
}

/**
 * The precision of the prior for each strength: a standard deviation of five in log odds, about 870 points. It keeps the strength of an
 * entrant that won or lost everything finite, and is worth a fraction of one match otherwise.
 */
const PRIOR = 0.04;

const MOST_STEPS = 100;
const CONVERGED = 1e-10;

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

export const logOddsOf = (share: number): number => Math.log(share / (1 - share));

/** Strengths of all entrants; the advantage is the last number where it is fitted. */
class Model {
  readonly size: number;
  readonly #entrants: number;
  readonly #known: number | null;

  constructor(entrants: number, knownAdvantage: number | null) {
    this.#entrants = entrants;
    this.#known = knownAdvantage;
    this.size = entrants + (knownAdvantage === null ? 1 : 0);
  }

  advantage(parameters: Vector): number {
    return this.#known ?? at(parameters, this.#entrants);
  }

  expected(parameters: Vector, { guest, hosts }: Meeting): number {
    return logistic(at(parameters, guest) - at(parameters, hosts) + this.advantage(parameters));
  }

  /** Adds a multiple of the derivative of the log odds of a meeting. */
  addDerivative(into: number[], { guest, hosts }: Meeting, factor: number): void {
    into[guest] = at(into, guest) + factor;
    into[hosts] = at(into, hosts) - factor;
    if (this.#known === null) into[this.#entrants] = at(into, this.#entrants) + factor;
  }

  priorOf(parameter: number): number {
    return parameter < this.#entrants ? PRIOR : 0;
  }

  /** The derivative of the log posterior, from the given meetings and without the prior. */
  score(parameters: Vector, meetings: readonly Meeting[]): number[] {
    const sum = Array.from({ length: this.size }, () => 0);
    for (const meeting of meetings)
      this.addDerivative(sum, meeting, meeting.won - meeting.games * this.expected(parameters, meeting));
    return sum;
  }

  /** Fisher's information, with the prior's. */
  information(parameters: Vector, meetings: readonly Meeting[]): number[][] {
    const sum = zeros(this.size, this.size);
    for (const [index, row] of sum.entries()) row[index] = this.priorOf(index);
    for (const meeting of meetings) {
      const expected = this.expected(parameters, meeting);
      const derivative = Array.from({ length: this.size }, () => 0);
      this.addDerivative(derivative, meeting, 1);
      const weight = meeting.games * expected * (1 - expected);
      for (const [one, value] of derivative.entries())
        if (value !== 0) this.#addScaled(at(sum, one), derivative, weight * value);
    }
    return sum;
  }

  #addScaled(into: number[], values: Vector, factor: number): void {
    for (const [index, value] of values.entries()) into[index] = at(into, index) + factor * value;
  }
}

/** All meetings of the same two, which the likelihood does not tell apart. */
const summed = (meetings: readonly Meeting[]): Meeting[] => {
  const sums = new Map<string, Meeting>();
  for (const meeting of meetings) {
    const key = `${meeting.guest} ${meeting.hosts}`;
    const { games, won } = sums.get(key) ?? { games: 0, won: 0 };
    sums.set(key, { ...meeting, games: games + meeting.games, won: won + meeting.won });
  }
  return [...sums.values()];
};

/** The most likely parameters, by Newton's method; half steps where a whole one would overshoot. */
const fit = (model: Model, meetings: readonly Meeting[]): number[] => {
  let parameters = Array.from({ length: model.size }, () => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const score = model
      .score(parameters, meetings)
      .map((value, index) => value - model.priorOf(index) * at(parameters, index));
    const change = times(inverseOf(model.information(parameters, meetings)), score);
    const longest = Math.max(...change.map(Math.abs));
    const damping = Math.min(1, 1 / longest);
    parameters = parameters.map((value, index) => value + damping * at(change, index));
    if (longest < CONVERGED) return parameters;
  }
  return parameters;
};

const byDeal = (meetings: readonly Meeting[]): ReadonlyMap<number, readonly Meeting[]> => {
  const deals = new Map<number, Meeting[]>();
  for (const meeting of meetings) deals.set(meeting.deal, [...(deals.get(meeting.deal) ?? []), meeting]);
  return deals;
};

/** The covariances of the scores of deals: what deals really scatter, matches of one deal taken together. */
const scatterOf = (model: Model, parameters: Vector, meetings: readonly Meeting[]): Matrix => {
  const deals = byDeal(meetings);
  const sum = zeros(model.size, model.size);
  for (const own of deals.values()) {
    const score = model.score(parameters, own);
    for (const [one, value] of score.entries())
      for (const [other, factor] of score.entries()) at(sum, one)[other] = at(at(sum, one), other) + value * factor;
  }
  const correction = deals.size / Math.max(1, deals.size - 1);
  return sum.map((row) => row.map((value) => correction * value));
};

/**
 * Strengths by the model of Bradley and Terry: the log odds of a guest are its strength less that of its hosts, plus an advantage which is
 * known where all seats are alike and fitted where the guest has a part of its own (null).
 *
 * Squared errors are the larger of two: that of independent matches, and that of deals as they really scattered (the sandwich estimator).
 * The first alone would be too small where matches of one deal end alike, the second alone where there are few deals or somebody
 * won them all.
 */
export const fitStrengths = (
  entrants: number,
  meetings: readonly Meeting[],
  knownAdvantage: number | null,
): Strengths => {
  const model = new Model(entrants, knownAdvantage);
  const together = summed(meetings);
  const parameters = fit(model, together);
  const independent = inverseOf(model.information(parameters, together));
  const scatter = scatterOf(model, parameters, meetings);
  return {
    of: parameters.slice(0, entrants),
    advantage: model.advantage(parameters),
    squaredError: (weights) => {
      const padded = [...weights, ...Array.from({ length: model.size - entrants }, () => 0)];
      return Math.max(varianceAlong(padded, independent), varianceAlong(times(independent, padded), scatter));
    },
  };
};
