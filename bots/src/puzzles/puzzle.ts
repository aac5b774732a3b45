import { at, type Game, type GameTypes, type JsonObject, type Position, type Seat } from '@miaou/kit';
import type { Reason } from '../adviser.js';
import { type CalibrationCurve, calibrated } from '../calibration.js';
import type { KnownCurves } from '../review/reviewer.js';
import type { Figure } from '../review/statistics.js';

/** A mean with the ends of its interval, as a file holds them. */
export type PackedFigure = readonly [mean: number, low: number, high: number];

/** One answer to a puzzle. */
export interface PuzzleAnswer {
  /** The move as an integer. */
  readonly action: number;
  /** As it was played out, not bent by any curve. */
  readonly chance: PackedFigure;
  /** The points gained by the end of the round, in a game that counts points. */
  readonly points?: PackedFigure;
  /** Why it is the best, or what the best has that it has not. */
  readonly reason: Reason;
}

/** A decision on which much hangs: a match up to it, and some of its moves with what they lead to. Plain JSON. */
export interface Puzzle {
  readonly options: JsonObject;
  readonly deal: object;
  /** The moves of the match so far, dice included, as integers. */
  readonly actions: readonly number[];
  /** Best first. */
  readonly answers: readonly PuzzleAnswer[];
  /** How many tries of each player found the best answer: those by a rule of thumb, then the characters, the weakest first. */
  readonly solved: readonly number[];
}

/** What a file of puzzles was asked to be: the same task gives the same puzzles. */
export interface PuzzleTask {
  readonly game: string;
  readonly seed: string;
  readonly count: number;
}

export const PUZZLE_FORMAT = 'miaou-puzzles/1';

/** A file of puzzles. One that was interrupted has fewer than were asked for, and goes on from its matches. */
export interface PuzzleBook extends PuzzleTask {
  readonly format: typeof PUZZLE_FORMAT;
  /** How many matches were looked through. */
  readonly matches: number;
  readonly puzzles: readonly Puzzle[];
}

/** An answer as a review tells an option. */
export interface OpenAnswer {
  readonly move: GameTypes['move'];
  readonly chance: Figure;
  readonly points?: Figure;
  readonly reason: Reason;
}

/** A puzzle that can be shown: its moment, and whose decision it is. */
export interface OpenPuzzle {
  readonly position: Position;
  readonly seat: Seat;
  /** Best first. */
  readonly answers: readonly OpenAnswer[];
}

const unpacked = ([mean, low, high]: PackedFigure): Figure => ({ mean, low, high });

const bent = ({ mean, low, high }: Figure, curve: CalibrationCurve | undefined): Figure =>
  curve === undefined
    ? { mean, low, high }
    : { mean: calibrated(curve, mean), low: calibrated(curve, low), high: calibrated(curve, high) };

const startOf = (game: Game, { options: raw, deal: rawDeal }: Puzzle): Position => {
  const options = game.parseOptions(raw);
  const deal = options.ok ? game.parseDeal(rawDeal, options.value) : options;
  if (!options.ok || !deal.ok) throw new Error('a puzzle has options or a deal that its game refuses');
  return game.start(options.value, deal.value);
};

const isLegal = (position: Position, action: number): boolean => {
  const faces = position.countFaces();
  const count = faces > 0 ? faces : position.countActions();
  return Array.from({ length: count }, (_, index) =>
    faces > 0 ? position.faceAt(index) : position.actionAt(index),
  ).includes(action);
};

/** Plays a puzzle up to its decision, and bends its chances as a review does. Throws where its moves or its answers are not legal: a test opens every one. */
export const openPuzzle = (game: Game, puzzle: Puzzle, curves: KnownCurves | undefined): OpenPuzzle => {
  const position = startOf(game, puzzle);
  for (const [index, action] of puzzle.actions.entries()) {
    if (position.toMove.length === 0 || !isLegal(position, action))
      throw new Error(`move ${index} of a puzzle is not legal`);
    position.act(action);
  }
  if (position.toMove.length === 0 || position.countFaces() > 0) throw new Error('a puzzle ends without a decision');
  const curve = curves?.known[curves.partOf(position.options, position.actor)];
  const answers = puzzle.answers.map(({ action, chance, points, reason }) => {
    if (!isLegal(position, action)) throw new Error('an answer of a puzzle is not legal');
    const figures = {
      chance: bent(unpacked(chance), curve),
      ...(points === undefined ? {} : { points: unpacked(points) }),
    };
    return { move: position.moveOf(action), ...figures, reason };
  });
  return { position, seat: position.actor, answers };
};

/** By how much the best answer is ahead of the next, in chances to win. */
const leadOfBest = ({ answers }: Puzzle): number => at(answers, 0).chance[0] - at(answers, 1).chance[0];

const triesSolved = ({ solved }: Puzzle): number => solved.reduce((sum, tries) => sum + tries, 0);

/** The indices of puzzles, the easiest first: what all players find comes before what few find, and a clear lead before a narrow one. */
export const byDifficulty = (puzzles: readonly Puzzle[]): readonly number[] =>
  puzzles
    .map((_, index) => index)
    .toSorted((one, other) => {
      const [a, b] = [at(puzzles, one), at(puzzles, other)];
      return triesSolved(b) - triesSolved(a) || leadOfBest(b) - leadOfBest(a) || one - other;
    });

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The difficulty of each puzzle: of those of its game, a third is easy and a third is hard. */
export const difficultiesOf = (puzzles: readonly Puzzle[]): readonly Difficulty[] => {
  const difficulties: Difficulty[] = puzzles.map(() => 'easy');
  for (const [rank, index] of byDifficulty(puzzles).entries())
    difficulties[index] = at(DIFFICULTIES, Math.floor((DIFFICULTIES.length * rank) / puzzles.length));
  return difficulties;
};
