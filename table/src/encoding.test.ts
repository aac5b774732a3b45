import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Chance, drawn, SeededChance, seat, seatsOf } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, foldTable, openTable } from './apply.js';
import { legalFor, snapshot } from './audience.js';
import { automaticMovesOf } from './automaticMoves.js';
import type { Command } from './command.js';
import { decodeTable, encodeTable, TABLE_VERSION } from './encoding.js';
import type { Entry } from './entry.js';
import { type PersonId, tableId } from './ids.js';
import type { Settings } from './setup/settings.js';
import { audiencesOf, type Table } from './table.js';
import { letAttendanceAct } from './testing/attendance.js';
import { ANA, BEN, CHOP, CLEO, catalog, DAN, FELIX, Playground } from './testing/playground.js';

const PEOPLE = [ANA, BEN, CLEO, DAN] as const;

const decoded = (table: Table): Table => {
  const decoding = decodeTable(table.id, catalog, encodeTable(table));
  for (;;) {
    const step = decoding.next();
    if (step.done === true) return step.value;
  }
};

/** Everything that anybody can learn of a table, or that it does by itself. */
const faceOf = (table: Table): string =>
  JSON.stringify({
    audiences: audiencesOf(table).map((audience) => [snapshot(table, audience), legalFor(table, audience) ?? null]),
    automatic: automaticMovesOf(table),
    all: encodeTable(table),
  });

const fromText = (entries: readonly Entry[]): Entry[] => JSON.parse(JSON.stringify(entries)) as Entry[];

/** The updates of each entry, and the table after all of them. */
const runOn = (table: Table, entries: readonly Entry[]): string => {
  const updates = entries.map((entry) => apply(table, entry));
  return JSON.stringify(updates) + faceOf(table);
};

const aMove = (play: Playground, person: PersonId, chance: Chance): Command => {
  const at = play.table.occupants.findIndex((held) => held.kind === 'person' && held.person === person);
  const moves = at < 0 ? [] : (play.table.match?.position.legalMoves(seat(at)) ?? []);
  return moves.length === 0 ? { type: 'roll' } : { type: 'move', move: { ...drawn(moves, chance) } };
};

/** What people do now and then beside their moves. */
const nowAndThen = (chance: Chance): readonly Command[] => [
  { type: 'ask', wish: drawn(['pause', 'resume'] as const, chance) },
  { type: 'order', order: { round: 1 + chance.below(9), upTo: chance.below(12) } },
  { type: 'dropOrder' },
  { type: 'vote', part: 'opener', choice: seat(chance.below(2)) },
  { type: 'say', saying: { text: 'miaou' } },
  { type: 'sit' },
  { type: 'return' },
  { type: 'rematch' },
  { type: 'setUp' },
  { type: 'start' },
];

/** What would soon leave bots alone at the table. */
const seldom = (chance: Chance): readonly Command[] => [
  { type: 'standUp' },
  { type: 'resign' },
  { type: 'sendAway', person: drawn(PEOPLE, chance), ban: chance.below(2) === 0 },
];

const aCommand = (play: Playground, person: PersonId, chance: Chance): Command => {
  if (chance.below(60) === 0) return drawn(seldom(chance), chance);
  const isCalm = play.table.stage === 'playing' && chance.below(5) > 0;
  return isCalm ? aMove(play, person, chance) : drawn(nowAndThen(chance), chance);
};

/** The one who moved last asks for it, and nearly all agree to whatever was asked. */
const consent = (play: Playground, chance: Chance): void => {
  const mover = play.table.occupants[play.table.match?.lastMove?.seat ?? 0];
  if (mover?.kind === 'person' && chance.below(5) === 0) play.do(mover.person, { type: 'ask', wish: 'undo' });
  if (play.table.proposal === undefined) return;
  for (const person of PEOPLE) play.do(person, { type: chance.below(15) === 0 ? 'decline' : 'agree' });
};

/** Everything that is due by itself: bots, orders, clocks. */
const letProgramAct = (play: Playground, chance: Chance): void => {
  for (const due of automaticMovesOf(play.table)) {
    const { position } = play.table.match ?? {};
    if (due.type === 'deadline' && chance.below(8) === 0) {
      play.at = due.deadline;
      play.own({ type: 'timeOut', seat: due.seat, deadline: due.deadline });
    } else if (due.type === 'bot' && position !== undefined)
      play.own({ ...due, type: 'botMove', move: { ...drawn(position.legalMoves(due.seat), chance) } });
    else if (due.type === 'botRoll') play.own(due);
    else if (due.type === 'order') play.own({ ...due, type: 'orderMove' });
    else if (due.type === 'rematch') play.own({ type: 'startRematch' });
  }
};

/** A table at which people do whatever comes to their mind, mostly moves. */
const wildLog = (settings: Settings, seed: string, steps: number): Playground => {
  const chance = new SeededChance(seed);
  const play = new Playground(settings, seed).seated(...PEOPLE.slice(0, settings.seats));
  for (let step = 0; step < steps; step++) {
    play.at += chance.below(4000);
    const person = drawn(PEOPLE, chance);
    play.do(person, aCommand(play, person, chance));
    consent(play, chance);
    letProgramAct(play, chance);
    if (chance.below(6) === 0) letAttendanceAct(play, PEOPLE, chance);
  }
  return play;
};

