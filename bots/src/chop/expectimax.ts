import { TILE_KINDS, type TileKind } from '@miaou/chop';
import { CAT, type Cell, type CellSet, ChopPosition, nthCell, sizeOf } from '@miaou/chop/search';
import { at } from '@miaou/kit';
import { BROKEN, CHEESE, KNIFE, type Unseen } from './unseenTiles.js';
import { terminalValue, type ValueNetwork } from './valueNetwork.js';

/**
 * Which kinds of a turned tile are distinguished. `all`: every kind. `main`: cheese and knives, the others count as broken dishes.
 * `none`: every tile counts as broken dishes.
 */
type TileDetail = 'all' | 'main' | 'none';

const MAIN = [CHEESE, KNIFE];
const ALL = TILE_KINDS.map((_, kind) => kind).filter((kind) => kind !== BROKEN);
const DISTINGUISHED: Readonly<Record<TileDetail, readonly number[]>> = { all: ALL, main: MAIN, none: [] };

const turned: CellSet = { low: 0, high: 0 };

/** Expectimax: the mean over die faces and tile kinds by their probability, the best choice of the side that decides. Values are to the mice. */
export class Expectimax {
  readonly #network: ValueNetwork;
  /** Scratch positions, one for each depth. */
  readonly #stack: ChopPosition[] = [];
  #kinds: TileKind[] = [];
  #unseen: Unseen = new Uint8Array(TILE_KINDS.length);

  constructor(network: ValueNetwork) {
    this.#network = network;
  }

  /** The root of a search from a position. Face-down tiles are hidden from it; it uses only how many of each kind there are. */
  begin(position: ChopPosition, unseen: Unseen): ChopPosition {
    const root = position.clone();
    this.#kinds = Array.from(position.kinds, () => 'broken');
    this.#unseen = unseen.slice();
    root.kinds = this.#kinds;
    return root;
  }

  /** The value of an action, with `rolls` further rolls searched. */
  valueOf(root: ChopPosition, action: number, rolls: number, detail: TileDetail): number {
    return this.#after(root, action, rolls, detail, 0);
  }

  /** The value of rolling a face at the root, followed by the best choice of the side that rolled. */
  valueOfFace(root: ChopPosition, face: number): number {
    const position = this.#positionAt(0, root);
    position.copyFrom(root);
    position.act(face);
    return this.#evaluate(position, 0, 0);
  }

  /** The square whose tile an action at the root turns up, if it turns one. */
  turnedBy(root: ChopPosition, action: number): Cell | undefined {
    const position = this.#positionAt(0, root);
    position.copyFrom(root);
    position.act(action);
    turned.low = root.faceDown.low & ~position.faceDown.low;
    turned.high = root.faceDown.high & ~position.faceDown.high;
    return (turned.low | turned.high) === 0 ? undefined : nthCell(turned, 0);
  }

  /** The value of an action at the root if the tile that it turns up is of a kind. */
  valueWithTile(root: ChopPosition, action: number, square: Cell, kind: number): number {
    const count = this.#unseen[kind] ?? 0;
    const position = this.#positionAt(0, root);
    this.#kinds[square] = at(TILE_KINDS, kind);
    this.#unseen[kind] = count - 1;
    position.copyFrom(root);
    position.act(action);
    const value = this.#evaluate(position, 0, 0);
    this.#unseen[kind] = count;
    this.#kinds[square] = 'broken';
    return value;
  }

  /** The best action of the side to move, by the network alone. */
  bestAction(position: ChopPosition, unseen: Unseen, detail: TileDetail): number {
    const root = this.begin(position, unseen);
    const sign = position.piece === CAT ? -1 : 1;
    let [best, highest] = [root.actionAt(0), Number.NEGATIVE_INFINITY];
    for (let index = 0; index < root.countActions(); index++) {
      const action = root.actionAt(index);
      const value = sign * this.valueOf(root, action, 0, detail);
      if (value > highest) [best, highest] = [action, value];
    }
    return best;
  }

