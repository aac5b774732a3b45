import { type Chance, drawn, SeededChance, sameJson, seat, type Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type Snapshot, snapshot } from './audience.js';
import { automaticMovesOf } from './automaticMoves.js';
import type { Command } from './command.js';
import { followChange } from './following.js';
import type { PersonId } from './ids.js';
import type { Settings } from './setup/settings.js';
import { audiencesOf } from './table.js';
import { letAttendanceAct } from './testing/attendance.js';
import { ANA, BEN, CHOP, CLEO, catalog, DAN, FELIX, Playground } from './testing/playground.js';

const people = [ANA, BEN, CLEO, DAN];

const CLOCK = { kind: 'bank', seconds: 60, increment: 5 } as const;

/** Half of the time one of those whom the match waits for. */
const anyPerson = (play: Playground, chance: Chance): PersonId => {
  const due = play.table.match?.position.toMove ?? [];
  const [held] = due.length === 0 ? [] : [play.table.occupants[drawn(due, chance)]];
  return held?.kind === 'person' && chance.below(2) === 0 ? held.person : drawn(people, chance);
};

/** Anything that anyPerson might send, wise or not. */
const anyCommand = (play: Playground, person: PersonId, chance: Chance): Command => {
  const settings: Settings = { ...play.table.settings, parts: { opener: 'vote' } };
  const held = play.table.occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.person === person);
  const moves = held < 0 ? [] : (play.table.match?.position.legalMoves(seat(held)) ?? []);
  if (moves.length > 0 && chance.below(4) > 0)
    return play.table.match?.position.countFaces() === 0
      ? { type: 'move', move: { ...drawn(moves, chance) } }
      : { type: 'roll' };
  return drawn<Command>(
    [
      { type: 'sit' },
      { type: 'sit', seat: seat(chance.below(3)) },
      { type: 'standUp' },
      { type: 'seatBot', seat: seat(chance.below(3)), bot: 'greedy' },
      { type: 'removeBot', seat: seat(chance.below(3)) },
      { type: 'configure', settings },
      { type: 'vote', part: 'opener', choice: seat(chance.below(2)) },
      { type: 'start' },
      { type: 'order', order: { round: 1 + chance.below(3), upTo: chance.below(5) } },
      { type: 'dropOrder' },
      { type: 'ask', wish: drawn(['undo', 'pause', 'resume'], chance) },
      { type: 'agree' },
      { type: 'agree' },
      { type: 'decline' },
      { type: 'return' },
      { type: 'rematch' },
      { type: 'rematch', change: true },
      { type: 'setUp' },
      { type: 'standIn', seat: seat(1) },
      { type: 'say', saying: { preset: 'hello' } },
      { type: 'sendAway', person: drawn(people, chance), ban: false },
    ],
    chance,
  );
};

/** Bots, orders and clocks now and then. */
const anyAutomaticMove = (play: Playground, chance: Chance): void => {
  const [move] = automaticMovesOf(play.table);
  if (move === undefined) return;
  if (move.type === 'bot') {
    const { seat: by, decision } = move;
    play.own({ type: 'botMove', seat: by, decision, move: play.firstMove(by) });
  } else if (move.type === 'order') play.own({ type: 'orderMove', seat: move.seat, decision: move.decision });
  else if (move.type === 'botRoll') play.own({ type: 'botRoll', seat: move.seat, decision: move.decision });
  else if (move.type === 'rematch') play.own({ type: 'startRematch' });
  else if (move.type === 'beginUnopened') play.own({ type: 'beginUnopened', until: move.deadline });
  else if (move.type === 'holdEnd') {
    play.at = move.deadline;
    play.own({ type: 'endHold', until: move.deadline });
  } else if (move.type !== 'deadline') play.own(move);
  else if (chance.below(10) === 0) {
    play.at = move.deadline;
    play.own({ type: 'timeOut', seat: move.seat, deadline: move.deadline });
  }
};

/** Every audience's copy, kept up to date by updates alone. */
class Copies {
  readonly #play: Playground;
  readonly #copies = new Map<Viewer, Snapshot>();

  constructor(play: Playground) {
    this.#play = play;
    for (const audience of audiencesOf(play.table)) this.#copies.set(audience, snapshot(play.table, audience));
  }

  follow(): void {
    const game = catalog.gameById(this.#play.table.settings.game);
    if (game === undefined) throw new Error('no such game');
    for (const { audience, n, changes } of this.#play.updates) {
      const copy = this.#copies.get(audience);
      if (copy === undefined) continue;
      if (n !== copy.n + 1) throw new Error(`update ${n} came after ${copy.n}`);
      const received = JSON.parse(JSON.stringify(changes)) as typeof changes;
      const after = received.reduce((last, change) => followChange(last, change, game), copy);
      this.#copies.set(audience, { ...after, n });
    }
  }

  /** The first copy that is not what its audience would be shown, beside what that is. */
  astray(): { readonly copy: unknown; readonly shown: unknown } | undefined {
    for (const [audience, copy] of this.#copies) {
      const shown = snapshot(this.#play.table, audience);
      if (!sameJson(copy, shown)) return { copy, shown };
    }
    return undefined;
  }
}

describe('following a table', () => {
  it.each([
    ['Felix', { ...FELIX, clock: CLOCK }],
    ['Chop', { ...CHOP, seats: 3, parts: { opener: 'vote', cat: 'vote' } }],
  ] as const)('every audience of %s has by updates alone what the table would show it', (name, settings) => {
    let entries = 0;
    for (let story = 0; story < 6; story++) {
      const chance = new SeededChance(`${name} ${story}`);
      const play = new Playground(settings, `${name} ${story}`).started(ANA, BEN, CLEO);
      const copies = new Copies(play);
      for (let turn = 0; turn < 200; turn++) {
        play.updates = [];
        const person = anyPerson(play, chance);
        if (chance.below(8) === 0) letAttendanceAct(play, [ANA, BEN, CLEO], chance);
        else if (chance.below(4) === 0) anyAutomaticMove(play, chance);
        else play.do(person, anyCommand(play, person, chance));
        play.at += chance.below(2_000);
        copies.follow();
        expect(copies.astray()).toBeUndefined();
      }
      entries += play.log.length;
    }
    expect(entries).toBeGreaterThan(400);
  });
});
