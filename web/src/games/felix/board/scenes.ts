import { type FelixEvent, type FelixTypes, type FelixView, felix, isLastChoiceIn } from '@miaou/felix';
import { type JsonObject, type Seat, seat, seatsOf } from '@miaou/kit';
import type { Scene, SceneContent } from '../../../../gallery/scene';
import { fixedHintsFor } from '../../../hints/testing/fixedHintState';
import { choicesOf } from '../../../tableClient/choices';
import { NOTHING } from '../../../tableClient/clientRules';
import type { BoardProps, SeatFace } from '../../board';
import { isDog } from './cardSymbols';
import gameBoard from './index';
import { type Played, playTo, type Wanted } from './testing/playing';

interface Setting extends Wanted {
  /** Undefined for a spectator. */
  readonly viewer?: Seat;
  readonly keys?: readonly string[];
  readonly order?: (view: FelixView) => JsonObject;
  readonly pending?: BoardProps<FelixTypes>['pending'];
  readonly deadline?: boolean;
  readonly isAdvised?: true;
}

const { board } = gameBoard;
const ME = seat(0);
const CAST: readonly (readonly [string, string])[] = [
  ['Bruno', 'bear'],
  ['Odile', 'owl'],
  ['Ida', 'goose'],
  ['Mirek', 'badger'],
  ['Vera', 'fox'],
];

const faceOf = (one: Seat, viewer: Seat | undefined, deadline: number | null): SeatFace => {
  const [name, portrait] = CAST[one] ?? ['?', 'fox'];
  const isMe = one === viewer;
  const common = { seat: one, isMe, standIn: null, present: true, deadline };
  return isMe ? { ...common, name: 'Nora', portrait: null } : { ...common, name, portrait };
};

/** On a clock: as many digits as one of minutes has. */
const LEFT = 754_000;
const RECENT = 12;

const propsOf = ({ view, steps }: Played, setting: Setting): BoardProps<FelixTypes> => {
  const { viewer, when, order, pending = null } = setting;
  const last = when === undefined ? undefined : steps.at(-1);
  const seats = seatsOf(view.options.seats).map((one) =>
    faceOf(one, viewer, setting.deadline ? Date.now() + LEFT : null),
  );
  const names = seats.map(({ name }) => name);
  return {
    view,
    happening: last?.event ?? null,
    before: last?.before ?? null,
    recent: steps.slice(-RECENT).flatMap((step) => board.logLines(step, names)),
    choices: viewer === undefined || last !== undefined ? NOTHING : choicesOf(felix, view, viewer),
    pending,
    seats,
    order: order?.(view) ?? null,
    playable: viewer !== undefined,
    now: () => Date.now(),
    still: false,
    play: () => undefined,
    roll: () => undefined,
    leaveOrder: () => undefined,
    dropOrder: () => undefined,
  };
};

const adviseOn = async ({ view, choices }: BoardProps<FelixTypes>) => {
  const { default: hintLines } = await import('./hints/index');
  return fixedHintsFor({ game: 'felix', seat: ME, view, legalMoves: choices.moves }, hintLines);
};

const openBoard = async (setting: Setting): Promise<SceneContent> => {
  const [{ default: component }] = await Promise.all([import('./testing/Scene.svelte'), board.ready()]);
  const props = propsOf(playTo({ ...setting, viewer: setting.viewer ?? 'spectator' }), setting);
  const still = setting.isAdvised === undefined ? {} : { still: await adviseOn(props) };
  return {
    component: component as unknown as SceneContent['component'],
    props: { board: props, keys: setting.keys ?? [], ...still },
  };
};

/** A match, or a moment of it, shown fact by fact at its own pace. */
const openLive = async (moment: Wanted & { readonly viewer: Seat }, facts?: number): Promise<SceneContent> => {
  const [{ default: component }] = await Promise.all([
    import('./testing/Live.svelte'),
    board.ready(),
    import('./moments/index'),
  ]);
  const played = playTo(moment);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const props = { ...propsOf(played, { viewer: moment.viewer }), choices: NOTHING, still: isStill };
  return {
    component: component as unknown as SceneContent['component'],
    props: {
      board: props,
      steps: played.steps,
      from: facts === undefined ? 0 : Math.max(0, played.steps.length - facts),
    },
  };
};

