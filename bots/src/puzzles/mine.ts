import {
  at,
  type Game,
  type GameTypes,
  type MatchRecord,
  makeRecord,
  type Position,
  type RecordedMove,
  SeededChance,
  sameJson,
  shuffled,
} from '@miaou/kit';
import type { Reason } from '../adviser.js';
import type { Bot } from '../bot.js';
import { playMatch } from '../playMatch.js';
import { decisionsIn, momentOf } from '../review/decisions.js';
import type { PlayedOption } from '../review/reviewer.js';
import { chanceOf, type Figure, pointsOf, UNBENT } from '../review/statistics.js';
import {
  answersIn,
  isBeyondDoubt,
  isClear,
  isExplained,
  isLikely,
  type Judged,
  judge,
  judgeAgain,
  type PuzzleReviewer,
  reasonFor,
} from './judge.js';
import type { PackedFigure, Puzzle, PuzzleTask } from './puzzle.js';

/** In how many worlds a decision is looked at, then made a puzzle, then judged as one. */
const GLANCE = 0.1;
const MADE = 2;
export const JUDGED = 4;

/** A bot searches so long for a move of a match, or for an answer. */
const BUDGET = { iterations: 60 };
/** How many of the strongest characters play the matches, turn and turn about. */
const STRONG = 2;
/** How often each player tries a puzzle. */
const TRIES = 4;
/** No reason is that of more than this share of the puzzles: many mice stand where they can be caught. */
const MOST_OF_A_REASON = 0.4;
const DECISIONS_OF_A_MATCH = 40;
const PUZZLES_OF_A_MATCH = 2;

/** What puzzles are made with. */
export interface PuzzleTools {
  readonly reviewer: PuzzleReviewer;
  /** The bots of all characters, the weakest first. */
  readonly characters: readonly Bot[];
}

const moveBy = (bot: Bot, game: Game, position: Position, seed: string): Promise<GameTypes['move']> => {
  const seat = position.actor;
  const known = { game: game.id, seat, view: position.view(seat), legalMoves: position.legalMoves(seat) };
  return Promise.resolve(bot.choose({ ...known, chance: new SeededChance(seed), budget: BUDGET }));
};

/** A match of strong bots. */
const playStrongMatch = async (
  { reviewer, characters }: PuzzleTools,
  seed: string,
  index: number,
): Promise<MatchRecord> => {
  const game = reviewer.rules;
  const dice = new SeededChance(seed);
  const seats = at(reviewer.puzzles.seats, index % reviewer.puzzles.seats.length);
  const options = game.parseOptions(game.drawOptions({ seats }, dice));
  if (!options.ok) throw new Error(`${game.id} cannot be played with ${seats} seats`);
  const position = game.start(options.value, game.deal(options.value, dice));
  const bots = characters.slice(-STRONG);
  const moves: RecordedMove[] = [];
  await playMatch(position, {
    dice,
    decide: (seat) => moveBy(at(bots, (seat + index) % bots.length), game, position, `${seed} ${moves.length}`),
    beforeMove: (seat, move) => moves.push({ seat, ...move }),
  });
  return makeRecord(game, position, moves);
};

/** A decision that may become a puzzle. */
interface Candidate {
  readonly move: number;
  readonly position: Position;
  readonly best: GameTypes['move'];
  readonly reason: Reason;
  readonly solved: readonly number[];
}

/** A candidate that became a puzzle. */
type Written = Omit<Candidate, 'reason'>;

/** How many tries of each player find the best answer, or what comes to the same. */
const solvedBy = async (
  { reviewer: { rules, puzzles }, characters }: PuzzleTools,
  position: Position,
  answers: readonly PlayedOption[],
  seed: string,
): Promise<readonly number[]> => {
  const moves = answers.map(({ move }) => move);
  const counts: number[] = [];
  for (const bot of [...puzzles.rulesOfThumb, ...characters]) {
    let found = 0;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const move = await moveBy(bot, rules, position, `${seed} ${attempt}`);
      if (sameJson(puzzles.answerFor(move, moves), moves[0])) found++;
    }
    counts.push(found);
  }
  return counts;
};

const packed = ({ mean, low, high }: Figure): PackedFigure => {
  const short = (value: number): number => Math.round(1000 * value) / 1000;
  return [short(mean), short(low), short(high)];
};

/** The first moves of a match as integers; who made them follows from the rules. */
export const actionsOf = ({ moves }: MatchRecord, count: number, position: Position): readonly number[] =>
  moves.slice(0, count).map((recorded) => {
    const { seat: _, ...move } = recorded;
    return position.actionOf(move);
  });

