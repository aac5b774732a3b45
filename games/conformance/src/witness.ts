import type { Game, GameTypes, Position, Seat, Viewer } from '@miaou/kit';
import type { Story } from './pairings/pairing.js';

/** All that one viewer is told at one moment. */
export interface Glimpse {
  readonly words: string;
  readonly numbers: Float32Array;
}

const PROBES = 6;

/** What the seat hears when it tries moves that may not be its to make. */
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

const glimpse = (game: Game, position: Position, viewer: Viewer, moment: number, events: unknown): Glimpse => {
  const numbers = new Float32Array(game.observationSize(position.options));
  position.observe(viewer, numbers);
  return { words: wordsFor(game, position, viewer, moment, events), numbers };
};

const readOptions = new WeakMap<object, GameTypes['options']>();

/** Every story of one match has the same options: they are read once. */
const optionsOf = (game: Game, story: Story): GameTypes['options'] => {
  const known = readOptions.get(story.options);
  if (known !== undefined) return known;
  const read = game.parseOptions(story.options);
  if (!read.ok) throw new Error(`not the options of a match: ${JSON.stringify(read.error)}`);
  readOptions.set(story.options, read.value);
  return read.value;
};

/** The position after the first moves of a story, which is trusted to be one that the rules allow. */
export const positionOf = (game: Game, story: Story, moves = story.moves.length): Position => {
  const position = game.start(optionsOf(game, story), story.deal);
  for (const { seat, ...move } of story.moves.slice(0, moves)) {
    if (position.actor === seat) position.act(position.actionOf(move));
    else position.play(seat, move);
  }
  return position;
};

/** The whole truth as text. Two worlds with the same truth are one world. */
export const truthOf = (position: Position): string => JSON.stringify([position.deal, position.state()]);

/** What one viewer was told, and what was true in the end. */
export interface Testimony {
  readonly glimpses: readonly Glimpse[];
  readonly truth: string;
}

/** What one viewer is told from a certain move of the story to its end. */
export const testimony = (game: Game, story: Story, viewer: Viewer, from: number): Testimony => {
  const position = positionOf(game, story, from);
  const glimpses = [glimpse(game, position, viewer, from, [])];
  for (const [index, { seat, ...move }] of story.moves.slice(from).entries()) {
    const events = position.play(seat, move).map((event) => position.redact(event, viewer));
    glimpses.push(glimpse(game, position, viewer, from + index + 1, events));
  }
  return { glimpses, truth: truthOf(position) };
};
