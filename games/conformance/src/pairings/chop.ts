import { type Floor, tiledSquares } from '../rulebook/kitchen.js';
import type { Pairing, UnfinishedRecord } from './pairing.js';

/** Chop! Chop! as records write it, repeated so that no type of the game under test decides what is hidden. */
interface Deal {
  readonly tiles: readonly string[];
}

interface Move {
  readonly seat: number;
  readonly type: string;
  readonly to?: string;
}

/** CB1, CB2 and CB4. */
const KITCHEN: Floor = {
  columns: 6,
  rows: 7,
  table: { legs: ['c3', 'd3', 'c5', 'd5'], under: ['c4', 'd4'] },
  holes: { N: 'c1', E: 'f4', S: 'd7', W: 'a4' },
};

const floorOf = (record: UnfinishedRecord): Floor => (record.options['layout'] as Floor | undefined) ?? KITCHEN;

/** CB2: on the table the cat turns nothing; the tiles there lie under it. */
const turns = (move: Move, cat: unknown, { table }: Floor): boolean =>
  (move.type === 'move' || move.type === 'jump') && !(move.seat === cat && table.under.includes(move.to ?? ''));

/** A tile is turned up where a piece ends a move, and nowhere else: the others, by their number in the deal. */
const faceDown = (record: UnfinishedRecord): readonly number[] => {
  const floor = floorOf(record);
  const squares = tiledSquares(floor);
  const moves = record.moves as unknown as readonly Move[];
  const ends = moves.flatMap((move) => (turns(move, record.options['cat'], floor) ? [move.to] : []));
  const turned = new Set(ends);
  return [...squares.keys()].filter((index) => !turned.has(squares[index]));
};

const tilesOf = (record: UnfinishedRecord): readonly string[] => (record.deal as Deal).tiles;

/** CP4: nothing is hidden but the tiles that lie face down, and those are hidden from all. */
export const chopPairing: Pairing = (record) => {
  const hidden = faceDown(record);
  const things = hidden.map((index) => tilesOf(record)[index] as string);
  return {
    secrets: [{ things, places: things.length }],
    rearrange: ([order = []]) => {
      const tiles = [...tilesOf(record)];
      for (const [place, index] of hidden.entries()) tiles[index] = order[place] as string;
      return { ...record, deal: { ...record.deal, tiles } };
    },
  };
};
