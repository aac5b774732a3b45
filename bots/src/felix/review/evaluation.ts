import type { FelixTypes, FelixView } from '@miaou/felix';
import { actionOf, type FelixPosition } from '@miaou/felix/search';
import { at, type Chance, type Seat, seatsOf } from '@miaou/kit';
import type { Reviewer } from '../../review/reviewer.js';
import { PLAYOUT_SEEDS } from '../../search/playouts.js';
import { Determinizer } from '../determinizer.js';
import { networkFor } from '../networkCache.js';
import { samplingPolicy } from '../networkPolicy.js';
import { observedBy } from '../observeView.js';
import { OpponentModel } from '../opponentModel.js';
import { ownType } from '../opponentTypes.js';
import type { Policy } from '../policy.js';
import type { PolicyNetwork } from '../policyNetwork.js';
import { HiddenCards } from './hiddenCards.js';
import { optionsFor } from './options.js';
import { RoundPlayouts } from './roundPlayouts.js';
import { gathering, played, tryAll } from './tryOptions.js';

/** In how many worlds a decision is played out. */
export const WORLDS = 160;

/** As many times a seat guesses anew whom it plays with, and what they hold: what one guess gets wrong is the same in all its worlds. */
const GUESSES = 8;

/** Each guess is used for few worlds: with fewer particles what a seat bid would hardly tell what it laid. */
const LEAST_PARTICLES = 12;

/** A world with those who play there. */
interface PeopledWorld {
  readonly position: FelixPosition;
  readonly policies: readonly Policy[];
}

/** Guesses who may sit at the other places, by what the seat saw of them, and draws worlds in which they have played as they did. */
const guess = (network: PolicyNetwork, view: FelixView, seat: Seat, chance: Chance): (() => PeopledWorld) => {
  const determinizer = new Determinizer(view, LEAST_PARTICLES);
  const model = new OpponentModel(network, view, determinizer.sampleUniform(chance), chance);
  const own = ownType(network);
  return () => {
    const types = seatsOf(view.options.seats).map((by) => (by === seat ? own : model.sample(by, chance)));
    return { position: determinizer.sample(types, chance), policies: types.map(({ policy }) => policy) };
  };
};

const mean = (values: readonly (readonly number[])[], seat: number): number =>
  values.reduce((sum, chances) => sum + at(chances, seat), 0) / values.length;

/** Plays the round out in worlds that the seat cannot tell apart, and lets the network judge what it leads to. */
export const evaluate: Reviewer<FelixTypes>['evaluate'] = ({ view, seat, legalMoves, made, worlds, chance }) => {
  const network = networkFor(view.options.seats);
  const playouts = new RoundPlayouts(network);
  const actions = optionsFor(network, observedBy(view, seat), legalMoves.map(actionOf), made && actionOf(made));
  const options = actions.map(gathering);
  const guesses = Array.from({ length: Math.min(GUESSES, worlds) }, () => guess(network, view, seat, chance));
  const hidden = new HiddenCards(view);
  for (let world = 0; world < worlds; world++) {
    const { position, policies } = at(guesses, world % guesses.length)();
    hidden.count(position);
    tryAll(playouts, { position, seat, policies, seed: chance.below(PLAYOUT_SEEDS) }, options);
  }
  return {
    options: options.map((option) => ({ ...played(option), guesses: guesses.length })),
    hidden: hidden.shares(worlds),
  };
};

export const evaluateOpen: Reviewer<FelixTypes>['evaluateOpen'] = ({
  position,
  seat,
  options: moves,
  made,
  worlds,
  chance,
}) => {
  const network = networkFor(position.options.seats);
  const playouts = new RoundPlayouts(network);
  const policies = seatsOf(position.options.seats).map(() => samplingPolicy(network));
  const options = moves.map((move) => gathering(actionOf(move)));
  const standings: (readonly number[])[] = [];
  for (let world = 0; world < worlds; world++) {
    const seed = chance.below(PLAYOUT_SEEDS);
    tryAll(playouts, { position: position as FelixPosition, seat, policies, seed }, options, ({ action }, end) => {
      if (action === actionOf(made)) standings.push(playouts.standing(end));
    });
  }
  return {
    options: options.map(played),
    standing: seatsOf(position.options.seats).map((by) => mean(standings, by)),
  };
};
