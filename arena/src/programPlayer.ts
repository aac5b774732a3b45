import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sameJson } from '@miaou/kit';
import type { Fault, Player, PlayerReply, PlayerRequest } from './player.js';

/** The time for a move without a budget: a program may be slow, but a tournament must not hang. */
const DEFAULT_MILLISECONDS = 5_000;

/** Added to the time for the first answer, while the program starts. */
const START_UP_MILLISECONDS = 15_000;

interface Waiting {
  readonly id: number;
  readonly request: PlayerRequest;
  readonly settle: (reply: PlayerReply) => void;
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
 * A program that reads a request on each line of its standard input and writes an answer on each line of its standard output. It is
 * started with the first request, and again after it crashed, hung or wrote an invalid answer: one bad decision costs one match.
 */
export class ProgramPlayer implements Player {
  #running: ChildProcess | undefined;
  #waiting: Waiting | undefined;
  #asked = 0;

  readonly #commandLine: string;
  readonly #game: string;

  constructor(commandLine: string, game: string) {
    this.#commandLine = commandLine;
    this.#game = game;
  }

  answer(request: PlayerRequest): Promise<PlayerReply> {
    const isFirst = this.#running === undefined;
    const process = this.#running ?? this.#start();
    const id = ++this.#asked;
    const { seat, view, legalMoves: legal, budget, seed } = request;
    const milliseconds = budget.milliseconds ?? DEFAULT_MILLISECONDS;
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#fail('late'), milliseconds + (isFirst ? START_UP_MILLISECONDS : 0));
      this.#waiting = { id, request, settle, timer };
      process.stdin?.write(`${JSON.stringify({ id, game: this.#game, seat, view, legal, milliseconds, seed })}\n`);
    });
  }

  close(): void {
    const running = this.#running;
    this.#running = undefined;
    running?.stdin?.end();
    running?.kill();
  }

  #start(): ChildProcess {
    const started = spawn(this.#commandLine, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: false });
    const crashed = (): void => {
      if (this.#running === started) this.#fail('crashed');
    };
    started.once('error', crashed).once('exit', crashed);
    // Writing to a program that has ended fails here; its exit is reported separately.
    started.stdin.on('error', crashed);
    createInterface(started.stdout).on('line', (line) => {
      if (this.#running === started) this.#receive(line);
    });
    this.#running = started;
    return started;
  }

  #receive(line: string): void {
    const waiting = this.#waiting;
    if (waiting === undefined) return;
    const answer = readAnswer(line);
    if (answer?.id !== waiting.id) {
      this.#fail('nonsense');
      return;
    }
    const index = waiting.request.legalMoves.findIndex((legal) => sameJson(legal, answer.move));
    this.#settle(index >= 0 ? index : 'illegal');
  }

  #settle(reply: PlayerReply): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    waiting.settle(reply);
  }

  #fail(fault: Fault): void {
    const running = this.#running;
    this.#running = undefined;
    running?.kill('SIGKILL');
    this.#settle(fault);
  }
}
