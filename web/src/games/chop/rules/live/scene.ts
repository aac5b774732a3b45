import {
  type ChopMove,
  type ChopTypes,
  type ChopView,
  chop,
  KITCHEN,
  MICE,
  type Mouse,
  type Place,
  type Square,
  TILE_KINDS,
  type TileKind,
} from '@miaou/chop';
import { seat } from '@miaou/kit';
import type { GameStep } from '../../../board';
import { tiledSquaresOf } from '../../board/kitchen/geometry';
import { artOf, TILE_ART } from '../../board/kitchen/pieces';
import { FIGURES } from '../figures';
import { type DrawnWay, HOLES, type Kitchen } from '../kitchen';
import { squaresOf } from '../kitchenLayout';
import { VIEW } from './kitchenExample';

const CAT_SEAT = seat(0);
const MICE_SEAT = seat(1);
const HAT: Mouse = 0;
const SCARF: Mouse = 1;
const GLASSES: Mouse = 2;
const BOW: Mouse = 3;

/** Something that happens in the kitchen: who rolls what, and where the piece goes. */
export interface Scene {
  readonly mouse: Mouse;
  readonly at: Place;
  readonly cat: Square;
  readonly by: 'cat' | 'mouse';
  readonly roll: number;
  readonly to: Place;
  /** What lies face down where the walk ends. */
  readonly tile?: TileKind;
  /** Where the piece goes on if the tile lets it choose. */
  readonly then?: Place;
  readonly cheese?: readonly Square[];
  /** The mouse still sits on its card. */
  readonly isStart?: true;
  /** Other mice of the example that do not sit in their holes; null for those that are caught. */
  readonly fellows?: Readonly<Partial<Record<Mouse, Place | null>>>;
  /** A mouse that has never left its card. */
  readonly neverOut?: Mouse;
  readonly won?: number;
  /** What of the kitchen is shown, where nothing of it is drawn. */
  readonly crop?: Pick<Kitchen, 'from' | 'to' | 'holes'>;
  readonly variants?: Variants;
}

/** What of a scene can be changed beside its tile. */
interface Variants {
  readonly ask: 'catRolls' | 'caughtBefore' | 'missing';
  /** What each choice changes. */
  readonly ways: Readonly<Record<string, Partial<Scene>>>;
  /** As the example is told. */
  readonly start: string;
}

const FAR: Square = 'f7';

/** The figures that are scenes. */
export type SceneId = keyof typeof SCENES;

