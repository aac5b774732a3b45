import { type ChopEvent, type ChopTypes, type ChopView, chop, NAMED_KITCHENS } from '@miaou/chop';
import { type Seat, seat, seatsOf } from '@miaou/kit';
import type { Scene, SceneContent } from '../../../../gallery/scene';
import { fixedHintsFor } from '../../../hints/testing/fixedHintState';
import { choicesOf } from '../../../tableClient/choices';
import { NOTHING } from '../../../tableClient/clientRules';
import type { BoardPointing, BoardProps, SeatFace } from '../../board';
import gameBoard from './index';
import { isUnder } from './kitchen/geometry';
import { isBonusWalk } from './kitchen/pieces';
import { HALL, PANTRY } from './testing/layouts';
import { type Played, playUntil, type Wanted } from './testing/playing';

const { board } = gameBoard;
const CAT = seat(0);
/** On the clock of whoever is to move, in milliseconds: as many digits as a clock of minutes has. */
const LEFT = 754_000;
const MOUSE = seat(1);
const OTHERS: readonly (readonly [string, string | null])[] = [
  ['Vera', 'fox'],
  ['Odile', 'owl'],
  ['Tomás', null],
  ['Mirek', 'badger'],
  ['Ida', 'goose'],
];

const facesOf = (count: number, me: Seat | undefined, timed?: readonly Seat[]): readonly SeatFace[] =>
  seatsOf(count).map((one) => {
    const [name, portrait] = OTHERS[one] ?? ['?', null];
    const isMe = one === me;
    return {
      seat: one,
      name: isMe ? 'Nora' : name,
      portrait: isMe ? null : portrait,
      isMe,
      standIn: null,
      present: true,
      deadline: timed?.includes(one) === true ? Date.now() + LEFT : null,
    };
  });

/** A decision that waits, or with `isHappening` the fact that has just come. */
const boardOf = (
  played: Played,
  me: Seat | undefined,
  isHappening: boolean,
  isTimed = false,
): BoardProps<ChopTypes> => {
  const last = played.steps.at(-1);
  const { view } = played;
  return {
    view,
    happening: isHappening && last !== undefined ? last.event : null,
    before: isHappening && last !== undefined ? last.before : null,
    last: last ?? null,
    steps: played.steps,
    choices: me === undefined || isHappening ? NOTHING : choicesOf(chop, view, me),
    pending: null,
    seats: facesOf(view.options.seats, me, isTimed ? view.toMove : []),
    order: null,
    playable: me !== undefined,
    now: () => Date.now(),
    still: false,
    play: () => undefined,
    roll: () => undefined,
    leaveOrder: () => undefined,
    dropOrder: () => undefined,
  };
};

interface Setting extends Wanted {
  readonly me?: Seat;
  readonly keys?: readonly string[];
  readonly isAdvised?: true;
  /** With a clock. */
  readonly isTimed?: true;
  /** The picture of the fact is under way, and nothing is told yet. */
  readonly isUntold?: true;
  /** What happens is the reader's own move. */
  readonly isOwn?: true;
  /** Where another mouse player and this reader point. */
  readonly points?: readonly [string, string];
  /** The place to point at, of those that the view offers. */
  readonly aim?: (props: BoardProps<ChopTypes>) => string | undefined;
}

const adviseOn = async ({ view, choices }: BoardProps<ChopTypes>, me: Seat) => {
  const { default: hintLines } = await import('./hints/index');
  return fixedHintsFor({ game: 'chop', seat: me, view, legalMoves: choices.moves }, hintLines);
};

/** Tomás and the reader point. */
const pointingAt = ([his, mine]: readonly [string, string]): BoardPointing => ({
  point: () => undefined,
  onPoint: (listener) => {
    listener(seat(2), his);
    listener(MOUSE, mine);
    return () => undefined;
  },
});

