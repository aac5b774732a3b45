import { gameById } from '@miaou/games';
import { type Chance, drawn, type GameTypes, type Seat } from '@miaou/kit';
import type { Command, Settings, Snapshot } from '@miaou/table';
import type { Script } from './player.js';

/** So that the log also holds what only some matches have: orders, undo, talk. */
const ODDS = { order: 4, ask: 30, talk: 20, doze: 3 } as const;

const isAuction = (view: GameTypes['view']): view is GameTypes['view'] & { round: number; phase: string } =>
  'phase' in view && view.phase === 'auction' && 'round' in view;

/** What the seat may do can be read from any position that looks like this one. */
const decide = (snapshot: Snapshot, view: GameTypes['view'], seat: Seat, chance: Chance): Command => {
  const position = gameById(snapshot.settings.game)?.sample(view, chance);
  if (position === undefined) throw new Error('a match of a game that nobody knows');
  if (position.countFaces() > 0) return { type: 'roll' };
  return { type: 'move', move: { ...drawn(position.legalMoves(seat), chance) } };
};

const play = (snapshot: Snapshot, seat: Seat, chance: Chance): Command | undefined => {
  const { view, wish, order } = snapshot;
  const own = snapshot.seats[seat];
  if (own?.person !== undefined && own.standIn !== undefined) return { type: 'return' };
  if (wish !== undefined && !wish.agreed.includes(seat)) return { type: chance.below(2) === 0 ? 'agree' : 'decline' };
  if (chance.below(ODDS.talk) === 0) return { type: 'say', saying: { text: `word ${chance.below(1e9)}` } };
  if (view === null || order !== undefined || !view.toMove.includes(seat)) return undefined;
  if (wish === undefined && chance.below(ODDS.ask) === 0) return { type: 'ask', wish: 'undo' };
  if (isAuction(view) && chance.below(ODDS.order) === 0)
    return { type: 'order', order: { round: view.round, upTo: chance.below(9) } };
  return decide(snapshot, view, seat, chance);
};

/** All people sit down, bots take the other seats, and the host starts: whoever that is, for a host who is away too long is replaced. */
const gather = ({ as, seats, host }: Snapshot, people: number): Command | undefined => {
  if (as === 'spectator') return { type: 'sit' };
  if (seats[as]?.person !== host || seats.filter(({ person }) => person !== undefined).length < people)
    return undefined;
  const empty = seats.findIndex(({ person, bot }) => person === undefined && bot === undefined);
  return empty < 0 ? { type: 'start' } : { type: 'seatBot', seat: empty as Seat, bot: 'random' };
};

/** Somebody who lets one clock run out in each match, at a decision drawn at random. */
class Dozer {
  readonly #chance: Chance;
  /** The tables at which it has fallen asleep, and whether a bot has taken over since. */
  readonly #tables = new Map<string, 'asleep' | 'rested'>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  isAsleep({ table, deadlines, seats }: Snapshot, seat: Seat): boolean {
    const state = this.#tables.get(table);
    const own = seats[seat];
    if (state === 'asleep' && own?.person !== undefined && own.standIn !== undefined) this.#tables.set(table, 'rested');
    else if (state === undefined && deadlines?.[seat] !== undefined && this.#chance.below(ODDS.doze) === 0)
      this.#tables.set(table, 'asleep');
    return this.#tables.get(table) === 'asleep';
  }
}

/** Plays one match to its end with so many people at the table. */
export const playMatch = (mayDoze: boolean, people: number, chance: Chance): Script => {
  const dozer = mayDoze ? new Dozer(chance) : undefined;
  return (snapshot) => {
    if (snapshot.stage === 'gathering') return gather(snapshot, people);
    if (snapshot.stage !== 'playing' || snapshot.as === 'spectator') return undefined;
    if (dozer?.isAsleep(snapshot, snapshot.as) === true) return undefined;
    return play(snapshot, snapshot.as, chance);
  };
};

const TABLE: Omit<Settings, 'game' | 'seats' | 'options'> = {
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'public', watch: 'anyone' },
};

/** Both games, with hidden cards, a passive deck, tiles and dice between them. */
export const MATCHES: readonly Settings[] = [
  { ...TABLE, game: 'felix', seats: 4, options: { edition: 'felix' } },
  { ...TABLE, game: 'chop', seats: 2, options: {} },
  { ...TABLE, game: 'felix', seats: 3, options: { edition: 'filou' } },
];
