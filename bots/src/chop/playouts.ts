import { type ChopMove, type ChopView, TILE_KINDS, type TileKind } from '@miaou/chop';
import { CAT, type ChopPosition, OVER, ROLL } from '@miaou/chop/search';
import { type Chance, randomAction, SeededChance, shuffled } from '@miaou/kit';
import { worthOfEnd } from './judge.js';
import { countUnseen, type Unseen } from './unseen.js';
import { positionBehind, trained } from './weighing.js';

/** What playouts made of one move. */
export interface Tally {
  readonly move: ChopMove;
  visits: number;
  sum: number;
  squares: number;
}

/** So many rolls a playout goes on before the net judges where it has come to. */
const ROLLS = 4;
const SEEDS = 0x1_0000_0000;

const tilesOf = ({ unseen }: ChopView): TileKind[] =>
  TILE_KINDS.flatMap((kind) => Array.from({ length: unseen[kind] }, () => kind));

/** Plays on from a view by the net, each time in another world that the view allows. */
export class Playouts {
  private readonly view: ChopView;
  private readonly unseen: Unseen = new Uint8Array(TILE_KINDS.length);

  constructor(view: ChopView) {
    this.view = view;
  }

  /** Plays every move out once in the same world and with the same dice, else luck would hide how they differ. */
  visit(tallies: readonly Tally[], chance: Chance): void {
    const { view } = this;
    const world = positionBehind(view, shuffled(tilesOf(view), chance));
    const luck = chance.below(SEEDS);
    for (const tally of tallies) {
      const worth = this.playOut(world.clone(), world.actionOf(tally.move), new SeededChance(luck));
      const value = view.piece === 'cat' ? 1 - worth : worth;
      tally.visits++;
      tally.sum += value;
      tally.squares += value * value;
    }
  }

  private playOut(position: ChopPosition, action: number, chance: Chance): number {
    position.act(action);
    for (let rolls = 0; position.phase !== OVER; ) {
      if (position.phase !== ROLL) position.act(this.bestAction(position));
      else if (rolls++ < ROLLS) position.act(randomAction(position, chance));
      else return this.judged(position);
    }
    return worthOfEnd(position);
  }

  private judged(position: ChopPosition): number {
    countUnseen(position, this.unseen);
    return trained().judge.valueOf(position, this.unseen);
  }

  /** The best by the net, with every face-down tile thought to be broken dishes: a player may not look there. */
  private bestAction(position: ChopPosition): number {
    const { lookahead } = trained();
    countUnseen(position, this.unseen);
    const root = lookahead.begin(position, this.unseen);
    const sign = position.piece === CAT ? -1 : 1;
    let [best, most] = [root.actionAt(0), Number.NEGATIVE_INFINITY];
    for (let index = 0; index < root.countActions(); index++) {
      const action = root.actionAt(index);
      const worth = sign * lookahead.worthOf(root, action, 0, 'none');
      if (worth > most) [best, most] = [action, worth];
    }
    return best;
  }
}