const openBoard = async (setting: Setting): Promise<SceneContent> => {
  const { me, keys = [], aim, when, isAdvised, isTimed, isUntold, isOwn, points } = setting;
  const [{ default: component }] = await Promise.all([import('./testing/Scene.svelte'), board.ready()]);
  const props = {
    ...boardOf(playUntil({ ...setting, viewer: me ?? 'spectator' }), me, when !== undefined, isTimed),
    ...(isUntold === undefined ? {} : { isUntold }),
    ...(isOwn === undefined ? {} : { pending: 'roll' as const }),
    pointing: points === undefined ? undefined : pointingAt(points),
  };
  return {
    component: component as unknown as SceneContent['component'],
    props: {
      board: props,
      keys,
      ...(aim === undefined ? {} : { aim: aim(props) }),
      ...(isAdvised === undefined || me === undefined ? {} : { still: await adviseOn(props, me) }),
    },
  };
};

interface FilmSetting {
  readonly me?: Seat;
  /** The fact that is waited for. */
  readonly when?: NonNullable<Wanted['when']>;
  /** How many facts before it the film begins. */
  readonly lead?: number;
}

/** A match fact by fact, from its beginning or from a little before something happens, to its end or to that. */
const openFilm = async ({ me, when, lead = 1 }: FilmSetting): Promise<SceneContent> => {
  const [{ default: component }] = await Promise.all([import('./testing/Film.svelte'), board.ready()]);
  const until = when === undefined ? { at: ({ result }: ChopView) => result !== null } : { when };
  const played = playUntil({ bot: 'ida', viewer: me ?? 'spectator', ...until });
  const from = when === undefined ? 0 : played.steps.length - 1 - lead;
  return {
    component: component as unknown as SceneContent['component'],
    props: { board: boardOf(played, me, false), steps: played.steps, from },
  };
};

/** An end, as who plays a seat sees it. */
interface Ending extends Wanted {
  readonly me: Seat;
}

const openEnd = async ({ me, ...wanted }: Ending): Promise<SceneContent> => {
  const [{ default: component }] = await Promise.all([import('./testing/EndScene.svelte'), board.ready()]);
  const { view, steps } = playUntil({ ...wanted, viewer: me });
  return {
    component: component as unknown as SceneContent['component'],
    props: { view, steps, seats: facesOf(view.options.seats, me), still: false },
  };
};

const isTurnOf = (view: ChopView, one: Seat): boolean => view.toMove.includes(one);
const isLate = (view: ChopView): boolean => view.cheese.won >= 4;
const isWalk = (view: ChopView, told: Played['steps'], one: Seat, steps: number): boolean =>
  isTurnOf(view, one) && view.phase === 'move' && view.steps === steps && !isBonusWalk(view, told.at(-1) ?? null);
const happens =
  (type: ChopEvent['type']) =>
  ({ event }: { readonly event: ChopEvent }): boolean =>
    event.type === type;
const tile =
  (kind: string) =>
  ({ event }: { readonly event: ChopEvent }): boolean =>
    event.type === 'tileTurned' && event.tile === kind;

/** The last move that is offered for the mouse chosen by key 1. */
const lastOfHat = ({ choices }: BoardProps<ChopTypes>): string | undefined =>
  (choices.moves as readonly ChopTypes['move'][]).flatMap((move) =>
    move.type === 'move' && 'mouse' in move && move.mouse === 0 ? [move.to] : [],
  )[2];
const firstTarget = ({ choices }: BoardProps<ChopTypes>): string | undefined =>
  (choices.moves as readonly ChopTypes['move'][]).flatMap((move) => ('to' in move ? [move.to] : []))[0];

const firstCheese = ({ choices }: BoardProps<ChopTypes>): string | undefined =>
  (choices.moves as readonly ChopTypes['move'][]).flatMap((move) => (move.type === 'fork' ? [move.at] : []))[0];

const isShared = ({ cat, mice, options }: ChopView): boolean =>
  cat !== null && isUnder(options.layout, cat) && mice.includes(cat);

/** Two of three mouse players point. */
const POINTING = { me: MOUSE, options: { seats: 4, cat: 0 }, points: ['c1', 'e6'] } as const;

