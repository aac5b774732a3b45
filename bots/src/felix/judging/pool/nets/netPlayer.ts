import type { FelixMove } from '@miaou/felix';
import { at, type Chance, drawWeighted } from '@miaou/kit';
import type { LinearAllocator } from '../../../../network/linearAllocator.js';
import { Network, type Shape, sigmoid, type Weights } from '../../../../network/network.js';
import { type Appraisal, appraise } from '../appraisal.js';
import type { TableFacts } from '../tableFacts.js';
import { JUDGE_INPUTS, writeFacts, writeMove } from './inputs.js';
import type { NetPlan } from './plans.js';

export const shapeOf = ({ hidden, middle }: NetPlan): Shape => ({ inputs: JUDGE_INPUTS, hidden, middle });

const RAISES = [1, 2, 4, 7];

/** The moves that a network compares: every card, or passing and some raises. */
const movesOf = ({ view, hand, highest, ownMice, isLastChoice }: TableFacts): readonly FelixMove[] => {
  if (view.phase === 'place') return hand.map((card) => ({ type: 'place', card }));
  const most = isLastChoice ? Math.min(1, ownMice) : ownMice;
  const amounts = RAISES.map((raise) => highest + raise).filter((amount) => amount <= most);
  return [{ type: 'pass' }, ...amounts.map((amount) => ({ type: 'bid', amount }) as const)];
};

/** Decides by the values that a network gives to moves. */
export class NetPlayer {
  readonly network: Network;
  readonly #plan: NetPlan;

  constructor(allocator: LinearAllocator, weights: Weights, plan: NetPlan) {
    this.network = new Network(allocator, weights);
    this.#plan = plan;
  }

  /** A move drawn from the softmax of the values; the network has evaluated it last. */
  choose(facts: TableFacts, chance: Chance, temperature = this.#plan.temperature): FelixMove {
    const appraisal = appraise(facts, chance);
    writeFacts(facts, appraisal, this.network.stateInput);
    this.network.computeBase();
    const moves = movesOf(facts);
    const values = moves.map((move) => this.#valueOf(facts, appraisal, move));
    const best = Math.max(...values);
    const move = at(
      moves,
      drawWeighted(
        values.map((value) => Math.exp((value - best) / temperature)),
        chance,
      ),
    );
    this.#valueOf(facts, appraisal, move);
    return move;
  }

  #valueOf(facts: TableFacts, appraisal: Appraisal, move: FelixMove): number {
    writeMove(facts, appraisal, move, this.network.actionInput);
    this.network.evaluate();
    const win = sigmoid(this.network.logit);
    return this.#plan.target === 'win' ? win : 0.1 * win + this.network.margin;
  }
}