/** The beginning of a match, nothing of which has been told. */
const openDeal = async (): Promise<SceneContent> => {
  const { component, props } = await openBoard({ viewer: ME, at: () => true });
  return { component, props: { ...props, board: { ...(props['board'] as object), steps: [] } } };
};

const openEnd = async (moment: Wanted): Promise<SceneContent> => {
  const [{ default: component }] = await Promise.all([
    import('./testing/EndScene.svelte'),
    board.ready(),
    board.openEnd(),
  ]);
  const { view } = playTo({ viewer: ME, ...moment });
  const seats = seatsOf(view.options.seats).map((one) => faceOf(one, ME, null));
  return { component: component as unknown as SceneContent['component'], props: { view, seats, still: false } };
};

const owes = (view: FelixView, one: Seat): boolean => view.toMove.includes(one);
const isRich = (view: FelixView): boolean => (view.seats[ME]?.mice ?? 0) > highest(view) + 4;
const highest = ({ seats }: FelixView): number => Math.max(...seats.map(({ bid }) => bid));
const isBidding = (view: FelixView, round: number, bid: number): boolean =>
  view.phase === 'auction' && view.round >= round && highest(view) >= bid;
const happens =
  (type: FelixEvent['type'], round = 1) =>
  ({ event, before }: { readonly event: FelixEvent; readonly before: FelixView }): boolean =>
    event.type === type && before.round >= round;

const SETTINGS: Readonly<Record<string, Setting>> = {
  placing: { viewer: ME, at: (view) => view.phase === 'place' && view.round === 2 && owes(view, ME), keys: ['5'] },
  waiting: { viewer: ME, at: (view) => view.phase === 'place' && view.round === 4 && view.row.length === 2 },
  sending: {
    viewer: ME,
    at: (view) => view.phase === 'place' && view.round === 6 && owes(view, ME),
    pending: { type: 'place', card: '15' },
  },
  turn: {
    viewer: ME,
    at: (view) =>
      isBidding(view, 4, 3) && owes(view, ME) && view.passes.length === 0 && view.seats[ME]?.bid !== 0 && isRich(view),
    keys: ['+', '+'],
  },
  hint: {
    viewer: ME,
    at: (view) => view.round <= 2 && isBidding(view, 1, 1) && owes(view, ME) && isRich(view),
    isAdvised: true,
  },
  'hint-placing': {
    viewer: ME,
    at: (view) => view.phase === 'place' && view.round === 1 && owes(view, ME),
    isAdvised: true,
  },
  order: {
    viewer: ME,
    at: (view) =>
      isBidding(view, 4, 4) && view.seats[ME]?.bid === highest(view) && !owes(view, ME) && view.passes.length > 0,
    order: ({ round }) => ({ round, upTo: 11, then: 'pass' }),
  },
  'order-dialog': { viewer: ME, at: (view) => isBidding(view, 3, 4) && owes(view, ME), keys: ['o'] },
  passed: {
    viewer: ME,
    at: (view) => isBidding(view, 4, 3) && view.passes.includes(ME) && view.passes.length === 2,
    deadline: true,
  },
  history: { viewer: ME, at: (view) => isBidding(view, 7, 2) && (view.seats[ME]?.won?.length ?? 0) > 3, keys: ['e'] },
  'three-placing': {
    viewer: ME,
    options: { seats: 3 },
    at: (view) => view.round === 3 && view.row.length === 1 && !owes(view, ME),
  },
  three: {
    viewer: ME,
    options: { seats: 3 },
    at: (view) => isBidding(view, 4, 3) && owes(view, ME) && view.passes.length === 1,
  },
  'five-placing': { viewer: ME, options: { seats: 5 }, at: (view) => view.round === 1 && owes(view, ME), keys: ['9'] },
  five: {
    viewer: ME,
    options: { seats: 5 },
    at: (view) => isBidding(view, 3, 5) && owes(view, ME) && view.passes.length === 2,
  },
  'five-clock': {
    viewer: ME,
    options: { seats: 5 },
    at: (view) => isBidding(view, 3, 5) && !owes(view, ME) && view.passes.length === 1,
    deadline: true,
  },
  'five-my-clock': {
    viewer: ME,
    options: { seats: 5 },
    at: (view) => isBidding(view, 3, 5) && owes(view, ME) && view.passes.length === 2,
    deadline: true,
  },
  'five-placing-clock': {
    viewer: ME,
    options: { seats: 5 },
    at: (view) => view.round === 2 && owes(view, ME),
    deadline: true,
  },
  'five-other': {
    viewer: ME,
    options: { seats: 5 },
    at: (view) => isBidding(view, 3, 5) && !owes(view, ME) && view.passes.length === 1,
  },
  filou: {
    viewer: ME,
    options: { seats: 4, edition: 'filou' },
    at: (view) => isBidding(view, 5, 2) && owes(view, ME) && view.passes.length === 2,
  },
  open: {
    viewer: ME,
    options: { seats: 4, money: 'open', wonCards: 'open' },
    at: (view) => isBidding(view, 6, 2) && owes(view, ME),
  },
  empty: { viewer: ME, at: (view) => view.unfilled === true && isBidding(view, 2, 2) && owes(view, ME) },
  last: { viewer: ME, at: (view) => isLastChoiceIn(view) && owes(view, ME) && view.past.length > 0 },
  turning: { viewer: ME, when: happens('cardTurned', 3) },
  paying: { viewer: ME, when: ({ event }) => event.type === 'passed' && event.took === 4 },
  chase: { viewer: ME, when: ({ event }) => event.type === 'catChased' && event.dog === 'bigDog' },
  quarrel: { viewer: ME, when: ({ event }) => event.type === 'dogsLeft' && event.dogs.length > 1 },
  buying: { viewer: ME, when: happens('sackBought', 3) },
  filling: { viewer: ME, when: happens('mouseCardsFilled', 3) },
  spectator: { at: (view) => isBidding(view, 4, 4) && view.passes.length === 1 },
};