const SETTINGS: Readonly<Record<string, Setting>> = {
  start: { me: CAT, at: (view) => view.phase === 'start', aim: () => 'd3' },
  roll: { me: MOUSE, at: (view) => isTurnOf(view, MOUSE) && view.phase === 'roll' && isLate(view) },
  mouse: { me: MOUSE, at: (view, told) => isWalk(view, told, MOUSE, 2) && view.piece === null },
  way: {
    me: MOUSE,
    at: (view, told) =>
      isWalk(view, told, MOUSE, 3) && isLate(view) && view.started.length > 2 && view.mice[0]?.length === 2,
    keys: ['1'],
    aim: lastOfHat,
  },
  hint: { me: MOUSE, at: (view, told) => isWalk(view, told, MOUSE, 3) && isLate(view), isAdvised: true },
  'hint-cat': { me: CAT, at: (view, told) => isWalk(view, told, CAT, 2) && isLate(view), isAdvised: true },
  cat: { me: CAT, at: (view, told) => isWalk(view, told, CAT, 2) && isLate(view), aim: firstTarget },
  under: { me: MOUSE, bot: 'ida', at: (view) => isTurnOf(view, MOUSE) && isShared(view) },
  'cat-top': {
    me: MOUSE,
    bot: 'ida',
    at: ({ cat, options }) => cat !== null && options.layout.table.legs.includes(cat),
  },
  fork: { me: MOUSE, bot: 'ida', at: (view) => isTurnOf(view, MOUSE) && view.phase === 'fork' },
  jump: { me: MOUSE, at: (view) => isTurnOf(view, MOUSE) && view.phase === 'jump' && isLate(view) },
  plus: { me: MOUSE, at: (view, told) => isTurnOf(view, MOUSE) && isBonusWalk(view, told.at(-1) ?? null) },
  danger: { me: MOUSE, at: (view) => isTurnOf(view, MOUSE) && view.phase === 'roll' && isLate(view) },
  reach: { me: CAT, at: (view) => isTurnOf(view, CAT) && view.phase === 'roll' && isLate(view), keys: ['d'] },
  list: { me: MOUSE, at: (view, told) => isWalk(view, told, MOUSE, 2) && isLate(view), keys: ['l'] },
  twice: { me: MOUSE, at: (view) => isTurnOf(view, MOUSE) && view.phase === 'roll' && view.rollsLeft === 2 },
  rolled: { me: MOUSE, when: happens('dieRolled') },
  tumbling: {
    me: MOUSE,
    when: ({ event, after }) => event.type === 'dieRolled' && event.seat === after.options.cat && after.round > 2,
    isUntold: true,
  },
  'own-walk': { me: MOUSE, when: happens('mouseMoved'), isOwn: true },
  'hole-opened': { me: MOUSE, when: happens('holeOpened') },
  knife: { me: MOUSE, when: happens('knifeHurt') },
  turned: { me: MOUSE, when: tile('arrow') },
  drawn: { me: MOUSE, bot: 'ida', options: { maxRounds: 3 }, when: happens('matchEnded') },
  caught: { me: MOUSE, bot: 'ida', when: happens('mouseCaught') },
  cheese: { me: MOUSE, when: happens('cheeseWon') },
  'last-hole': {
    me: CAT,
    bot: 'ida',
    at: (view, told) =>
      isWalk(view, told, CAT, 2) &&
      view.mice.filter((place) => place !== null).length === 1 &&
      view.mice.some((place) => place?.length === 1),
  },
  spectator: { at: (view) => view.phase === 'move' && isLate(view) },
  'two-seats': { me: MOUSE, options: { seats: 2, cat: 0 }, at: (view) => isTurnOf(view, CAT) && view.round === 5 },
  'five-seats': {
    me: MOUSE,
    options: { seats: 5, cat: 3 },
    at: (view, told) => isWalk(view, told, MOUSE, 3) && isLate(view),
  },
  'five-clock': {
    me: MOUSE,
    options: { seats: 5, cat: 3 },
    at: (view) => isTurnOf(view, seat(3)) && isLate(view),
    isTimed: true,
  },
  'five-my-clock': {
    me: MOUSE,
    options: { seats: 5, cat: 3 },
    at: (view, told) => isWalk(view, told, MOUSE, 3) && isLate(view),
    isTimed: true,
  },
  'last-rounds': {
    me: MOUSE,
    options: { seats: 4, cat: 0, maxRounds: 12 },
    at: (view) => isTurnOf(view, MOUSE) && view.round > 6,
  },
  hall: { me: MOUSE, options: { layout: HALL }, at: (view, told) => isWalk(view, told, MOUSE, 4), keys: ['1'] },
  'open-kitchen': {
    me: MOUSE,
    options: { layout: NAMED_KITCHENS.openKitchen },
    at: (view, told) => isWalk(view, told, MOUSE, 3) && view.started.length > 1,
    keys: ['1'],
  },
  'open-kitchen-cat': {
    me: CAT,
    options: { layout: NAMED_KITCHENS.openKitchen },
    at: (view, told) => isWalk(view, told, CAT, 2) && view.round > 4,
  },
  'small-kitchen': {
    me: MOUSE,
    options: { layout: NAMED_KITCHENS.smallKitchen },
    at: (view, told) => isWalk(view, told, MOUSE, 2) && view.started.length > 1,
    keys: ['1'],
  },
  pointing: { ...POINTING, at: (view) => isTurnOf(view, MOUSE) && view.phase === 'roll' && isLate(view) },
  'pointing-cat': { ...POINTING, at: (view) => isTurnOf(view, CAT) && view.phase === 'roll' && isLate(view) },
  'pointing-square': { ...POINTING, at: (view, told) => isWalk(view, told, MOUSE, 3) && isLate(view), keys: ['1'] },
  'pointing-fork': {
    ...POINTING,
    bot: 'ida',
    at: (view) => isTurnOf(view, MOUSE) && view.phase === 'fork',
    aim: firstCheese,
  },
  pantry: { me: CAT, options: { layout: PANTRY }, at: (view) => isTurnOf(view, CAT) && view.round === 4 },
};

