import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sameJson } from '@miaou/kit';
import type { Fault, Player, Question, Reply } from './player.js';

/** Time for a move where the arena was given none: a program may be slow, a tournament must not hang. */
const PATIENCE = 5_000;

/** The first answer may wait for a program that is still being loaded. */
const START_UP = 15_000;

interface Waiting {
  readonly id: number;
  readonly question: Question;
  readonly settle: (reply: Reply) => void;
  readonly timer: NodeJS.Timeout;
}

const readAnswer = (line: string): { id: unknown; move: unknown } | undefined => {
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    return { id: Reflect.get(parsed, 'id'), move: Reflect.get(parsed, 'move') };
  } catch {
    return undefined;
  }
};

/**
 * A program that reads a question on each line of its standard input and writes an answer on each line of its standard output. It is
 * started when it is first asked, and anew after it crashed, hung or talked nonsense: one bad decision costs one match.
 */
export class ProgramPlayer implements Player {
  private running: ChildProcess | undefined;
  private waiting: Waiting | undefined;
  private asked = 0;

  constructor(
    private readonly commandLine: string,
    private readonly game: string,
  ) {}

  answer(question: Question): Promise<Reply> {
    const isFirst = this.running === undefined;
    const process = this.running ?? this.start();
    const id = ++this.asked;
    const { seat, view, legalMoves: legal, budget, seed } = question;
    const milliseconds = budget.milliseconds ?? PATIENCE;
    return new Promise((settle) => {
      const timer = setTimeout(() => this.fail('late'), milliseconds + (isFirst ? START_UP : 0));
      this.waiting = { id, question, settle, timer };
      process.stdin?.write(`${JSON.stringify({ id, game: this.game, seat, view, legal, milliseconds, seed })}\n`);
    });
  }

  close(): void {
    const { running } = this;
    this.running = undefined;
    running?.stdin?.end();
    running?.kill();
  }

  private start(): ChildProcess {
    const started = spawn(this.commandLine, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: false });
    const crashed = (): void => {
      if (this.running === started) this.fail('crashed');
    };
    started.once('error', crashed).once('exit', crashed);
    // A program that has ended takes no more questions; that it ended is told by itself.
    started.stdin.on('error', crashed);
    createInterface(started.stdout).on('line', (line) => {
      if (this.running === started) this.hear(line);
    });
    this.running = started;
    return started;
  }

  private hear(line: string): void {
    const { waiting } = this;
    if (waiting === undefined) return;
    const answer = readAnswer(line);
    if (answer?.id !== waiting.id) {
      this.fail('nonsense');
      return;
    }
    const place = waiting.question.legalMoves.findIndex((legal) => sameJson(legal, answer.move));
    this.settle(place >= 0 ? place : 'illegal');
  }

  private settle(reply: Reply): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    waiting.settle(reply);
  }

  private fail(fault: Fault): void {
    const { running } = this;
    this.running = undefined;
    running?.kill('SIGKILL');
    this.settle(fault);
  }
}