  #positionAt(depth: number, like: ChopPosition): ChopPosition {
    this.#stack[depth] ??= new ChopPosition(like.setup, like.deal, like.kinds);
    return this.#stack[depth];
  }

  #after(from: ChopPosition, action: number, rolls: number, detail: TileDetail, depth: number): number {
    const position = this.#positionAt(depth, from);
    position.copyFrom(from);
    position.act(action);
    turned.low = from.faceDown.low & ~position.faceDown.low;
    turned.high = from.faceDown.high & ~position.faceDown.high;
    if ((turned.low | turned.high) === 0 || position.phase === 'over') return this.#evaluate(position, rolls, depth);
    return this.#expected(from, action, nthCell(turned, 0), rolls, detail, depth);
  }

  /** The mean over what the tile may be. */
  #expected(
    from: ChopPosition,
    action: number,
    square: number,
    rolls: number,
    detail: TileDetail,
    depth: number,
  ): number {
    const position = this.#positionAt(depth, from);
    const lying = sizeOf(from.faceDown);
    let rest = lying;
    let sum = 0;
    for (const kind of DISTINGUISHED[detail]) {
      const count = this.#unseen[kind] ?? 0;
      if (count === 0) continue;
      rest -= count;
      this.#kinds[square] = at(TILE_KINDS, kind);
      this.#unseen[kind] = count - 1;
      position.copyFrom(from);
      position.act(action);
      sum += count * this.#evaluate(position, rolls, depth);
      this.#unseen[kind] = count;
      this.#kinds[square] = 'broken';
    }
    if (rest === 0) return sum / lying;
    position.copyFrom(from);
    position.act(action);
    return (sum + rest * this.#evaluate(position, rolls, depth)) / lying;
  }

  #evaluate(position: ChopPosition, rolls: number, depth: number): number {
    if (position.phase === 'over') return terminalValue(position);
    if (position.phase !== 'roll') return this.#best(position, 0, 'none', depth);
    return rolls === 0 ? this.#network.evaluate(position, this.#unseen) : this.#rolled(position, rolls, depth);
  }

  /** The mean over the faces of the die, the side to roll doing its best. */
  #rolled(position: ChopPosition, rolls: number, depth: number): number {
    const faces = position.countFaces();
    const values = position.countActions();
    let sum = 0;
    for (let index = 0; index < values; index++) {
      const action = position.actionAt(index);
      let count = 0;
      for (let face = 0; face < faces; face++) if (position.faceAt(face) === action) count++;
      const after = this.#positionAt(depth + 1, position);
      after.copyFrom(position);
      after.act(action);
      sum += count * this.#answered(after, rolls - 1, depth + 1);
    }
    return sum / faces;
  }

  /** The value after a roll, with `rolls` more to search. A roll without a legal move ends the turn (CM9). */
  #answered(position: ChopPosition, rolls: number, depth: number): number {
    if (position.phase === 'over') return terminalValue(position);
    if (position.phase === 'roll') return this.#network.evaluate(position, this.#unseen);
    return rolls === 0 ? this.#best(position, 0, 'none', depth) : this.#bestOfFew(position, rolls, depth);
  }

  #best(position: ChopPosition, rolls: number, detail: TileDetail, depth: number): number {
    const isCat = position.piece === CAT;
    const count = position.countActions();
    let best = isCat ? 2 : -1;
    for (let index = 0; index < count; index++) {
      const value = this.#after(position, position.actionAt(index), rolls, detail, depth + 1);
      best = isCat ? Math.min(best, value) : Math.max(best, value);
    }
    return best;
  }

  /** The best of the two answers that the network likes best, searched deeper: the others would cost most of the time and change little. */
  #bestOfFew(position: ChopPosition, rolls: number, depth: number): number {
    const sign = position.piece === CAT ? -1 : 1;
    const count = position.countActions();
    let [first, second] = [-1, -1];
    let [highest, next] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let index = 0; index < count; index++) {
      const action = position.actionAt(index);
      const value = sign * this.#after(position, action, 0, 'none', depth + 1);
      if (value > highest) [second, next, first, highest] = [first, highest, action, value];
      else if (value > next) [second, next] = [action, value];
    }
    const best = sign * this.#after(position, first, rolls, 'none', depth + 1);
    return sign * (second < 0 ? best : Math.max(best, sign * this.#after(position, second, rolls, 'none', depth + 1)));
  }
}
