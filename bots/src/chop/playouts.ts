import { type ChopMove, type ChopView, TILE_KINDS, type TileKind } from '@miaou/chop';
import type { ChopPosition } from '@miaou/chop/search';
import { type Chance, randomAction, SeededChance, shuffled } from '@miaou/kit';
import { addPlayout, PLAYOUT_SEEDS, type PlayoutStats } from '../search/playouts.js';
import { trainedEvaluator } from './networkCache.js';
import { positionFromView } from './rankMoves.js';
import { countUnseen, type Unseen } from './unseenTiles.js';
import { terminalValue } from './valueNetwork.js';

/** A move with the results of its playouts. */
export interface Candidate extends PlayoutStats {
  readonly move: ChopMove;
}

/** After this many rolls the network evaluates the position reached. */
const ROLLS = 4;

const tilesOf = ({ unseen }: ChopView): TileKind[] =>
  TILE_KINDS.flatMap((kind) => Array.from({ length: unseen[kind] }, () => kind));

/** Short playouts by the network, each in another position that the view allows. */
export class Playouts {
  readonly #view: ChopView;
  readonly #unseen: Unseen = new Uint8Array(TILE_KINDS.length);

  constructor(view: ChopView) {
    this.#view = view;
  }

  /** Plays every candidate out once, with the same tiles and the same dice, else noise would hide how they differ. */
  playOutAll(
    candidates: readonly Candidate[],
    chance: Chance,
    tiles: TileKind[] = shuffled(tilesOf(this.#view), chance),
  ): void {
    const world = positionFromView(this.#view, tiles);
    const seed = chance.below(PLAYOUT_SEEDS);
    for (const candidate of candidates) {
      const toMice = this.#playOut(world.clone(), world.actionOf(candidate.move), new SeededChance(seed));
      addPlayout(candidate, this.#view.piece === 'cat' ? 1 - toMice : toMice);
    }
  }

  #playOut(position: ChopPosition, action: number, chance: Chance): number {
    const { network, expectimax } = trainedEvaluator();
    position.act(action);
    for (let rolls = 0; position.phase !== 'over'; ) {
      countUnseen(position, this.#unseen);
      if (position.phase !== 'roll') position.act(expectimax.bestAction(position, this.#unseen, 'none'));
      else if (rolls++ < ROLLS) position.act(randomAction(position, chance));
      else return network.evaluate(position, this.#unseen);
    }
    return terminalValue(position);
  }
}