const KINDS: readonly [string, Settings][] = [
  ['Felix', { ...FELIX, parts: { opener: 'vote' } }],
  ['Felix by the clock', { ...FELIX, seats: 4, clock: { kind: 'bank', seconds: 60, increment: 5 } }],
  ['Chop', { ...CHOP, seats: 3 }],
  ['Chop by the clock', { ...CHOP, options: { maxRounds: 20 }, clock: { kind: 'perMove', seconds: 30 } }],
];

const readGolden = (name: string): string => readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8');

/** The encoded table after each tenth entry of a log. */
const textsAlong = ([first, ...rest]: readonly Entry[]): readonly string[] => {
  if (first === undefined) throw new Error('a golden log is empty');
  const table = openTable(tableId('golden'), catalog, first);
  return rest.flatMap((entry) => {
    apply(table, entry);
    return entry.seq % 10 === 0 ? [encodeTable(table)] : [];
  });
};

describe('an encoded table', () => {
  it.each(KINDS)(
    'an encoded table goes on as if it had never been encoded, wherever its log is cut: %s',
    (_, settings) => {
      fc.assert(
        fc.property(fc.string({ minLength: 8, maxLength: 8 }), fc.nat(), (seed, cut) => {
          const { table, log } = wildLog(settings, seed, 120);
          const place = 1 + (cut % log.length);
          const [before, after] = [fromText(log.slice(0, place)), fromText(log.slice(place))];
          const folded = foldTable(table.id, catalog, before);
          const copy = decoded(folded);
          expect(faceOf(copy)).toBe(faceOf(folded));
          expect(runOn(copy, after)).toBe(runOn(folded, after));
          expect(faceOf(copy)).toBe(faceOf(table));
        }),
        { numRuns: 25 },
      );
    },
  );

  it('the logs of these tests have matches, undone moves, orders, votes, pauses, clocks and people who leave in them', () => {
    const types = new Set<string>();
    for (const [, settings] of KINDS)
      for (const seed of ['one', 'two', 'three'])
        for (const { body } of wildLog(settings, seed, 200).log) types.add('wish' in body ? body.wish : body.type);
    const wanted = [
      'started',
      'moved',
      'undo',
      'agreed',
      'pause',
      'orderSet',
      'voted',
      'timedOut',
      'stoodUp',
      'rematched',
      'rematchStarted',
      'wentAway',
      'replaced',
      'cameBack',
      'hostPassed',
    ];
    expect(wanted.filter((type) => !types.has(type))).toEqual([]);
  });

  it('a move can be taken back at a table that was encoded after it', () => {
    const people = [ANA, BEN, CLEO] as const;
    const play = new Playground().started(...people).layAll(...people);
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 9 } });
    const [copy, length] = [decoded(play.table), play.log.length];
    play.do(ANA, { type: 'ask', wish: 'undo' });
    for (const person of [BEN, CLEO]) play.do(person, { type: 'agree' });
    for (const entry of play.log.slice(length)) apply(copy, entry);
    expect(faceOf(copy)).toBe(faceOf(play.table));
    expect(copy.match?.position.toMove).toEqual([0]);
  });

  it('shares nothing with the table that was encoded', () => {
    const people = [ANA, BEN, CLEO] as const;
    const play = new Playground().started(...people);
    const copy = decoded(play.table);
    const before = faceOf(copy);
    play.layAll(...people);
    expect(faceOf(copy)).toBe(before);
  });

  it('yields after every move of a match, so that others need not wait for a long one', () => {
    const { table } = new Playground().started(ANA, BEN, CLEO).layAll(ANA, BEN, CLEO);
    const decoding = decodeTable(table.id, catalog, encodeTable(table));
    const steps = seatsOf(3).map(() => decoding.next().done);
    expect(steps).toEqual([false, false, false]);
    expect(decoding.next().done).toBe(true);
  });

  it('an encoded table is refused where its moves lead to another position under these rules', () => {
    const { table } = new Playground().started(ANA, BEN, CLEO).layAll(ANA, BEN, CLEO);
    const text = encodeTable(table).replace('"round":1', '"round":2');
    expect(text).not.toBe(encodeTable(table));
    const decoding = decodeTable(table.id, catalog, text);
    expect(() => [...decoding]).toThrow('another position');
  });

  it('the golden logs are folded and encoded as their version says: a change of either needs another version', () => {
    const digests = JSON.parse(readGolden('encoding.json')) as Record<string, string>;
    const logs = readGolden('logs.jsonl').trim().split('\n');
    const texts = logs.flatMap((line) => textsAlong(JSON.parse(line) as Entry[]));
    const digest = hash('sha256', texts.join('\n'), 'base64url');
    expect({ [TABLE_VERSION]: digest }).toEqual({ [TABLE_VERSION]: digests[TABLE_VERSION] });
  });
});
