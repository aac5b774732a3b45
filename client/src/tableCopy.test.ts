import { gameById } from '@miaou/games';
import { type Game, SeededChance, seat } from '@miaou/kit';
import { type Change, personId, type Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { applyUpdate, applyWholeView, makeCopy, replaceSnapshot, type TableCopy } from './tableCopy.js';
import { fromEventRuns, toEventRuns } from './transitions.js';

const felix = gameById('felix') as Game;

const options = felix.parseOptions({ seats: 3 });
if (!options.ok) throw new Error('the default options must be right');
const position = felix.start(options.value, felix.deal(options.value, new SeededChance('copy')));

const START = {
  as: seat(0),
  n: 4,
  match: 1,
  stage: 'playing',
  settings: { game: 'felix' },
  view: position.view(seat(0)),
} as unknown as Snapshot;

const after = (copy: TableCopy, ...changes: Change[]): TableCopy =>
  applyUpdate(copy, { n: copy.snapshot.n + 1, changes }, felix);

const laid = (by: number): Change => ({
  type: 'events',
  events: [{ type: 'cardLaid', seat: seat(by) } as { type: string }],
});

const said = (text: string): Change => ({
  type: 'said',
  at: 0,
  person: personId('ana'),
  name: 'Ana',
  saying: { text },
});

describe('a copy of a table', () => {
  it('a copy grows by the events that it receives, each with the views around it', () => {
    const copy = after(after(makeCopy(START), laid(1)), laid(2));
    expect(copy.snapshot.n).toBe(6);
    expect(copy.transitions.map(({ event }) => event)).toEqual([
      { type: 'cardLaid', seat: 1 },
      { type: 'cardLaid', seat: 2 },
    ]);
    expect(copy.transitions[0]?.before).toBe(START.view);
    expect(copy.transitions[1]?.before).toBe(copy.transitions[0]?.after);
    expect(copy.transitions[1]?.after).toBe(copy.snapshot.view);
  });

  it('an undo removes the events of the undone move', () => {
    const one = after(makeCopy(START), laid(1));
    const two = after(one, laid(2));
    const undone = after(two, { type: 'view', view: structuredClone(one.snapshot.view) });
    expect(undone.transitions).toEqual(one.transitions);
  });

  it('a new match starts without the events of the one before', () => {
    const one = after(makeCopy(START), laid(1));
    const dealt = after(one, { type: 'view', view: START.view }, { type: 'stage', stage: 'playing', match: 2 });
    expect(dealt.transitions).toEqual([]);
  });

  it('a new snapshot of the same match keeps its events, one of another match or seat does not', () => {
    const one = after(makeCopy(START), laid(1));
    expect(replaceSnapshot(one, { ...START, n: 40 }).transitions).toBe(one.transitions);
    expect(replaceSnapshot(one, { ...START, as: seat(1) }).transitions).toEqual([]);
    expect(replaceSnapshot(one, { ...START, match: 2 }).transitions).toEqual([]);
  });

  it('a copy keeps the newest two hundred chat lines', () => {
    let copy = makeCopy(START);
    for (let line = 0; line < 205; line++) copy = after(copy, said(`${line}`));
    expect(copy.chat).toHaveLength(200);
    expect(copy.chat[0]?.saying).toEqual({ text: '5' });
  });

  it('transitions are stored without the views between events and restored with every view', () => {
    const one = after(makeCopy(START), laid(1));
    const gap = replaceSnapshot(one, { ...START, view: structuredClone(START.view) });
    const { transitions } = after(gap, laid(2));
    const runs = toEventRuns(transitions);
    expect(runs.map(({ events }) => events.length)).toEqual([1, 1]);
    expect(fromEventRuns(felix, structuredClone(runs))).toEqual(transitions);
  });
});

describe('a copy that is sent whole views', () => {
  const LEGAL = [{ type: 'pass' }];
  const start = makeCopy(START, LEGAL);

  it('an update with a view and without legal moves leaves nothing to do', () => {
    const view = { viewer: seat(0), toMove: [] };
    const copy = applyWholeView(start, { n: 5, view });
    expect(copy.snapshot).toMatchObject({ n: 5, view });
    expect(copy.legal).toBeUndefined();
  });

  it('an update without a view leaves the view and the legal moves alone', () => {
    const copy = applyWholeView(start, { n: 5, changes: [said('hello')] });
    expect(copy.snapshot.view).toBe(START.view);
    expect(copy.legal).toBe(LEGAL);
    expect(copy.chat.map(({ saying }) => saying)).toEqual([{ text: 'hello' }]);
  });

  it('events need no rules where the whole view comes with them', () => {
    const view = { viewer: seat(0), toMove: [seat(1)] };
    const copy = applyWholeView(start, { n: 5, events: [{ type: 'unknownEvent' }], view });
    expect(copy.snapshot.view).toBe(view);
    expect(copy.transitions).toEqual([]);
  });

  it('every other change is applied to the snapshot', () => {
    const { snapshot } = applyWholeView(start, {
      n: 5,
      changes: [
        { type: 'stage', stage: 'over', match: 2 },
        { type: 'seats', host: null, seats: [{ bot: 'greedy' }] },
        { type: 'deadlines', deadlines: { '0': 9 } },
        { type: 'wish', wish: { wish: 'undo', seat: seat(1), agreed: [seat(1)] } },
      ],
      view: null,
    });
    expect(snapshot).toMatchObject({ stage: 'over', match: 2, seats: [{ bot: 'greedy' }], deadlines: { '0': 9 } });
    expect(snapshot.wish?.agreed).toEqual([1]);
  });

  it('clocks and wishes that ended are removed from the snapshot', () => {
    const busy = makeCopy({ ...START, deadlines: { '0': 9 } });
    const { snapshot } = applyWholeView(busy, {
      n: 5,
      changes: [
        { type: 'deadlines', deadlines: {} },
        { type: 'wish', wish: null },
      ],
    });
    expect(snapshot.deadlines).toBeUndefined();
    expect(snapshot.wish).toBeUndefined();
  });
});
