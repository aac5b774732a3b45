import { type ChopMove, type ChopView, TILE_KINDS, type TileKind } from '@miaou/chop';
import type { ChopPosition } from '@miaou/chop/search';
import { type Chance, randomAction, SeededChance, shuffled } from '@miaou/kit';
import { PLAYOUT_SEEDS } from '../search/playouts.js';
import { trainedEvaluator } from './networkCache.js';
import { positionFromView } from './rankMoves.js';
import { countUnseen, type Unseen } from './unseenTiles.js';
import { terminalValue } from './valueNetwork.js';

/** After this many rolls the network evaluates the position reached. */
const ROLLS = 4;

const tilesOf = ({ unseen }: ChopView): TileKind[] =>
  TILE_KINDS.flatMap((kind) => Array.from({ length: unseen[kind] }, () => kind));

export interface PlayoutSettings {
  readonly worlds: number;
  readonly chance: Chance;
  /** What lies face down; any that the view allows where it is left out. */
  readonly tiles?: readonly TileKind[];
}

/** Short playouts by the network, each in another position that the view allows. */
export class Playouts {
  readonly #view: ChopView;
  readonly #unseen: Unseen = new Uint8Array(TILE_KINDS.length);

  constructor(view: ChopView) {
    this.#view = view;
  }

  /** What every move led to in each world, to the side that makes it: with the same tiles and the same dice, else noise would hide how they differ. */
  playOutAll(moves: readonly ChopMove[], { worlds, chance, tiles }: PlayoutSettings): readonly (readonly number[])[] {
    const chances: number[][] = moves.map(() => []);
    for (let world = 0; world < worlds; world++) {
      const kitchen = positionFromView(
        this.#view,
        tiles === undefined ? shuffled(tilesOf(this.#view), chance) : [...tiles],
      );
      const seed = chance.below(PLAYOUT_SEEDS);
      for (const [index, move] of moves.entries()) {
        const toMice = this.#playOut(kitchen.clone(), kitchen.actionOf(move), new SeededChance(seed));
        chances[index]?.push(this.#view.piece === 'cat' ? 1 - toMice : toMice);
      }
    }
    return chances;
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
