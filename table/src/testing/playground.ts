import { botNamed } from '@miaou/bots';
import { gameById } from '@miaou/games';
import { type Bytes32, type JsonObject, SeededChance, seat } from '@miaou/kit';
import { apply, openTable } from '../apply.js';
import type { Command, SystemCommand } from '../command.js';
import { type DecisionContext, decide, decideSystem, type RequestDecision } from '../decide.js';
import type { Entry, EntryBody } from '../entry.js';
import { commandId, type PersonId, personId, tableId } from '../ids.js';
import type { Update } from '../projection.js';
import type { Settings } from '../setup/settings.js';
import type { Catalog, Table } from '../table.js';

export const catalog: Catalog = {
  gameById,
  hasBot: (game, bot) => (game === 'felix' && bot === 'felixOnly') || botNamed(game, bot) !== undefined,
  standInBot: () => 'greedy',
};

export const [ANA, BEN, CLEO, DAN, EVE] = ['ana', 'ben', 'cleo', 'dan', 'eve'].map(personId) as [
  PersonId,
  PersonId,
  PersonId,
  PersonId,
  PersonId,
];

export const FELIX: Settings = {
  game: 'felix',
  seats: 3,
  options: { edition: 'felix' },
  parts: { opener: seat(0) },
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
};

export const CHOP: Settings = {
  ...FELIX,
  game: 'chop',
  seats: 2,
  options: {},
  parts: { opener: seat(1), cat: seat(0) },
};

/** A table with its log, driven by people, bots and clocks in one line each. */
export class Playground {
  readonly log: Entry[] = [];
  readonly table: Table;
  updates: Update[] = [];
  at = 1_000_000;
  readonly #chance: SeededChance;
  readonly #drawSecret: (() => Bytes32) | undefined;
  #commands = 0;

  /** Matches are sealed where secrets are drawn. */
  constructor(settings: Settings = FELIX, seed = 'playground', drawSecret?: () => Bytes32, known = catalog) {
    this.#chance = new SeededChance(seed);
    this.#drawSecret = drawSecret;
    const entry: Entry = { seq: 1, at: this.at, body: { type: 'opened', host: ANA, name: ANA, settings } };
    this.log.push(entry);
    this.table = openTable(tableId('t'), known, entry);
  }

  /** The code of the refusal, or `ok`. */
  do(person: PersonId, command: Command, id = `c${++this.#commands}`, seen = this.seenBy(person)): string {
    const request = { person, name: person, id: commandId(id), seen, digest: JSON.stringify(command), command };
    const decision = decide(this.table, request, this.#moment());
    return this.#follow(decision, { person, id: commandId(id), digest: request.digest });
  }

  own(command: SystemCommand): string {
    return this.#follow(decideSystem(this.table, command, this.#moment()));
  }

  /** Everybody sits down, and the match starts. */
  seated(...people: PersonId[]): this {
    for (const person of people) this.do(person, { type: 'sit' });
    return this;
  }

  started(...people: PersonId[]): this {
    this.seated(...people);
    if (this.do(ANA, { type: 'start' }) !== 'ok') throw new Error('the match did not start');
    return this;
  }

  /** The first legal move of a seat. */
  firstMove(index: number): JsonObject {
    const [move] = this.table.match?.position.legalMoves(seat(index)) ?? [];
    if (move === undefined) throw new Error(`seat ${index} has nothing to decide`);
    return { ...move };
  }

  /** Each makes the first legal move in turn: in Felix, everybody lays a card. */
  layAll(...people: PersonId[]): this {
    for (const [index, person] of people.entries()) this.do(person, { type: 'move', move: this.firstMove(index) });
    return this;
  }

  seenBy(person: PersonId): number {
    const held = this.table.occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.person === person);
    return this.table.heads.get(held < 0 ? 'spectator' : seat(held)) ?? 0;
  }

  #moment(): DecisionContext {
    return { now: this.at, chance: this.#chance, drawSecret: this.#drawSecret };
  }

  #follow(decision: RequestDecision, command?: NonNullable<Entry['command']>): string {
    if ('refusal' in decision) return decision.refusal.code;
    if ('unchanged' in decision) return 'unchanged';
    if ('repeated' in decision) return `repeated at ${decision.repeated.n}`;
    this.#happen(decision.body, command);
    return 'ok';
  }

  #happen(body: EntryBody, command?: NonNullable<Entry['command']>): void {
    const entry: Entry = { seq: this.table.seq + 1, at: this.at, ...(command === undefined ? {} : { command }), body };
    this.log.push(entry);
    this.updates = apply(this.table, entry);
  }
}