/** The drawn examples in which something happens. */
export const SCENES = {
  tunnel: { mouse: SCARF, at: 'b4', cat: 'd4', by: 'mouse', roll: 3, to: 'e4' },
  start: { mouse: HAT, at: 'N', cat: FAR, by: 'mouse', roll: 2, to: 'd1', isStart: true },
  blocked: { mouse: GLASSES, at: 'a2', cat: 'b2', by: 'mouse', roll: 2, to: 'b1' },
  catch: { mouse: BOW, at: 'c2', cat: 'b1', by: 'cat', roll: 2, to: 'c2' },
  home: { mouse: GLASSES, at: 'c6', cat: FAR, by: 'mouse', roll: 3, to: 'S' },
  cheese: { mouse: HAT, at: 'e2', cat: 'a2', by: 'mouse', roll: 2, to: 'c2', cheese: ['c2'] },
  plus: { mouse: SCARF, at: 'a2', cat: FAR, by: 'mouse', roll: 2, to: 'c2', tile: 'plus2', then: 'd1' },
  arrow: { mouse: BOW, at: 'a1', cat: FAR, by: 'mouse', roll: 2, to: 'b2', tile: 'arrow', then: 'f1' },
  fork: { mouse: HAT, at: 'a1', cat: FAR, by: 'mouse', roll: 2, to: 'b2', tile: 'fork', then: 'e1', cheese: ['e1'] },
  knife: { mouse: HAT, at: 'a7', cat: 'c2', by: 'cat', roll: 1, to: 'd2', tile: 'knife' },
  waiting: { mouse: BOW, at: 'f2', cat: 'c1', by: 'mouse', roll: 2, to: 'e1', cheese: ['e1'] },
  twoMice: {
    mouse: HAT,
    at: 'b1',
    fellows: { [BOW]: 'd2' },
    cat: 'c1',
    by: 'cat',
    roll: 2,
    to: 'd2',
    variants: {
      ask: 'catRolls',
      start: '2',
      ways: { '1': { roll: 1, to: 'b1' }, '2': { roll: 2, to: 'd2' }, '3': { roll: 3, to: 'b1' } },
    },
  },
  caught: {
    mouse: BOW,
    at: 'c2',
    cat: 'b1',
    by: 'cat',
    roll: 2,
    to: 'c2',
    crop: { from: 'a1', to: 'd2' },
    variants: {
      ask: 'caughtBefore',
      start: '3',
      ways: {
        '1': { fellows: { [HAT]: null } },
        '2': { fellows: { [HAT]: null, [SCARF]: null } },
        '3': { fellows: { [HAT]: null, [SCARF]: null, [GLASSES]: null } },
      },
    },
  },
  won: {
    mouse: GLASSES,
    at: 'c6',
    cat: FAR,
    by: 'mouse',
    roll: 3,
    to: 'S',
    won: 10,
    crop: { from: 'b6', to: 'f7', holes: { S: 'open' } },
    variants: {
      ask: 'missing',
      start: 'nothing',
      ways: { nothing: {}, cheese: { won: 9 }, mouseOut: { neverOut: BOW }, home: { to: 'b6' } },
    },
  },
} as const satisfies Readonly<Partial<Record<keyof typeof FIGURES, Scene>>>;

/** The scene with what was chosen in it. */
export const sceneOf = (figure: SceneId, variant?: string): Scene => {
  const scene: Scene = SCENES[figure];
  return { ...scene, ...scene.variants?.ways[variant ?? scene.variants.start] };
};

/** The part of the kitchen that is shown: what else stands in it is no matter of the example. */
export const cropOf = (figure: SceneId): Pick<Kitchen, 'from' | 'to' | 'holes'> => {
  const { crop }: Scene = SCENES[figure];
  const drawn = FIGURES[figure];
  return crop ?? (drawn.kind === 'strip' ? { from: 'a1', to: 'f2' } : drawn);
};

/** The other mice sit in their holes, so that neither the first catch nor the last mouse ends the match. */
const miceIn = ({ mouse, at, fellows = {} }: Scene): ChopView['mice'] =>
  MICE.map((one) => {
    if (one === mouse) return at;
    const fellow = fellows[one];
    return fellow === undefined ? (HOLES[one] ?? null) : fellow;
  });

/** All tiles of the kitchen lie face up somewhere and have had their effect, but for the one that the scene is about. */
const tilesFor = ({ to, tile }: Scene): Pick<ChopView, 'faceDown' | 'turned' | 'unseen'> => {
  const left = TILE_KINDS.flatMap((kind) => Array<TileKind>(KITCHEN.tiles[kind] - (kind === tile ? 1 : 0)).fill(kind));
  const others = tiledSquaresOf(KITCHEN).filter((square) => tile === undefined || square !== to);
  return {
    faceDown: tile === undefined ? [] : [to as Square],
    turned: Object.fromEntries(others.map((square, index) => [square, left[index] ?? 'broken'])),
    unseen: Object.fromEntries(TILE_KINDS.map((kind) => [kind, kind === tile ? 1 : 0])) as ChopView['unseen'],
  };
};

const viewOf = (scene: Scene): ChopView => {
  const { cat, by, cheese = [], isStart, neverOut, won = 0 } = scene;
  return {
    ...VIEW,
    phase: 'roll',
    toMove: [by === 'cat' ? CAT_SEAT : MICE_SEAT],
    piece: by === 'cat' ? 'cat' : null,
    rollsLeft: 1,
    cat,
    mice: miceIn(scene),
    started: isStart === true ? [] : MICE.filter((one) => one !== neverOut),
    ...tilesFor(scene),
    cheese: { won, faceUp: cheese },
  };
};

