import { gameById } from '@miaou/games';
import { type Game, SeededChance, seat } from '@miaou/kit';
import { type Change, personId, type Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { stepsOfStretches, stretchesOf } from './steps';
import { beginCopy, followCopy, replaceSnapshot, type TableCopy } from './tableCopy';

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
  followCopy(copy, { n: copy.snapshot.n + 1, changes }, felix);

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
  it('grows by the facts that it is told, each with the views around it', () => {
    const copy = after(after(beginCopy(START), laid(1)), laid(2));
    expect(copy.snapshot.n).toBe(6);
    expect(copy.steps.map(({ event }) => event)).toEqual([
      { type: 'cardLaid', seat: 1 },
      { type: 'cardLaid', seat: 2 },
    ]);
    expect(copy.steps[0]?.before).toBe(START.view);
    expect(copy.steps[1]?.before).toBe(copy.steps[0]?.after);
    expect(copy.steps[1]?.after).toBe(copy.snapshot.view);
  });

  it('takes the facts of a move back with the move', () => {
    const one = after(beginCopy(START), laid(1));
    const two = after(one, laid(2));
    const undone = after(two, { type: 'view', view: structuredClone(one.snapshot.view) });
    expect(undone.steps).toEqual(one.steps);
  });

  it('is told nothing of the match before when a new one is dealt', () => {
    const one = after(beginCopy(START), laid(1));
    const dealt = after(one, { type: 'view', view: START.view }, { type: 'stage', stage: 'playing', match: 2 });
    expect(dealt.steps).toEqual([]);
  });

  it('keeps the facts when the whole table of the same match is shown again', () => {
    const one = after(beginCopy(START), laid(1));
    expect(replaceSnapshot(one, { ...START, n: 40 }).steps).toBe(one.steps);
    expect(replaceSnapshot(one, { ...START, as: seat(1) }).steps).toEqual([]);
    expect(replaceSnapshot(one, { ...START, match: 2 }).steps).toEqual([]);
  });

  it('remembers the last two hundred things said', () => {
    let copy = beginCopy(START);
    for (let line = 0; line < 205; line++) copy = after(copy, said(`${line}`));
    expect(copy.said).toHaveLength(200);
    expect(copy.said[0]?.saying).toEqual({ text: '5' });
  });

  it('is written in few words and read again with every view', () => {
    const one = after(beginCopy(START), laid(1));
    const gap = replaceSnapshot(one, { ...START, view: structuredClone(START.view) });
    const { steps } = after(gap, laid(2));
    const stretches = stretchesOf(steps);
    expect(stretches.map(({ events }) => events.length)).toEqual([1, 1]);
    expect(stepsOfStretches(felix, structuredClone(stretches))).toEqual(steps);
  });
});
