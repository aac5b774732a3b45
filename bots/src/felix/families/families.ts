import { type Chance, drawFraction, drawn } from '@miaou/kit';
import type { Policy } from '../policy.js';
import { type BiddingParams, ruleBid } from './ruleBidder.js';
import { type LayingParams, ruleLay } from './ruleLayer.js';

type Ranges<P> = { readonly [name in keyof P]: readonly [from: number, to: number] };

const drawFrom = <P>(ranges: Ranges<P>, chance: Chance): P =>
  Object.fromEntries(
    Object.entries<readonly [number, number]>(ranges).map(([name, [from, to]]) => [
      name,
      from + drawFraction(chance) * (to - from),
    ]),
  ) as P;

/** Bidders that weigh the sack well enough, and differ in little. */
const SENSIBLE: Ranges<BiddingParams> = {
  pointValue: [0.8, 1.1],
  daring: [-0.2, 0.2],
  optimism: [-1, 1],
  passValue: [0.7, 1.4],
  reservePerRound: [0, 0.2],
  thrift: [0.9, 1.2],
  opening: [1, 1],
  doubt: [0.2, 1],
  leap: [0, 0.1],
};

const BIDDERS: readonly Ranges<BiddingParams>[] = [
  SENSIBLE,
  SENSIBLE,
  { ...SENSIBLE, leap: [0.2, 1] },
  { ...SENSIBLE, daring: [-0.7, -0.2], optimism: [-3, 0], reservePerRound: [0, 0.6] },
  { ...SENSIBLE, daring: [0.1, 0.6], optimism: [0, 3], leap: [0, 0.6] },
  { ...SENSIBLE, doubt: [1, 4], leap: [0, 0.8] },
  { ...SENSIBLE, thrift: [0.15, 0.8] },
  { ...SENSIBLE, reservePerRound: [0.4, 1.8] },
  // Savers: little in the first rounds, everything in the last.
  { ...SENSIBLE, opening: [0.08, 0.5] },
  { ...SENSIBLE, opening: [0.15, 0.8], passValue: [0.3, 1.8], leap: [0, 0.4] },
  { ...SENSIBLE, passValue: [0, 0.7] },
  { ...SENSIBLE, passValue: [1.2, 2.2], reservePerRound: [0.1, 0.8] },
];

const LAYERS: Ranges<LayingParams> = {
  generosity: [-1.5, 1.5],
  purse: [-0.3, 1.8],
  bait: [-1, 3],
  dogs: [-1, 1.5],
};

/** Players of strong tastes hardly ever lay against them. Where all lay alike, that shows most. */
const STRONG_TASTES: Ranges<LayingParams> = { ...LAYERS, generosity: [-3.5, 3.5], bait: [-3, 6] };

/** Which kind of bidder a rule player is. */
const drawFamily = (chance: Chance): Ranges<BiddingParams> => drawn(BIDDERS, chance);

export const drawBidding = (chance: Chance, family = drawFamily(chance)): BiddingParams => drawFrom(family, chance);
export const drawLaying = (chance: Chance): LayingParams =>
  drawFrom(chance.below(2) === 0 ? LAYERS : STRONG_TASTES, chance);

export const rulePolicy =
  (bidding: BiddingParams, laying: LayingParams): Policy =>
  (observation, chance) =>
    observation.isAuction ? ruleBid(observation, bidding, chance) : ruleLay(observation, laying, chance);

/** A rule player whose habits are drawn. */
export const drawRulePolicy = (chance: Chance): Policy => rulePolicy(drawBidding(chance), drawLaying(chance));

export type DrawPolicy = (chance: Chance) => Policy;

/** What draws rule players of one family that lay in the same way. */
export const drawLikeMinded = (chance: Chance): DrawPolicy => {
  const [family, laying] = [drawFamily(chance), drawFrom(STRONG_TASTES, chance)];
  return (luck) => rulePolicy(drawBidding(luck, family), laying);
};
