import { type Chance, drawn, type Seat, seat, seatsOf } from '@miaou/kit';
import { type Command, type PersonId, personId, type Settings, seatOf, type Table } from '@miaou/table';
import { ANA, HostBench } from './fakePorts.js';
import { settled } from './manualClock.js';

const PEOPLE = [ANA, ...['ben', 'cleo', 'dan'].map(personId)];
const CLOCKS: readonly Settings['clock'][] = [
  { kind: 'none' },
  { kind: 'none' },
  { kind: 'perMove', seconds: 30 },
  { kind: 'bank', seconds: 60, increment: 5 },
];

/** By then whoever is away is replaced, and so is a host. */
const PATIENCE = 130_000;

/** A match of either game has far fewer turns. */
const MOST_TURNS = 3_000;

const settingsBy = (chance: Chance): Partial<Settings> => {
  const clock = drawn(CLOCKS, chance);
  const ofChop = { game: 'chop', seats: 2 + chance.below(3), options: { maxRounds: 10 }, parts: {} };
  return { ...(chance.below(2) === 0 ? ofChop : { seats: 3 + chance.below(2) }), clock };
};

/** One table whose people leave, lose the net, come back and change their minds; with what went wrong in the end. */
export class ComeAndGo {
  readonly faults: string[] = [];
  readonly #chance: Chance;
  readonly #here = new Set<PersonId>();
  #bench: HostBench;

  constructor(chance: Chance) {
    this.#chance = chance;
    this.#bench = new HostBench({ settings: settingsBy(chance) });
  }

  /** Of all entries in its log. */
  get entryTypes(): readonly string[] {
    return this.#bench.store.log.map(({ body }) => body.type);
  }

  async run(steps: number): Promise<void> {
    await this.#begin();
    for (let step = 0; step < steps && this.faults.length === 0; step++) {
      await this.#happen();
      await this.#bench.clock.advance(this.#chance.below(2) * this.#chance.below(40_000));
      if (step % 10 === 9) await this.#checkProgress();
    }
    await this.#playOut();
  }

