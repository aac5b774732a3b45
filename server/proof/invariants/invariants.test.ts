import { createHash } from 'node:crypto';
import type { Seat } from '@miaou/kit';
import { commandId, type Entry, type EntryBody, personId, type Snapshot, snapshot, tableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { History } from '../client/history.js';
import { MATCHES } from '../client/playing.js';
import { faultsAtAnyMoment, faultsAtRest, lostTables, type Resting } from './invariants.js';
import type { Logs, Row } from './logs.js';
import { replayLog } from './replayLog.js';

const TABLE = tableId('t');
const ANA = personId('ana');
const [SETTINGS] = MATCHES;
if (SETTINGS === undefined) throw new Error('no match to play');

/** By Ana under ids of their own, a second apart. */
const BODIES: readonly EntryBody[] = [
  { type: 'opened', host: ANA, name: 'Ana', settings: { ...SETTINGS, clock: { kind: 'perMove', seconds: 5 } } },
  { type: 'sat', seat: 0 as Seat, person: ANA, name: 'Ana' },
  { type: 'said', person: ANA, name: 'Ana', saying: { text: 'hello' } },
  ...[1, 2, 3].map((seat): EntryBody => ({ type: 'botSeated', seat: seat as Seat, bot: 'random' })),
  {
    type: 'started',
    options: { edition: 'felix', seats: 4 },
    deal: { firstSeat: 0, removed: ['3', '3', '3', '3'] },
  },
];

const entriesOf = (bodies: readonly EntryBody[]): Entry[] =>
  bodies.map((body, index) => ({
    seq: index + 1,
    at: 1000 * (index + 1),
    ...(index === 0 ? {} : { command: { person: ANA, id: commandId(`c${index}`), digest: 'd' } }),
    body,
  }));

const chained = (entries: readonly Entry[]): Row[] => {
  let previous: string = TABLE;
  return entries.map((entry) => {
    const { seq, at, command, body } = entry;
    const text = `${seq}\n${at}\n${command === undefined ? '' : JSON.stringify(command)}\n${JSON.stringify(body)}`;
    previous = createHash('sha256').update(`${previous}\n${TABLE}\n${text}`).digest('base64url');
    return { entry, text, hash: previous };
  });
};

const logsOf = (rows: readonly Row[]): Logs => new Map([[TABLE, rows]]);
const SOUND = chained(entriesOf(BODIES));

/** Ana as an honest server would have left her: every command acknowledged, every update shown. */
const honest = (): History => {
  const history = new History(ANA);
  const { places, updates, snapshots, table } = replayLog(TABLE, SOUND);
  for (const [key, [place]] of places) {
    const id = commandId(key.split(' ')[1] ?? '');
    history.sent.set(id, { table: TABLE, id, command: { type: 'start' } });
    history.answered({ answer: id, n: place?.n ?? 0 });
  }
  for (const [key, changes] of updates) {
    const [seat, n] = key.split(' ').map(Number);
    if (seat !== 0 || n === undefined) continue;
    history.shown.push({ kind: 'update', table: TABLE, as: 0 as Seat, n, changes: JSON.parse(changes) as [] });
  }
  expect(snapshots.get('0 0')).toBeDefined();
  history.shown.push({ kind: 'snapshot', table: TABLE, snapshot: snapshot(table, 0 as Seat) });
  return history;
};

const C2 = commandId('c2');

describe('the checker of histories and logs', () => {
  it('the checker finds nothing where every promise was kept', () => {
    expect(faultsAtAnyMoment(logsOf(SOUND), [honest()])).toEqual([]);
    const [resting] = restingAs(honest());
    expect(faultsAtRest(logsOf(SOUND), [resting], 7000)).toEqual([]);
  });

  it.each<[string, number, string[]]>([
    ['once the bot sits there', 6, []],
    ['before', 2, ['I1 durable: c99 (seatBot) was acknowledged, and not in the log']],
  ])('[I1] a bot that is seated again makes no entry %s', (_, n, expected) => {
    const history = honest();
    const id = commandId('c99');
    history.sent.set(id, { table: TABLE, id, command: { type: 'seatBot', seat: 3 as Seat, bot: 'random' } });
    history.answered({ answer: id, n });
    expect(faultsAtAnyMoment(logsOf(SOUND), [history])).toEqual(expected);
  });

  it.each<[string, (history: History) => unknown, string]>([
    [
      '[I1] a command that was acknowledged at another place',
      (history) => history.answers.set(C2, [{ answer: C2, n: 5 }]),
      'I1 durable: c2 (start) was acknowledged at 5, and in the log at 2',
    ],
    [
      '[I1] a command that was refused and done all the same',
      (history) => history.answers.set(C2, [{ answer: C2, refusal: { code: 'stale' } }]),
      'I1 durable: c2 (start) was refused as stale, and in the log',
    ],
    [
      '[I1] a command that was acknowledged and is not there',
      (history) => {
        const id = commandId('c99');
        history.sent.set(id, { table: TABLE, id, command: { type: 'start' } });
        history.answered({ answer: id, n: 3 });
      },
      'I1 durable: c99 (start) was acknowledged, and not in the log',
    ],
    [
      '[I4] an update that never happened',
      (history) => history.shown.push({ kind: 'update', table: TABLE, as: 'spectator', n: 99, changes: [] }),
      'I4 prefix: update 99 to spectator was [], by the log none',
    ],
    [
      '[I4] an update with other words in it',
      (history) => history.shown.push({ kind: 'update', table: TABLE, as: 'spectator', n: 2, changes: [] }),
      'I4 prefix: update 2 to spectator was [], by the log [{"type":"said"',
    ],
    [
      '[I4] a picture of something that was not so',
      (history) => {
        const last = history.shown.at(-1);
        if (last?.kind === 'snapshot') history.shown.push({ ...last, snapshot: { ...last.snapshot, match: 7 } });
      },
      'I4 prefix: the picture 6 of 0 was',
    ],
    [
      '[I4] an older picture after a newer one',
      (history) => history.shown.push({ kind: 'snapshot', table: TABLE, snapshot: pictureAt('0 3') }),
      'I4 prefix: the picture 3 of 0 was shown after entry 7, and out of date since 5',
    ],
    [
      '[I4] a picture as a spectator that is older than what the seat was shown',
      (history) => history.shown.push({ kind: 'snapshot', table: TABLE, snapshot: pictureAt('spectator 2') }),
      'I4 prefix: the picture 2 of spectator was shown after entry 7, and out of date since 4',
    ],
  ])('the checker finds %s', (_, tamper, expected) => {
    const history = honest();
    tamper(history);
    expect(faultsAtAnyMoment(logsOf(SOUND), [history]).join('\n')).toContain(expected);
  });

  it.each<[string, readonly Row[], string]>([
    [
      '[I1] a command that is there twice',
      chained(entriesOf(BODIES).map((entry) => (entry.seq === 4 ? { ...entry, command: markOf('c2') } : entry))),
      'I1 durable: c2 (start) was acknowledged once, and in the log 2 times',
    ],
    ['[I2] an entry that was changed', altered(SOUND, 2, { text: 'x' }), 'I2 chained: entry 3 of t'],
    [
      '[I4] a clock that went back',
      chained(entriesOf(BODIES).map((entry) => (entry.seq === 3 ? { ...entry, at: 1 } : entry))),
      'I4 prefix: entry 3 is older',
    ],
    [
      '[I6] a time-out before its time',
      chained(entriesOf([...BODIES, { type: 'timedOut', seat: 0 as Seat }])),
      'I6 live: entry 8 of t is a time-out of a clock that had not run out',
    ],
    [
      '[I6] a clock that ran out twice',
      chained(
        entriesOf([...BODIES, ...[0, 0].map((seat): EntryBody => ({ type: 'timedOut', seat: seat as Seat }))]).map(
          (entry) => (entry.seq > BODIES.length ? { ...entry, at: 60_000 } : entry),
        ),
      ),
      'I6 live: entry 9 of t is a second time-out of one decision',
    ],
  ])('the checker finds %s', (_, rows, expected) => {
    expect(faultsAtAnyMoment(logsOf(rows), [honest()]).join('\n')).toContain(expected);
  });

  it.each(['returned', 'cameBack'] as const)(
    '[I6] the checker takes the time-outs of two decisions for no fault: between them they have %s',
    (type) => {
      const later = (['timedOut', type, 'timedOut'] as const).map(
        (kind): EntryBody => ({ type: kind, seat: 0 as Seat }),
      );
      const rows = chained(
        entriesOf([...BODIES, ...later]).map((entry) =>
          entry.seq > BODIES.length ? { ...entry, at: entry.seq * 60_000 } : entry,
        ),
      );
      expect(faultsAtAnyMoment(logsOf(rows), [honest()])).toEqual([]);
    },
  );

  it('the checker takes an older picture for no fault where the network swaps frames', () => {
    const { sent, answers, shown } = honest();
    const older = { kind: 'snapshot', table: TABLE, snapshot: pictureAt('0 3') } as const;
    const swapped = Object.assign(new History(ANA, false), { sent, answers, shown: [...shown, older] });
    expect(faultsAtAnyMoment(logsOf(SOUND), [swapped])).toEqual([]);
  });

  it('[I2] the checker finds a missing entry', () => {
    const cut = SOUND.filter(({ entry }) => entry.seq !== 1).map((row, index) =>
      index === 0 ? { ...row, entry: { ...row.entry, body: BODIES[0] as EntryBody } } : row,
    );
    expect(() => faultsAtAnyMoment(logsOf(cut), [])).not.toThrow();
    expect(faultsAtAnyMoment(logsOf(cut), []).join('\n')).toContain('I2 gapless: entry 2 stands at place 1');
  });

  it('[I1] the checker finds a missing table', () => {
    expect(lostTables(new Map(), [honest()])).toEqual(['I1 durable: table t is not on disk']);
  });

  it('[I3] the checker finds a client with a wrong view', () => {
    const [resting] = restingAs(honest());
    const { snapshot: own } = resting;
    const astray = { ...resting, snapshot: own && { ...own, view: null } };
    expect(faultsAtRest(logsOf(SOUND), [astray], 0).join('\n')).toContain('I3 convergent: 0 sees null');
  });

  it('[I3] the checker finds a client with wrong people at the table', () => {
    const [resting] = restingAs(honest());
    const astray = { ...resting, snapshot: resting.snapshot && { ...resting.snapshot, host: null } };
    expect(faultsAtRest(logsOf(SOUND), [astray], 0).join('\n')).toContain('I3 convergent: 0 has');
  });

  describe('a client that has seen the end of the match', () => {
    const END: EntryBody = { type: 'resigned', seat: 0 as Seat, ends: true };
    const WORD: EntryBody = { type: 'said', person: ANA, name: 'Ana', saying: { text: 'well played' } };
    const faultsWith = (later: readonly EntryBody[]): string[] => {
      const { table } = replayLog(TABLE, chained(entriesOf([...BODIES, END])));
      const own = snapshot(table, 0 as Seat);
      expect(own.stage).toBe('over');
      const logs = logsOf(chained(entriesOf([...BODIES, END, ...later])));
      return faultsAtRest(logs, [{ history: new History(ANA), table: TABLE, snapshot: own }], 0);
    };

    it('[I3] the checker lets a word be on its way to a client that has seen the end', () => {
      expect(faultsWith([WORD, WORD])).toEqual([]);
    });

    it('[I3] the checker finds that a client which has seen the end was not told of a new host', () => {
      expect(faultsWith([WORD, { type: 'hostPassed', person: null }]).join('\n')).toContain('I3 convergent: 0 has');
    });

    it('[I3] the checker finds a client that is ahead of the log', () => {
      const [resting] = restingAs(honest());
      const ahead = resting.snapshot && { ...resting.snapshot, n: resting.snapshot.n + 1 };
      expect(faultsAtRest(logsOf(SOUND), [{ ...resting, snapshot: ahead }], 0).join('\n')).toContain('I3 convergent');
    });
  });

  it('[I6] the checker finds a command without an answer, and a deadline that passed in silence', () => {
    const history = honest();
    history.answers.delete(C2);
    expect(faultsAtRest(logsOf(SOUND), restingAs(history), 12_000)).toEqual([
      'I6 live: c2 was never answered',
      'I6 live: a deadline of t never fired',
    ]);
  });
});

/** What was true at a place of an audience, as in `spectator 2`. */
function pictureAt(place: string): Snapshot {
  return JSON.parse(replayLog(TABLE, SOUND).snapshots.get(place) ?? '') as Snapshot;
}

function markOf(id: string): NonNullable<Entry['command']> {
  return { person: ANA, id: commandId(id), digest: 'd' };
}

function altered(rows: readonly Row[], index: number, change: Partial<Row>): readonly Row[] {
  return rows.map((row, place) => (place === index ? { ...row, ...change } : row));
}

function restingAs(history: History): [Resting] {
  return [{ history, table: TABLE, snapshot: snapshot(replayLog(TABLE, SOUND).table, 0 as Seat) }];
}