/** Looks for puzzles in the matches of one task. */
export class PuzzleMine {
  readonly #tools: PuzzleTools;
  readonly #reviewer: PuzzleReviewer;
  readonly #task: PuzzleTask;

  constructor(tools: PuzzleTools, task: PuzzleTask) {
    this.#tools = tools;
    this.#reviewer = tools.reviewer;
    this.#task = task;
  }

  /** The puzzles of one match, given those of the matches before it. */
  async look(index: number, found: readonly Puzzle[]): Promise<readonly Puzzle[]> {
    const seed = `${this.#task.game} puzzles ${this.#task.seed}/${index}`;
    const record = await playStrongMatch(this.#tools, seed, index);
    const candidates = await this.#candidatesIn(record, seed, found);
    const puzzles: Puzzle[] = [];
    for (const candidate of candidates) {
      if (puzzles.length === PUZZLES_OF_A_MATCH || found.length + puzzles.length === this.#task.count) break;
      if (!this.#isWanted(candidate.reason, [...found, ...puzzles])) continue;
      const puzzle = this.#puzzleFrom(record, candidate, seed);
      if (puzzle !== undefined) puzzles.push(puzzle);
    }
    return puzzles;
  }

  #worlds(times: number): number {
    return Math.ceil(times * this.#reviewer.worlds);
  }

  /** What a glance takes for a puzzle, what fewest bots solve first. */
  async #candidatesIn(record: MatchRecord, seed: string, found: readonly Puzzle[]): Promise<readonly Candidate[]> {
    const reviewer = this.#reviewer;
    const places = shuffled([...decisionsIn(reviewer.rules, record)], new SeededChance(`${seed} places`));
    const candidates: Candidate[] = [];
    for (const { move } of places.slice(0, DECISIONS_OF_A_MATCH)) {
      const { position, made } = momentOf(reviewer.rules, record, move);
      const glance = judge(reviewer, position, made, { seed: `${seed} ${move} glance`, worlds: this.#worlds(GLANCE) });
      const answers = answersIn(glance, reviewer.puzzles, isLikely);
      if (answers === undefined || !isExplained(reviewer, position, answers)) continue;
      const reason = reasonFor(reviewer, position, glance.best.move, glance.best.move);
      if (!this.#isWanted(reason, found)) continue;
      const solved = await solvedBy(this.#tools, position, answers, `${seed} ${move}`);
      candidates.push({ move, position, best: glance.best.move, reason, solved });
    }
    const tries = ({ solved }: Candidate): number => solved.reduce((sum, count) => sum + count, 0);
    return candidates.toSorted((one, other) => tries(one) - tries(other) || one.move - other.move);
  }

  /** Made with some worlds, and judged by more of them with another seed; undefined where they do not agree. */
  #puzzleFrom(record: MatchRecord, { move, position, best, solved }: Candidate, seed: string): Puzzle | undefined {
    const reviewer = this.#reviewer;
    const made = judge(reviewer, position, best, { seed: `${seed} ${move} made`, worlds: this.#worlds(MADE) });
    const answers = answersIn(made, reviewer.puzzles, isClear);
    if (answers === undefined || !sameJson(made.best.move, best) || !isExplained(reviewer, position, answers))
      return undefined;
    const moves = answers.map((answer) => answer.move);
    const settings = { seed: `${seed} ${move} judged`, worlds: this.#worlds(JUDGED) };
    const judged = judgeAgain(reviewer, position, moves, settings);
    if (judged?.others.every(({ lead }) => isBeyondDoubt(lead)) !== true) return undefined;
    return this.#write(record, { move, position, best, solved }, judged);
  }

  #write(record: MatchRecord, { move, position, best, solved }: Written, judged: Judged): Puzzle {
    const reviewer = this.#reviewer;
    const answers = [judged.best, ...judged.others.map(({ option }) => option)];
    return {
      options: record.options,
      deal: record.deal,
      actions: actionsOf(record, move, position),
      answers: answers.map((answer) => {
        const points = pointsOf(answer);
        return {
          action: position.actionOf(answer.move),
          chance: packed(chanceOf(answer, UNBENT)),
          ...(points === undefined ? {} : { points: packed(points) }),
          reason: reasonFor(reviewer, position, answer.move, best),
        };
      }),
      solved,
    };
  }

  /** Whether there may be one more puzzle of this reason. */
  #isWanted(reason: Reason, found: readonly Puzzle[]): boolean {
    const alike = found.filter(({ answers }) => at(answers, 0).reason.code === reason.code);
    return alike.length < MOST_OF_A_REASON * this.#task.count;
  }
}