  get #table(): Table {
    return this.#bench.host.table;
  }

  get #present(): readonly PersonId[] {
    return PEOPLE.filter((person) => this.#here.has(person));
  }

  get #seatedHere(): readonly PersonId[] {
    return this.#present.filter((person) => seatOf(this.#table, person) !== undefined);
  }

  async #begin(): Promise<void> {
    const { seats } = this.#table.settings;
    const people = PEOPLE.slice(0, 1 + this.#chance.below(seats));
    for (const person of people) {
      this.#come(person);
      await this.#bench.do(person, { type: 'sit' });
    }
    await this.#fillAndStart();
  }

  async #fillAndStart(): Promise<void> {
    const { host } = this.#table;
    if (host === undefined) return;
    for (const index of seatsOf(this.#table.settings.seats))
      if (this.#table.occupants[index]?.kind === 'empty')
        await this.#bench.do(host, { type: 'seatBot', seat: index, bot: 'simple' });
    await this.#bench.do(host, { type: 'start' });
  }

  #come(person: PersonId): void {
    if (this.#here.has(person)) return;
    this.#here.add(person);
    this.#bench.host.personCame(person);
  }

  #leave(person: PersonId): void {
    if (this.#here.delete(person)) this.#bench.host.personLeft(person);
  }

  /** The server is started again: everybody has to come back, and not all do. */
  #restart(): void {
    const { clock } = this.#bench;
    const before = this.#present;
    this.#bench = this.#bench.reopen(clock);
    this.#here.clear();
    for (const person of before) if (this.#chance.below(3) > 0) this.#come(person);
  }

  async #happen(): Promise<void> {
    const person = drawn(PEOPLE, this.#chance);
    const what = this.#chance.below(20);
    if (what < 4) this.#leave(person);
    else if (what < 7) this.#come(person);
    else if (what === 7) this.#restart();
    else if (this.#here.has(person)) await this.#act(person);
    await settled();
  }

  async #act(person: PersonId): Promise<void> {
    const move = this.#moveOf(person);
    const isCalm = move !== undefined && this.#chance.below(3) > 0;
    await this.#bench.do(person, isCalm ? move : this.#whim());
  }

  #whim(): Command {
    const at = seat(this.#chance.below(this.#table.settings.seats));
    return drawn<Command>(
      [
        { type: 'sit', seat: at },
        { type: 'standUp' },
        { type: 'return' },
        { type: 'resign' },
        { type: 'ask', wish: 'pause' },
        { type: 'ask', wish: 'resume' },
        { type: 'agree' },
        { type: 'agree' },
        { type: 'decline' },
        { type: 'standIn', seat: at },
        { type: 'rematch' },
        { type: 'rematch', change: true },
        { type: 'setUp' },
        { type: 'start' },
        { type: 'seatBot', seat: at, bot: 'simple' },
        { type: 'sendAway', person: drawn(PEOPLE, this.#chance), ban: false },
      ],
      this.#chance,
    );
  }

  /** What the match waits for from a person, if anything. */
  #moveOf(person: PersonId): Command | undefined {
    const at = seatOf(this.#table, person);
    const { match, stage, standIns } = this.#table;
    if (at === undefined || match === undefined || stage !== 'playing' || standIns.has(at)) return undefined;
    if (!match.position.toMove.includes(at)) return undefined;
    if (match.position.countFaces() > 0) return { type: 'roll' };
    return { type: 'move', move: { ...drawn(match.position.legalMoves(at), this.#chance) } };
  }

  /** Everybody who is here does what they are asked for, and nothing else. */
  async #cooperate(): Promise<void> {
    for (const person of this.#seatedHere) {
      const move = this.#moveOf(person);
      if (move !== undefined) await this.#bench.do(person, move);
      else if (this.#table.stage === 'paused') await this.#bench.do(person, { type: 'ask', wish: 'resume' });
    }
  }

  /** With somebody at the table who does what is asked, something happens in time. */
  async #checkProgress(): Promise<void> {
    const { length } = this.#bench.store.log;
    if (this.#seatedHere.length === 0) return;
    await this.#cooperate();
    await this.#bench.clock.advance(PATIENCE);
    const isPlaying = this.#table.stage === 'playing' || this.#table.stage === 'paused';
    if (isPlaying && this.#bench.store.log.length === length) this.#fail('nothing happens');
    this.#checkSeats();
  }

  #checkSeats(): void {
    const kept = seatsOf(this.#table.settings.seats).filter((at) => this.#isKeptFrom(at));
    if (kept.length > 0) this.#fail(`seats ${kept.join(', ')} were not given back`);
    const heirs = this.#seatedHere.filter((person) => !this.#isGone(person));
    const { host } = this.#table;
    if (heirs.length > 0 && (host === undefined || !this.#here.has(host))) this.#fail('the host is not there');
  }

  #isGone(person: PersonId): boolean {
    const at = seatOf(this.#table, person);
    const reason = at === undefined ? undefined : this.#table.standIns.get(at);
    return reason === 'left' || reason === 'resigned';
  }

  #isKeptFrom(at: Seat): boolean {
    const held = this.#table.occupants[at];
    const isHere = held?.kind === 'person' && this.#here.has(held.person);
    return isHere && this.#table.stage !== 'over' && this.#table.standIns.get(at) === 'away';
  }

  /** The match comes to its end, and another one begins when those who are here want it. */
  async #playOut(): Promise<void> {
    if (this.#seatedHere.length === 0) this.#come(this.#someoneSeated());
    if (this.#seatedHere.length === 0) return;
    for (let turn = 0; turn < MOST_TURNS && this.faults.length === 0 && this.#isInMatch(); turn++) {
      const { length } = this.#bench.store.log;
      await this.#cooperate();
      await this.#bench.clock.advance(1_000);
      if (this.#bench.store.log.length === length) await this.#checkProgress();
    }
    if (this.#isInMatch()) this.#fail('the match does not end');
    if (this.faults.length === 0 && this.#table.stage === 'over') await this.#playAgain();
  }

  #someoneSeated(): PersonId {
    return PEOPLE.find((person) => seatOf(this.#table, person) !== undefined) ?? ANA;
  }

  #isInMatch(): boolean {
    return this.#table.stage === 'playing' || this.#table.stage === 'paused';
  }

  async #playAgain(): Promise<void> {
    const before = this.#table.matchesPlayed;
    for (const person of this.#seatedHere) await this.#bench.do(person, { type: 'rematch' });
    await this.#bench.clock.advance(PATIENCE);
    if (this.#table.matchesPlayed === before) this.#fail('no other match begins');
  }

  #fail(what: string): void {
    const { stage, settings, host, standIns, away, occupants, owed } = this.#table;
    const seats = occupants.map((held, at) => [
      held.kind === 'person' ? held.person : held.kind,
      standIns.get(at as Seat) ?? '',
    ]);
    const facts = { stage, game: settings.game, clock: settings.clock.kind, host, seats, here: this.#present };
    this.faults.push(`${what}: ${JSON.stringify({ ...facts, away: [...away], owed: [...owed.keys()] })}`);
  }
}