const endOf = (move: ChopMove): Place | undefined => {
  if (move.type === 'fork') return move.at;
  return 'to' in move ? move.to : undefined;
};

/** Plays a scene by the rules until somebody has to roll again, and stays within these squares where it can. */
const playScene = (scene: Scene, squares: readonly string[]): readonly GameStep<ChopTypes>[] => {
  const by = scene.by === 'cat' ? CAT_SEAT : MICE_SEAT;
  const position = chop.sample(viewOf(scene), { below: () => 0 });
  const steps: GameStep<ChopTypes>[] = [];
  let before = viewOf(scene);
  const play = (move: ChopMove): void => {
    for (const event of position.play(by, move)) {
      const after = chop.follow(before, event);
      steps.push({ event, before, after });
      before = after;
    }
  };
  const goTo = (place: Place | undefined): void => {
    const moves = position.legalMoves(by).filter((move) => !('mouse' in move) || move.mouse === scene.mouse);
    const isShown = (move: ChopMove): boolean => squares.includes(endOf(move) ?? '');
    const move = moves.find((one) => endOf(one) === place) ?? moves.find(isShown) ?? moves[0];
    if (move !== undefined) play(move);
  };
  play({ type: 'roll', value: scene.roll });
  goTo(scene.to);
  while (position.toMove.includes(by) && position.countFaces() === 0) goTo(scene.then);
  return steps;
};

/** What was chosen in an example. */
export interface Chosen {
  readonly tile?: TileKind | undefined;
  readonly variant?: string | undefined;
}

/** What an example shows: its facts in turn. */
export const playFigure = (figure: SceneId, { tile, variant }: Chosen = {}): readonly GameStep<ChopTypes>[] => {
  const scene = sceneOf(figure, variant);
  const played = tile === undefined ? scene : { ...scene, tile };
  return playScene(played, squaresOf({ kind: 'game', ...cropOf(figure) }));
};

const wayOf = ({ event, after }: GameStep<ChopTypes>): readonly DrawnWay[] => {
  switch (event.type) {
    case 'cheeseWon': {
      const by = after.mice[event.mouse] ?? event.square;
      return by === event.square ? [] : [{ kind: 'jump', places: [event.square, by] }];
    }
    case 'catMoved':
    case 'mouseMoved':
      return [{ kind: 'walk', places: [event.from, ...event.path] }];
    case 'jumped':
      return [{ kind: 'jump', places: [event.from, event.to] }];
    default:
      return [];
  }
};

/** The kitchen as the example shows it at one instant. */
export const drawnAt = (figure: SceneId, step: GameStep<ChopTypes>): Kitchen => {
  const { event, after } = step;
  const { mouse, isStart }: Scene = SCENES[figure];
  const { holes, ...crop } = cropOf(figure);
  const squares = squaresOf({ kind: 'game', ...crop });
  const places = [...squares, ...Object.keys(holes ?? {})];
  const mice = after.mice.flatMap((place, one) =>
    place !== null && places.includes(place) ? [[place, artOf(one as Mouse)] as const] : [],
  );
  const back = Object.fromEntries(after.faceDown.map((square) => [square, 'tile-back']));
  const cheese = Object.fromEntries(after.cheese.faceUp.map((square) => [square, TILE_ART.cheese]));
  const turned = event.type === 'tileTurned' ? { [event.square]: TILE_ART[event.tile] } : {};
  const isOpen = isStart !== true || after.started.includes(mouse);
  return {
    kind: 'game',
    ...crop,
    ...(holes === undefined
      ? {}
      : { holes: isOpen ? Object.fromEntries(Object.keys(holes).map((hole) => [hole, 'open'])) : holes }),
    tiles: { ...back, ...cheese, ...turned },
    mice: Object.fromEntries(mice),
    ...(after.cat !== null && squares.includes(after.cat) ? { cat: after.cat } : {}),
    ways: wayOf(step),
    // What may come is of interest until the piece has gone.
    ...(event.type === 'dieRolled' ? {} : { marks: {} }),
  };
};
