import { type Side, TILE_KINDS } from '@miaou/chop';
import type { ChopPosition } from '@miaou/chop/search';
import type { Chance } from '@miaou/kit';
import type { Player } from '../../training/botPlayer.js';
import { noteResult, type SparringPartner, SparringPool } from '../../training/sparringPool.js';
import { trainedEvaluator } from '../networkCache.js';
import { countUnseen } from '../unseenTiles.js';
import { drawOpponent } from './practiceOpponents.js';
import type { FixedSide, Sparring } from './trainer.js';

/** How many drawn cats the mice practise against at a time. */
const CATS = 40;

const unseen = new Uint8Array(TILE_KINDS.length);

const trainedCat: Player<ChopPosition> = (position) => {
  countUnseen(position, unseen);
  return trainedEvaluator().expectimax.bestAction(position, unseen, 'main');
};

/**
 * Mice that learn to escape from many cats: in half of the matches one that looks one move ahead and whose tastes are drawn, those oftener to
 * which they lose most; in a quarter the trained cat, and in a quarter the cat of their own network.
 */
export class CatSparring implements Sparring {
  readonly #cats = new SparringPool(CATS, (chance) => drawOpponent('cat', chance));
  #partner: SparringPartner<Player<ChopPosition>> | undefined;

  drawOpponent(chance: Chance): FixedSide | undefined {
    const kind = chance.below(4);
    this.#partner = kind < 2 ? this.#cats.partner(chance) : undefined;
    if (this.#partner !== undefined) return { side: 'cat', player: this.#partner.player };
    return kind === 2 ? { side: 'cat', player: trainedCat } : undefined;
  }

  noteWinner(side: Side | undefined): void {
    if (this.#partner !== undefined) noteResult(this.#partner, side === 'mice' ? 1 : 0);
  }
}
