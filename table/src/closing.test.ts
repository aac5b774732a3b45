import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { maySee } from './access.js';
import { foldTable } from './apply.js';
import { finishedRecord } from './archive.js';
import { snapshot } from './audience.js';
import { automaticMovesOf } from './automaticMoves.js';
import type { Command } from './command.js';
import { tableId } from './ids.js';
import { ANA, BEN, CLEO, catalog, DAN, FELIX, Playground } from './testing/playground.js';

const CLOSE = { type: 'close' } as const;

const closedMatch = (): Playground => {
  const play = new Playground({ ...FELIX, clock: { kind: 'perMove', seconds: 60 } }).started(ANA, BEN, CLEO);
  play.do(ANA, { type: 'order', order: { round: 1, upTo: 3 } });
  play.do(BEN, { type: 'ask', wish: 'pause' });
  expect(play.own(CLOSE)).toBe('ok');
  return play;
};

describe('a table that the operator closes', () => {
  it('everybody at a closed table is told so by its stage', () => {
    const play = new Playground().seated(ANA, BEN);
    expect(play.own(CLOSE)).toBe('ok');
    expect(play.updates.map(({ audience, changes }) => [audience, changes])).toEqual(
      [0, 1, 2, 'spectator'].map((audience) => [audience, [{ type: 'stage', stage: 'closed', match: 0 }]]),
    );
  });

  it.each<Command>([
    { type: 'say', saying: { text: 'hello' } },
    { type: 'standUp' },
    { type: 'sit' },
    { type: 'rematch' },
    { type: 'resign' },
    { type: 'start' },
    { type: 'sendAway', person: BEN, ban: true },
    { type: 'roll' },
    { type: 'order', order: { round: 1, upTo: 3 } },
  ])('a closed table refuses the command %j', (command) => {
    const play = closedMatch();
    expect(play.do(ANA, command)).toBe('closed-by-operator');
  });

  it('a running match that is closed is abandoned: no clock, no bot, no order, no record', () => {
    const play = closedMatch();
    const seen = snapshot(play.table, seat(0));
    expect(seen).toMatchObject({ stage: 'closed', match: 1 });
    expect([seen.deadlines, seen.order, seen.wish]).toEqual([undefined, undefined, undefined]);
    expect(automaticMovesOf(play.table)).toEqual([]);
    expect(finishedRecord(play.table)).toBeUndefined();
  });

  it('a closed match still hides what it hid', () => {
    const play = closedMatch();
    expect(snapshot(play.table, 'spectator').view).toEqual(play.table.match?.position.view('spectator'));
  });

  it('a closed table is seen by those who saw it, and stays hidden from the others', () => {
    const play = new Playground({ ...FELIX, access: { join: 'link', watch: 'seated' } }).seated(ANA, BEN);
    play.own(CLOSE);
    expect([ANA, BEN, DAN].map((person) => maySee(play.table, person))).toEqual([true, true, false]);
    expect(play.do(DAN, { type: 'sit' })).toBe('no-such-table');
  });

  it('a table is closed once', () => {
    const play = closedMatch();
    expect(play.own(CLOSE)).toBe('closed-by-operator');
    expect(play.own({ type: 'rename', person: ANA, name: 'Anna' })).toBe('closed-by-operator');
    expect(play.own({ type: 'leave', person: ANA })).toBe('closed-by-operator');
  });

  it('a closed table is the same after a restart', () => {
    const play = closedMatch();
    const again = foldTable(tableId('t'), catalog, play.log);
    expect(snapshot(again, seat(1))).toEqual(snapshot(play.table, seat(1)));
  });
});

describe('a person whom the operator removes', () => {
  it('before a match they lose the seat, and the host’s part passes on', () => {
    const play = new Playground().seated(ANA, BEN);
    expect(play.own({ type: 'leave', person: ANA })).toBe('ok');
    expect(snapshot(play.table, 'spectator')).toMatchObject({ host: BEN, seats: [{}, { person: BEN }, {}] });
  });

  it('in a match a bot stands in', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    expect(play.own({ type: 'leave', person: BEN })).toBe('ok');
    expect(snapshot(play.table, 'spectator').seats[1]).toMatchObject({ person: BEN, standIn: 'left' });
    expect(play.own({ type: 'leave', person: DAN })).toBe('not-seated');
  });

  it('a host who never sat down is host no more: another player is', () => {
    const play = new Playground().seated(BEN, CLEO);
    expect(play.own({ type: 'leave', person: ANA })).toBe('ok');
    expect(snapshot(play.table, 'spectator').host).toBe(BEN);
  });

  it('where nobody else sits, the next who does is host', () => {
    const play = new Playground();
    expect(play.own({ type: 'leave', person: ANA })).toBe('ok');
    expect(snapshot(play.table, 'spectator').host).toBeNull();
    play.do(BEN, { type: 'sit' });
    expect(foldTable(tableId('t'), catalog, play.log).host).toBe(BEN);
  });
});
