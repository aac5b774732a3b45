import type { Action, FelixPosition } from '@miaou/felix/search';
import { type Chance, type Seat, seatsOf } from '@miaou/kit';
import { sigmoid } from '../../network/network.js';
import { Observation } from '../observation.js';
import { observePosition } from '../observePosition.js';
import type { Policy } from '../policy.js';
import type { PolicyNetwork } from '../policyNetwork.js';
import { playOutRound } from '../roundPlayout.js';

/** Plays rounds out and tells what they led to. */
export class RoundPlayouts {
  readonly #network: PolicyNetwork;
  readonly #observation = new Observation();

  constructor(network: PolicyNetwork) {
    this.#network = network;
  }

  /** Changes the position: it stands at the beginning of the next round afterwards, or at the end. */
  playOut(position: FelixPosition, seat: Seat, action: Action, policies: readonly Policy[], chance: Chance): void {
    playOutRound(position, { seat, action }, policies, this.#observation, chance);
  }

  /** The chance to win of a seat between rounds, or its share of the win at the end. */
  chanceOf(position: FelixPosition, seat: Seat): number {
    const winners = position.outcome()?.winners;
    if (winners !== undefined) return winners.includes(seat) ? 1 / winners.length : 0;
    const network = this.#network;
    observePosition(position, seat, this.#observation);
    network.evaluate(this.#observation);
    network.evaluateAction(this.#observation, network.actionAt(network.bestIndex()));
    return sigmoid(network.feedForward.logit);
  }

  /** The chances of all seats, which add up to 1. */
  standing(position: FelixPosition): readonly number[] {
    const chances = seatsOf(position.setup.seats).map((seat) => this.chanceOf(position, seat));
    const sum = chances.reduce((total, chance) => total + chance, 0);
    return chances.map((chance) => chance / sum);
  }
}
