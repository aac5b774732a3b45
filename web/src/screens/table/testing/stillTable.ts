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
import { loadGames } from '../../../link/games';
import { stepsOf } from '../../../link/steps';
import type { Said, Step, TableLink } from '../../../link/tableLink';
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
  readonly connection?: TableLink['connection'];
  readonly said?: readonly Said[];
  readonly more?: Partial<Snapshot>;
}

export const AT_NOON = 1_800_000_000_000;

/** A link to a table that never changes: a picture of it. */
export const stillLink = (still: Still, played: Played = NOT_PLAYED): TableLink => {
  const { settings, seats, me = ANA, host = ANA, viewer = 'spectator', present = [ANA, BEN], said = [] } = still;
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
  return {
    connection: still.connection ?? 'live',
    snapshot,
    me,
    pending: [],
    said,
    presence: { present, watching: 2 },
    steps: played.steps,
    now: () => AT_NOON,
    send: () => Promise.resolve({ accepted: false, refusal: { code: 'offline' } }),
    react: () => undefined,
    onReaction: () => () => undefined,
    close: () => undefined,
  };
};

export interface Played {
  readonly view: GameTypes['view'] | null;
  readonly steps: readonly Step[];
  readonly record?: MatchRecord;
}

const NOT_PLAYED: Played = { view: null, steps: [] };

const gameNamed = async (id: string): Promise<Game> => {
  const game = (await loadGames())(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

/** A real match by players who do what comes to mind, until the viewer owes a decision after so many moves, or to its end. */
export const playSome = async (settings: Settings, viewer: Viewer, atLeast: number): Promise<Played> => {
  const game = await gameNamed(settings.game);
  const chance = new SeededChance('a picture');
  const options = game.parseOptions(game.drawOptions({ ...settings.options, seats: settings.seats }, chance));
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const position = game.start(options.value, game.deal(options.value, chance, seat(0)));
  const steps: Step[] = [];
  const moves: RecordedMove[] = [];
  const isDue = (): boolean =>
    moves.length >= atLeast &&
    (viewer === 'spectator' || position.toMove.includes(viewer)) &&
    position.countFaces() === 0;
  while (position.toMove.length > 0 && !isDue()) {
    const before = steps.at(-1)?.after ?? position.view(viewer);
    const mover = position.actor;
    const move = position.moveOf(position.actionAt(chance.below(Math.min(3, position.countActions()))));
    const events = position.play(mover, move).map((event) => position.redact(event, viewer));
    steps.push(...stepsOf(game, before, events));
    moves.push({ seat: mover, ...move });
  }
  return { view: position.view(viewer), steps, record: makeRecord(game, position, moves) };
};

/** A picture of a table as the screen opens one. */
export const stillTable = (link: TableLink, more: Partial<OpenTable> = {}): OpenTable => ({
  link,
  myName: () => 'Ana',
  rename: () => Promise.resolve(true),
  record: () => Promise.resolve(undefined),
  report: () => Promise.resolve('{"report":"miaou-report/1"}'),
  ...more,
});
