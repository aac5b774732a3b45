import { type ChatLine, type Transition, transitionsOf } from '@miaou/client';
import {
  type Game,
  type GameTypes,
  type MatchRecord,
  makeRecord,
  type RecordedMove,
  SeededChance,
  seat,
  type Viewer,
} from '@miaou/kit';
import { type PersonId, personId, type SeatFacts, type Settings, type Snapshot } from '@miaou/table';
import { loadGames } from '../../../tableClient/loadRules';
import type { TableHandle } from '../../../tableClient/tableHandle';
import type { OpenTable } from '../openTable';

export const ANA = personId('ana');
export const BEN = personId('ben');

/** Who sits at the tables that are shown. */
export const PEOPLE: readonly SeatFacts[] = [
  { person: ANA, name: 'Ana' },
  { person: BEN, name: 'Benedikt' },
  { bot: 'vera' },
  { bot: 'odile' },
  { bot: 'ida' },
];

export const settingsOf = (game: string, seats: number, more: Partial<Settings> = {}): Settings => ({
  game,
  seats,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
  ...more,
});

export interface Still {
  readonly settings: Settings;
  readonly seats: readonly SeatFacts[];
  readonly me?: PersonId | null;
  readonly host?: PersonId | null;
  readonly viewer?: Viewer;
  readonly present?: readonly PersonId[];
  readonly connection?: TableHandle['connection'];
  readonly pending?: TableHandle['pending'];
  readonly said?: readonly ChatLine[];
  readonly more?: Partial<Snapshot>;
}

export const AT_NOON = 1_800_000_000_000;

/** A link to a table that never changes: a picture of it. */
export const stillLink = (still: Still, played: Played = NOT_PLAYED): TableHandle => {
  const {
    settings,
    seats,
    me = ANA,
    host = ANA,
    viewer = 'spectator',
    present = [ANA, BEN],
    said = [],
    pending = [],
  } = still;
  const snapshot: Snapshot = {
    table: '9ref1oe_EDhrKGVl53jCUA',
    as: viewer,
    n: 1,
    match: played.view === null ? 0 : 1,
    host,
    settings,
    seats,
    stage: played.view === null ? 'gathering' : 'playing',
    view: played.view,
    ...still.more,
  };
  const listeners = new Set<Parameters<TableHandle['onReaction']>[0]>();
  return {
    connection: still.connection ?? 'live',
    snapshot,
    me,
    pending,
    chat: said,
    presence: { present, watching: 2 },
    transitions: played.transitions,
    now: () => AT_NOON,
    send: () => Promise.resolve({ accepted: false, refusal: { code: 'offline' } }),
    react: (reaction) => {
      if (me !== null) for (const listener of listeners) listener(me, reaction);
    },
    onReaction: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => undefined,
  };
};

export interface Played {
  readonly view: GameTypes['view'] | null;
  readonly transitions: readonly Transition[];
  readonly record?: MatchRecord;
}

const NOT_PLAYED: Played = { view: null, transitions: [] };

const gameNamed = async (id: string): Promise<Game> => {
  const game = (await loadGames())(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

/** A real match of random moves, until the viewer owes a decision after at least `atLeast` moves, or to its end. */
export const playSome = async (settings: Settings, viewer: Viewer, atLeast: number): Promise<Played> => {
  const game = await gameNamed(settings.game);
  const chance = new SeededChance('a picture');
  const options = game.parseOptions(game.drawOptions({ ...settings.options, seats: settings.seats }, chance));
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const position = game.start(options.value, game.deal(options.value, chance, seat(0)));
  const transitions: Transition[] = [];
  const moves: RecordedMove[] = [];
  const isDue = (): boolean =>
    moves.length >= atLeast &&
    (viewer === 'spectator' || position.toMove.includes(viewer)) &&
    position.countFaces() === 0;
  while (position.toMove.length > 0 && !isDue()) {
    const before = transitions.at(-1)?.after ?? position.view(viewer);
    const mover = position.actor;
    const move = position.moveOf(position.actionAt(chance.below(Math.min(3, position.countActions()))));
    const events = position.play(mover, move).map((event) => position.redact(event, viewer));
    transitions.push(...transitionsOf(game, before, events));
    moves.push({ seat: mover, ...move });
  }
  return { view: position.view(viewer), transitions, record: makeRecord(game, position, moves) };
};

/** A picture of a table as the screen opens one. */
export const stillTable = (link: TableHandle, more: Partial<OpenTable> = {}): OpenTable => ({
  link,
  myName: () => 'Ana',
  rename: () => Promise.resolve(true),
  record: () => Promise.resolve(undefined),
  report: () => Promise.resolve('{"report":"miaou-report/1"}'),
  ...more,
});