const FILMS: Readonly<Record<string, FilmSetting>> = {
  film: {},
  'film-catch': { me: MOUSE, when: happens('mouseCaught') },
  ...Object.fromEntries(
    (['arrow', 'plus1', 'fork', 'broken'] as const).map((kind) => [
      `film-${kind}`,
      { me: MOUSE, when: tile(kind), lead: 0 },
    ]),
  ),
  'film-knife': { me: MOUSE, when: happens('knifeHurt') },
  'film-fetch': {
    me: MOUSE,
    when: ({ event, after }) => event.type === 'cheeseWon' && after.mice[event.mouse] !== event.square,
  },
  'film-cheese': { me: MOUSE, when: happens('cheeseWon') },
  'film-die': { me: MOUSE, when: happens('mouseMoved') },
};

const ended =
  (side: 'cat' | 'mice' | null) =>
  (view: ChopView): boolean =>
    view.result !== null && view.result.side === side;

const ENDINGS: Readonly<Record<string, Ending>> = {
  'end-mice': { me: MOUSE, at: ended('mice') },
  'end-mice-lost': { me: MOUSE, bot: 'ida', at: ended('cat') },
  'end-cat': { me: CAT, bot: 'ida', at: ended('cat') },
  'end-cat-lost': { me: CAT, at: ended('mice') },
  'end-draw': { me: MOUSE, options: { maxRounds: 8, seats: 5, cat: 2 }, at: ended(null) },
};

/** Moments of real matches, found by seeded play. */
export const boardScenes: readonly Scene[] = [
  ...Object.entries(SETTINGS).map(([name, setting]) => ({ name: `chop-${name}`, open: () => openBoard(setting) })),
  ...Object.entries(FILMS).map(([name, setting]) => ({ name: `chop-${name}`, open: () => openFilm(setting) })),
  ...Object.entries(ENDINGS).map(([name, wanted]) => ({ name: `chop-${name}`, open: () => openEnd(wanted) })),
];