const ENDINGS: Readonly<Record<string, Wanted>> = {
  end: { at: (view) => view.result !== undefined && !view.result.winners.includes(ME) },
  'end-won': { at: (view) => view.result?.winners.includes(ME) === true },
  'end-three': { options: { seats: 3 }, at: (view) => view.result !== undefined },
  'end-five': { options: { seats: 5 }, at: (view) => view.result?.seats.some(({ total }) => total < 0) === true },
};

/** Moments that move, each with how many facts are shown of it. */
const FILMS: Readonly<Record<string, readonly [facts: number, when: NonNullable<Wanted['when']>]>> = {
  chase: [3, ({ event }) => event.type === 'catChased' && event.dog === 'bigDog'],
  'chase-right': [
    3,
    ({ event, before }) => event.type === 'catChased' && !isDog(before.row[0]?.card) && event.place < 2,
  ],
  quarrel: [3, ({ event }) => event.type === 'dogsLeft' && event.dogs.length > 1],
  sale: [2, ({ event }) => event.type === 'sackBought' && event.seat !== ME && event.cards.length === 4],
  count: [2, ({ event }) => event.type === 'matchEnded'],
  'sale-mine': [2, ({ event }) => event.type === 'sackBought' && event.seat === ME],
};

/** Moments of real matches, found by seeded play. */
export const boardScenes: readonly Scene[] = [
  ...Object.entries(SETTINGS).map(([name, setting]) => ({ name: `felix-${name}`, open: () => openBoard(setting) })),
  { name: 'felix-live', open: () => openLive({ viewer: ME, at: ({ round }) => round === 9 }) },
  { name: 'felix-film-deal', open: () => openDeal() },
  ...Object.entries(FILMS).map(([name, [facts, when]]) => ({
    name: `felix-film-${name}`,
    open: () => openLive({ viewer: ME, when }, facts),
  })),
  ...Object.entries(ENDINGS).map(([name, moment]) => ({ name: `felix-${name}`, open: () => openEnd(moment) })),
];
