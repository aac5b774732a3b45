import { TILE_KINDS, type TileKind } from '@miaou/chop';
import { CAT, type Cell, type CellSet, ChopPosition, nthCell, OVER, ROLL, sizeOf } from '@miaou/chop/search';
import { type Judge, worthOfEnd } from './judge.js';
import { BROKEN, CHEESE, KNIFE, type Unseen } from './unseen.js';

/**
 * How closely a turned tile is looked at. `all`: every kind, and what it leads to. `main`: cheese and knives, the others
 * as broken dishes. `none`: as if every tile were broken dishes.
 */
type Care = 'all' | 'main' | 'none';

const MAIN = [CHEESE, KNIFE];
const ALL = TILE_KINDS.map((_, kind) => kind).filter((kind) => kind !== BROKEN);
const EXPECTED: Readonly<Record<Care, readonly number[]>> = { all: ALL, main: MAIN, none: [] };

const turned: CellSet = { low: 0, high: 0 };

/** Expectimax: the die's faces and the tiles' kinds weighed by their chance, the choices by who makes them. */
export class Lookahead {
  private readonly judge: Judge;
  /** One for each action deep. */
  private readonly stack: ChopPosition[] = [];
  private kinds: TileKind[] = [];
  private unseen: Unseen = new Uint8Array(TILE_KINDS.length);

  constructor(judge: Judge) {
    this.judge = judge;
  }

  /** Makes ready for a position; its face-down tiles are never looked at, only how many of each kind there are. */
  begin(position: ChopPosition, unseen: Unseen): ChopPosition {
    const root = position.clone();
    this.kinds = Array.from(position.kinds, () => 'broken');
    this.unseen = unseen.slice();
    root.kinds = this.kinds;
    return root;
  }

  /** What an action is worth, with so many rolls looked at after it. */
  worthOf(root: ChopPosition, action: number, rolls: number, care: Care): number {
    return this.after(root, action, rolls, care, 0);
  }

  /** What a face of the die is worth that falls at the root, the side that rolled doing its best. */
  worthOfFace(root: ChopPosition, face: number): number {
    const position = this.positionAt(0, root);
    position.copyFrom(root);
    position.act(face);
    return this.settled(position, 0, 0);
  }

  /** The square whose tile an action at the root turns up, if it turns one. */
  turnedBy(root: ChopPosition, action: number): Cell | undefined {
    const position = this.positionAt(0, root);
    position.copyFrom(root);
    position.act(action);
    turned.low = root.faceDown.low & ~position.faceDown.low;
    turned.high = root.faceDown.high & ~position.faceDown.high;
    return (turned.low | turned.high) === 0 ? undefined : nthCell(turned, 0);
  }

  /** What an action at the root is worth if the tile it turns up is of a kind. */
  worthWithTile(root: ChopPosition, action: number, at: Cell, kind: number): number {
    const count = this.unseen[kind] as number;
    const position = this.positionAt(0, root);
    this.kinds[at] = TILE_KINDS[kind] as TileKind;
    this.unseen[kind] = count - 1;
    position.copyFrom(root);
    position.act(action);
    const worth = this.settled(position, 0, 0);
    this.unseen[kind] = count;
    this.kinds[at] = 'broken';
    return worth;
  }

  private positionAt(depth: number, like: ChopPosition): ChopPosition {
    this.stack[depth] ??= new ChopPosition(like.rules, like.deal, like.kinds);
    return this.stack[depth];
  }

  private after(from: ChopPosition, action: number, rolls: number, care: Care, depth: number): number {
    const position = this.positionAt(depth, from);
    position.copyFrom(from);
    position.act(action);
    turned.low = from.faceDown.low & ~position.faceDown.low;
    turned.high = from.faceDown.high & ~position.faceDown.high;
    if ((turned.low | turned.high) === 0 || position.phase === OVER) return this.settled(position, rolls, depth);
    return this.expected(from, action, nthCell(turned, 0), rolls, care, depth);
  }

  /** The mean over what the tile may be. */
  private expected(from: ChopPosition, action: number, at: number, rolls: number, care: Care, depth: number): number {
    const position = this.positionAt(depth, from);
    const lying = sizeOf(from.faceDown);
    let rest = lying;
    let sum = 0;
    for (const kind of EXPECTED[care]) {
      const count = this.unseen[kind] as number;
      if (count === 0) continue;
      rest -= count;
      this.kinds[at] = TILE_KINDS[kind] as TileKind;
      this.unseen[kind] = count - 1;
      position.copyFrom(from);
      position.act(action);
      sum += count * this.settled(position, rolls, depth);
      this.unseen[kind] = count;
      this.kinds[at] = 'broken';
    }
    if (rest === 0) return sum / lying;
    position.copyFrom(from);
    position.act(action);
    return (sum + rest * this.settled(position, rolls, depth)) / lying;
  }

  private settled(position: ChopPosition, rolls: number, depth: number): number {
    if (position.phase === OVER) return worthOfEnd(position);
    if (position.phase !== ROLL) return this.best(position, 0, 'none', depth);
    return rolls === 0 ? this.judge.valueOf(position, this.unseen) : this.rolled(position, rolls, depth);
  }

  /** The mean over the faces of the die, the side to roll doing its best. */
  private rolled(position: ChopPosition, rolls: number, depth: number): number {
    const faces = position.countFaces();
    const values = position.countActions();
    let sum = 0;
    for (let index = 0; index < values; index++) {
      const action = position.actionAt(index);
      let count = 0;
      for (let face = 0; face < faces; face++) if (position.faceAt(face) === action) count++;
      const after = this.positionAt(depth + 1, position);
      after.copyFrom(position);
      after.act(action);
      // A roll that nobody can use passes the turn by itself (CM9).
      sum +=
        count * (after.phase === ROLL ? this.judge.valueOf(after, this.unseen) : this.bestOrEnd(after, rolls, depth));
    }
    return sum / faces;
  }

  private bestOrEnd(position: ChopPosition, rolls: number, depth: number): number {
    return position.phase === OVER ? worthOfEnd(position) : this.best(position, rolls - 1, 'main', depth + 1);
  }

  private best(position: ChopPosition, rolls: number, care: Care, depth: number): number {
    const isCat = position.piece === CAT;
    const count = position.countActions();
    let best = isCat ? 2 : -1;
    for (let index = 0; index < count; index++) {
      const worth = this.after(position, position.actionAt(index), rolls, care, depth + 1);
      best = isCat ? Math.min(best, worth) : Math.max(best, worth);
    }
    return best;
  }
}
