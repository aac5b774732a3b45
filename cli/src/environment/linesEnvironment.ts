import {
  accepted,
  gameOfRecord,
  type JsonObject,
  makeRecord,
  type Parsed,
  type Position,
  parseFields,
  parseSeat,
  quoted,
  type RecordedMove,
  type Refusal,
  refused,
  replay,
  seatsOf,
  type Viewer,
  wrongField,
} from '@miaou/kit';
import { EnvironmentMatch, type EnvironmentSetup } from './environmentMatch.js';

/** What a request may be, as a reader would write it. */
export const REQUESTS = [
  '{"step":12}',
  '{"reset":{}}',
  '{"reset":{"seed":"7"}}',
  '{"reset":{"record":{…}}}',
  '{"observe":0}',
  '{"record":{}}',
] as const;

const wrongRequest = (raw: unknown): Refusal => ({
  code: 'wrong-request',
  found: quoted(raw),
  expected: REQUESTS.join(', '),
});

const isSeed = (raw: unknown): raw is string | number | undefined =>
  ['undefined', 'string', 'number'].includes(typeof raw);

/** One match, stepped by requests in JSON. */
export class LinesEnvironment {
  readonly #setup: EnvironmentSetup;
  readonly #size: number;
  readonly #match: EnvironmentMatch;
  #moves: RecordedMove[] = [];

  constructor(setup: EnvironmentSetup, size: number, seed: string) {
    this.#setup = setup;
    this.#size = size;
    this.#match = new EnvironmentMatch(setup, 0, seed, (position, action) => {
      this.#moves.push({ seat: position.actor, ...position.moveOf(action) });
    });
  }

  /** Acts on a request. One that is refused changes nothing. */
  answer(raw: unknown): Parsed<JsonObject> {
    const request = parseFields('request', raw, ['step', 'reset', 'observe', 'record']);
    if (!request.ok || Object.keys(request.value).length !== 1) return refused(wrongRequest(raw));
    const { step, reset, observe } = request.value;
    if (step !== undefined) return this.#step(step);
    if (reset !== undefined) return this.#reset(reset);
    return observe === undefined ? accepted({ record: this.#record }) : this.#observe(observe);
  }

  /** What the seat to act may know, and what it may do. */
  get state(): JsonObject {
    const { number: match, actor, result } = this.#match;
    return {
      match,
      actor,
      done: result !== undefined,
      rewards: seatsOf(this.#setup.seats).map((seat) => this.#match.reward(seat)),
      legal: this.#match.legalActions(),
      observation: this.#numbers(actor),
      ...(result === undefined ? {} : { result }),
    };
  }

  get #record(): object {
    return makeRecord(this.#setup.game, this.#match.position, this.#moves);
  }

  #numbers(viewer: Viewer): number[] {
    const into = new Float32Array(this.#size);
    this.#match.position.observe(viewer, into);
    return [...into];
  }

  #step(action: unknown): Parsed<JsonObject> {
    const { result, actor: seat } = this.#match;
    if (result !== undefined) return refused({ code: 'match-over', expected: REQUESTS[1] });
    const legal = this.#match.legalActions();
    if (!legal.includes(action as number))
      return refused({ code: 'wrong-action', found: quoted(action), row: 0, seat, legal });
    this.#match.act(action as number);
    return accepted(this.state);
  }

  #reset(raw: unknown): Parsed<JsonObject> {
    const fields = parseFields('reset', raw, ['seed', 'record']);
    if (!fields.ok) return fields;
    const { seed, record } = fields.value;
    if (record !== undefined && seed === undefined) return this.#restore(record);
    if (record !== undefined || !isSeed(seed)) return refused(wrongRequest({ reset: raw }));
    this.#moves = [];
    if (seed === undefined) this.#match.next();
    else this.#match.restart(String(seed));
    return accepted(this.state);
  }

  /** Continues a match from its record, as far as that goes. */
  #restore(raw: unknown): Parsed<JsonObject> {
    const parsed = gameOfRecord(raw, [this.#setup.game]);
    if (!parsed.ok) return parsed;
    const { game, record } = parsed.value;
    const replayed = replay(game, record);
    if (!replayed.ok) return refused(replayed.error);
    if (!this.#fits(replayed.position))
      return refused(wrongField('options', record['options'], JSON.stringify(this.#setup.options)));
    const { options, deal } = replayed.position;
    this.#moves = [...(record['moves'] as RecordedMove[])];
    this.#match.continueFrom(game.start(options, deal), this.#moves.slice());
    return accepted(this.state);
  }

  /** True for a match whose rewards and observations have the sizes that the header stated. */
  #fits({ options }: Position): boolean {
    const { game, seats } = this.#setup;
    return options.seats === seats && game.observationSize(options) === this.#size;
  }

  #observe(viewer: unknown): Parsed<JsonObject> {
    if (viewer === 'spectator') return accepted({ observation: this.#numbers(viewer) });
    const seat = parseSeat('observe', viewer, this.#setup.seats);
    return seat.ok ? accepted({ observation: this.#numbers(seat.value) }) : seat;
  }
}
