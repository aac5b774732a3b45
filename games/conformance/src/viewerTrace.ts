import type { Game, GameTypes, Position, Seat, Viewer } from '@miaou/kit';
import type { UnfinishedRecord } from './pairings/pairing.js';

/** All that one viewer receives at one moment. */
export interface Snapshot {
  readonly words: string;
  readonly numbers: Float32Array;
}

const PROBES = 6;

/** The answers to moves that a seat tries and that may be illegal. */
const answers = (game: Game, position: Position, seat: Seat, moment: number): unknown[] =>
  Array.from({ length: PROBES }, (_, probe) => {
    const move = position.moveOf((moment * 31 + probe * 17) % game.actionLimit);
    return position.refuse(seat, move) ?? null;
  });

const wordsFor = (game: Game, position: Position, viewer: Viewer, moment: number, events: unknown): string => {
  const view = position.view(viewer);
  if (viewer === 'spectator') return JSON.stringify([events, view]);
  return JSON.stringify([events, view, position.legalMoves(viewer), answers(game, position, viewer, moment)]);
};

const snapshot = (game: Game, position: Position, viewer: Viewer, moment: number, events: unknown): Snapshot => {
  const numbers = new Float32Array(game.observationSize(position.options));
  position.observe(viewer, numbers);
  return { words: wordsFor(game, position, viewer, moment, events), numbers };
};

const readOptions = new WeakMap<object, GameTypes['options']>();

/** Every record of one match has the same options: they are read once. */
const optionsOf = (game: Game, record: UnfinishedRecord): GameTypes['options'] => {
  const known = readOptions.get(record.options);
  if (known !== undefined) return known;
  const read = game.parseOptions(record.options);
  if (!read.ok) throw new Error(`not the options of a match: ${JSON.stringify(read.error)}`);
  readOptions.set(record.options, read.value);
  return read.value;
};

/** The position after the first moves of a record, which is trusted to be one that the rules allow. */
export const positionOf = (game: Game, record: UnfinishedRecord, moves = record.moves.length): Position => {
  const position = game.start(optionsOf(game, record), record.deal);
  for (const { seat, ...move } of record.moves.slice(0, moves)) {
    if (position.actor === seat) position.act(position.actionOf(move));
    else position.play(seat, move);
  }
  return position;
};

/** The whole position as text. Two worlds with the same text are one world. */
export const positionText = (position: Position): string => JSON.stringify([position.deal, position.state()]);

/** All that one viewer received, and the whole position at the end. */
export interface ViewerTrace {
  readonly snapshots: readonly Snapshot[];
  readonly position: string;
}

/** All that one viewer receives from a certain move of the record to its end. */
export const traceFor = (game: Game, record: UnfinishedRecord, viewer: Viewer, from: number): ViewerTrace => {
  const position = positionOf(game, record, from);
  const snapshots = [snapshot(game, position, viewer, from, [])];
  for (const [index, { seat, ...move }] of record.moves.slice(from).entries()) {
    const events = position.play(seat, move).map((event) => position.redact(event, viewer));
    snapshots.push(snapshot(game, position, viewer, from + index + 1, events));
  }
  return { snapshots, position: positionText(position) };
};
