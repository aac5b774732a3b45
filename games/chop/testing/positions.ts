import { SeededChance, seat } from '@miaou/kit';
import { type ByTileKind, type ChopOptions, type ChopView, chop, TILE_KINDS, type TileKind } from '../src/index.js';
import { drawn, type Kitchen, parseKitchen, tiledSquaresOf } from './kitchens.js';
import { type Chop, optionsOf, type RawOptions } from './matches.js';
import { drawKitchen, picture } from './pictures.js';

export interface Turn {
  readonly side?: 'mice' | 'cat';
  readonly mouseSeat?: number;
  readonly rolls?: number;
  readonly round?: number;
  readonly broughtHome?: boolean;
}

const countKinds = (kinds: readonly TileKind[]): ByTileKind<number> =>
  Object.fromEntries(
    TILE_KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length]),
  ) as ByTileKind<number>;

/** The tiles of the box that are neither face down nor cheese still lying there. */
const turnedAway = ({ layout }: ChopOptions, { tiles, faceUp }: Kitchen): TileKind[] => {
  const lying = countKinds([...Object.values(tiles), ...faceUp.map(() => 'cheese' as const)]);
  return TILE_KINDS.flatMap((kind) => {
    const gone = layout.tiles[kind] - lying[kind];
    if (gone < 0) throw new Error(`the box has fewer tiles of this kind: ${kind}`);
    return Array<TileKind>(gone).fill(kind);
  });
};

/** What lies and what is gone: cheese that does not lie in the kitchen has been won. */
const viewOfTiles = (options: ChopOptions, kitchen: Kitchen) => {
  const { tiles, faceUp } = kitchen;
  const gone = turnedAway(options, kitchen);
  const won = gone.filter((kind) => kind === 'cheese').length;
  const squares = tiledSquaresOf(options.layout);
  const faceDown = squares.filter((square) => tiles[square] !== undefined);
  const turned = squares
    .filter((square) => tiles[square] === undefined)
    .map((square) => [square, faceUp.includes(square) ? 'cheese' : gone.pop()] as const);
  return {
    cheese: { won, faceUp },
    faceDown,
    unseen: countKinds(Object.values(tiles)),
    turned: Object.fromEntries(turned) as ChopView['turned'],
  };
};

/** The view of a position in which one side is to roll. */
const viewOfKitchen = (options: ChopOptions, kitchen: Kitchen, turn: Turn): ChopView => {
  const { side = 'mice', rolls = 1, round = 1, broughtHome = false } = turn;
  const { cat, mice, started } = kitchen;
  const start = chop.start(options, chop.deal(options, new SeededChance(0), seat(turn.mouseSeat ?? 1)));
  const { firstMouseSeat: mouseSeat, ...view } = start.view('spectator');
  return {
    ...view,
    ...viewOfTiles(options, kitchen),
    firstMouseSeat: mouseSeat,
    mouseSeat,
    round,
    rollsLeft: rolls,
    broughtHome,
    cat,
    mice,
    started,
    toMove: [side === 'cat' ? options.cat : mouseSeat],
    phase: 'roll',
    piece: side === 'cat' ? 'cat' : null,
  };
};

const MOST_DRAWS = 20_000;

/** A position that shows this kitchen: worlds are drawn until the face-down tiles lie as they should. */
export const positionOf = (options: ChopOptions, kitchen: Kitchen, turn: Turn = {}): Chop => {
  const wanted = drawKitchen(kitchen, options.layout);
  const view = viewOfKitchen(options, kitchen, turn);
  const chance = new SeededChance(wanted);
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const world = chop.sample(view, chance);
    if (picture(world) === wanted) return world;
  }
  throw new Error(`never came up:\n${wanted}`);
};

/** The position of a picture; cheese that it does not show has been won. */
export const setUp = (text: string, raw: RawOptions = {}, turn: Turn = {}): Chop => {
  const options = optionsOf(raw);
  const position = positionOf(options, parseKitchen(text, options.layout), turn);
  if (drawn(picture(position)) !== drawn(text)) throw new Error(`misread: ${text}`);
  return position;
};
