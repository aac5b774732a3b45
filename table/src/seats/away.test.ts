import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { snapshot } from '../audience.js';
import { automaticMovesOf } from '../automaticMoves.js';
import type { Settings } from '../setup/settings.js';
import { withOnly } from '../testing/attendance.js';
import { ANA, BEN, CHOP, CLEO, DAN, FELIX, Playground } from '../testing/playground.js';

const [FIRST, SECOND] = [seat(0), seat(1)];

/** Felix for three; all owe a card, and Ben is noted as away. */
const withBenAway = (settings: Partial<Settings> = {}): Playground => {
  const play = new Playground({ ...FELIX, ...settings }).started(ANA, BEN, CLEO);
  for (const command of withOnly(play, ANA, CLEO)) play.own(command);
  return play;
};

describe('a person who is away', () => {
  it('a person who owes a move and is not connected is told of to all, with the time at which a bot takes over', () => {
    const play = withBenAway();
    expect(snapshot(play.table, 'spectator').away).toEqual({ 1: play.at + 100_000 });
    expect(play.updates.map(({ changes }) => changes)).toContainEqual([
      { type: 'away', away: { 1: play.at + 100_000 } },
    ]);
  });

  it('nobody is told of a person who owes nothing', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    play.do(BEN, { type: 'move', move: play.firstMove(1) });
    expect(withOnly(play, ANA, CLEO)).toEqual([]);
  });

  it('nobody is told where nobody is there to be told: a match alone against bots waits', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    expect(withOnly(play)).toEqual([]);
    expect(withOnly(play, DAN)).toEqual([]);
  });

  it('with days for each move nobody counts as away', () => {
    expect(withBenAway({ clock: { kind: 'days', days: 1 } }).table.away.size).toBe(0);
  });

  it('any person at the table may let a bot play, and others may not', () => {
    const play = withBenAway();
    expect(play.do(DAN, { type: 'standIn', seat: SECOND })).toBe('not-seated');
    expect(play.do(CLEO, { type: 'standIn', seat: FIRST })).toBe('player-present');
    expect(play.do(CLEO, { type: 'standIn', seat: SECOND })).toBe('ok');
    expect(play.table.standIns.get(SECOND)).toBe('away');
    expect(snapshot(play.table, FIRST).away).toBeUndefined();
    expect(automaticMovesOf(play.table)).toMatchObject([{ type: 'bot', seat: 1, bot: 'greedy' }]);
  });

  it('a bot plays by itself when the time has come, not before', () => {
    const play = withBenAway();
    const deadline = play.at + 100_000;
    play.at = deadline - 1;
    expect(play.own({ type: 'replaceAway', seat: SECOND, deadline })).toBe('no-longer-due');
    play.at = deadline;
    expect(play.own({ type: 'replaceAway', seat: SECOND, deadline })).toBe('ok');
    expect(play.table.standIns.get(SECOND)).toBe('away');
  });

  it('a table whose host wants it so waits until somebody asks for a bot', () => {
    const play = withBenAway({ away: 'ask' });
    expect(snapshot(play.table, FIRST).away).toEqual({ 1: null });
    expect(withOnly(play, ANA, CLEO)).toEqual([]);
    expect(play.do(ANA, { type: 'standIn', seat: SECOND })).toBe('ok');
  });

  it('a person who comes back has the seat at once, whether or not a bot has played', () => {
    const early = withBenAway();
    for (const command of withOnly(early, ANA, BEN, CLEO)) early.own(command);
    expect(early.table.away.size).toBe(0);
    const late = withBenAway();
    late.do(ANA, { type: 'standIn', seat: SECOND });
    for (const command of withOnly(late, ANA, BEN, CLEO)) late.own(command);
    expect(late.table.standIns.size).toBe(0);
    expect(late.do(BEN, { type: 'move', move: late.firstMove(1) })).toBe('ok');
    expect(late.table.match?.handovers).toMatchObject([{ seat: 1, name: 'ben', bot: 'greedy' }, { seat: 1 }]);
  });

  it('a person whose time ran out has the seat back on coming back, who stood up or resigned has not', () => {
    const play = new Playground({ ...FELIX, clock: { kind: 'perMove', seconds: 30 } }).started(ANA, BEN, CLEO);
    play.at += 30_000;
    play.own({ type: 'timeOut', seat: SECOND, deadline: play.at });
    expect(play.own({ type: 'comeBack', person: BEN })).toBe('ok');
    play.do(BEN, { type: 'standUp' });
    expect(play.own({ type: 'comeBack', person: BEN })).toBe('no-longer-due');
    play.do(CLEO, { type: 'resign' });
    expect(play.own({ type: 'comeBack', person: CLEO })).toBe('no-longer-due');
  });

  it('a person who has moved meanwhile is not away', () => {
    const play = withBenAway();
    play.do(BEN, { type: 'move', move: play.firstMove(1) });
    expect(play.table.away.size).toBe(0);
    expect(play.do(ANA, { type: 'standIn', seat: SECOND })).toBe('player-present');
  });

  it('nobody waits for the answer of a person who is away', () => {
    const play = withBenAway();
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.do(CLEO, { type: 'agree' });
    expect(play.table.stage).toBe('paused');
    const asked = new Playground().started(ANA, BEN, CLEO);
    asked.do(ANA, { type: 'ask', wish: 'pause' });
    asked.do(CLEO, { type: 'agree' });
    for (const command of withOnly(asked, ANA, CLEO)) asked.own(command);
    expect(asked.table.stage).toBe('paused');
  });
});

describe('a host who is away', () => {
  it('the table gets another host, before, during and after a match', () => {
    const play = new Playground().seated(ANA, BEN, CLEO);
    expect(withOnly(play, CLEO)).toEqual([{ type: 'passHost', from: ANA, to: CLEO }]);
    expect(play.own({ type: 'passHost', from: ANA, to: CLEO })).toBe('ok');
    expect(play.table.host).toBe(CLEO);
    expect(play.own({ type: 'passHost', from: ANA, to: BEN })).toBe('no-longer-due');
    play.do(CLEO, { type: 'start' });
    expect(withOnly(play, ANA)).toContainEqual({ type: 'passHost', from: CLEO, to: ANA });
    play.table.stage = 'over';
    expect(withOnly(play, ANA)).toContainEqual({ type: 'passHost', from: CLEO, to: ANA });
  });

  it('a host who never sat down is replaced too', () => {
    const play = new Playground().seated(BEN);
    expect(withOnly(play, BEN)).toEqual([{ type: 'passHost', from: ANA, to: BEN }]);
  });

  it('who resigns is no longer host, and cannot become it', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    play.do(ANA, { type: 'resign' });
    expect(play.table.host).toBe(BEN);
    expect(play.own({ type: 'passHost', from: BEN, to: ANA })).toBe('no-longer-due');
  });
});

describe('a table that the operator has closed', () => {
  it('a table that the operator has closed has nothing due, whoever comes and goes', () => {
    const play = withBenAway();
    play.do(ANA, { type: 'standIn', seat: SECOND });
    play.own({ type: 'close' });
    expect(withOnly(play, BEN)).toEqual([]);
  });
});

describe('the seat of a bot', () => {
  const withBot = (settings: Partial<Settings> = {}): Playground => {
    const play = new Playground({ ...FELIX, ...settings }).seated(ANA, BEN);
    play.do(ANA, { type: 'seatBot', seat: seat(2), bot: 'felixOnly' });
    return play;
  };

  it('the seat of a bot can be taken before a match', () => {
    const play = withBot();
    expect(play.do(CLEO, { type: 'sit', seat: seat(2) })).toBe('ok');
    expect(play.table.occupants[2]).toMatchObject({ person: CLEO });
  });

  it('the seat of a bot can be taken during a match, with the decision that the bot owes', () => {
    const play = withBot();
    play.do(ANA, { type: 'start' });
    const [due] = automaticMovesOf(play.table);
    expect(play.do(CLEO, { type: 'sit', seat: seat(2) })).toBe('ok');
    expect(automaticMovesOf(play.table)).toEqual([]);
    expect(play.own({ ...due, type: 'botMove', move: play.firstMove(2) } as never)).toBe('no-longer-due');
    expect(play.do(CLEO, { type: 'move', move: play.firstMove(2) })).toBe('ok');
    expect(play.table.match?.handovers).toEqual([
      { seat: 2, after: 0, bot: 'felixOnly' },
      { seat: 2, after: 0, name: 'cleo' },
    ]);
  });

  it('the seat of a bot is kept where the host wants it so, before and during a match', () => {
    const play = withBot({ botSeats: 'kept' });
    expect(play.do(CLEO, { type: 'sit', seat: seat(2) })).toBe('seat-taken');
    play.do(ANA, { type: 'start' });
    expect(play.do(CLEO, { type: 'sit', seat: seat(2) })).toBe('seat-taken');
  });

  it('the seat of a bot cannot be taken by who knows the cards of another seat', () => {
    const play = withBot();
    play.do(ANA, { type: 'start' });
    expect(play.do(BEN, { type: 'sit', seat: seat(2) })).toBe('already-seated');
    play.do(ANA, { type: 'sendAway', person: BEN, ban: false });
    expect(play.do(BEN, { type: 'sit', seat: SECOND })).toBe('sent-away');
    expect(play.do(BEN, { type: 'sit', seat: seat(2) })).toBe('sent-away');
    expect(play.do(CLEO, { type: 'sit', seat: SECOND })).toBe('ok');
  });

  it('a table that only the seated may watch is not shown to others during a match', () => {
    const play = withBot({ access: { join: 'link', watch: 'seated' } });
    expect(play.do(CLEO, { type: 'say', saying: { preset: 'hello' } })).toBe('ok');
    play.do(ANA, { type: 'start' });
    expect(play.do(CLEO, { type: 'sit', seat: seat(2) })).toBe('no-such-table');
  });
});

describe('a bot that plays for somebody', () => {
  it('a bot that plays for somebody has a name that nobody else at the table has', () => {
    const play = new Playground().seated(ANA, BEN, CLEO);
    const taken: (readonly string[])[] = [];
    const standInBot = (_: string, others: readonly string[] = []): string => {
      taken.push(others);
      return 'greedy';
    };
    Object.assign(play.table, { catalog: { ...play.table.catalog, standInBot } });
    play.do(CLEO, { type: 'standUp' });
    play.do(ANA, { type: 'seatBot', seat: seat(2), bot: 'felixOnly' });
    play.do(ANA, { type: 'start' });
    play.do(BEN, { type: 'standUp' });
    expect(taken).toEqual([['ana', 'ben', 'felixOnly']]);
    play.do(BEN, { type: 'return' });
    play.do(ANA, { type: 'sendAway', person: BEN, ban: false });
    expect(play.table.occupants[1]).toEqual({ kind: 'bot', bot: 'greedy' });
  });
});

describe('asking for a pause', () => {
  const CLOCKED = { ...CHOP, clock: { kind: 'perMove', seconds: 30 } } as const;

  it('asking for a pause stops the clocks for fifteen seconds, and then they run on', () => {
    const play = new Playground(CLOCKED).started(ANA, BEN);
    play.at += 10_000;
    play.do(ANA, { type: 'ask', wish: 'pause' });
    const until = play.at + 15_000;
    expect(snapshot(play.table, 'spectator')).toMatchObject({ wish: { wish: 'pause', until } });
    expect(snapshot(play.table, 'spectator').deadlines).toBeUndefined();
    expect(automaticMovesOf(play.table)).toEqual([{ type: 'holdEnd', deadline: until }]);
    play.at = until;
    expect(play.own({ type: 'endHold', until })).toBe('ok');
    expect(snapshot(play.table, 'spectator')).toMatchObject({ wish: { seat: 0 }, deadlines: { 0: until + 20_000 } });
  });

  it.each([
    ['a refusal', (play: Playground) => play.do(BEN, { type: 'decline' })],
    [
      'a pause that begins and ends',
      (play: Playground) => {
        play.do(BEN, { type: 'agree' });
        play.do(ANA, { type: 'ask', wish: 'resume' });
      },
    ],
  ])('the clocks run on after %s', (_, answer) => {
    const play = new Playground(CLOCKED).started(ANA, BEN);
    play.at += 10_000;
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.at += 5_000;
    answer(play);
    expect(snapshot(play.table, 'spectator').deadlines).toEqual({ 0: play.at + 20_000 });
  });

  it('asking for a pause stops the clocks once for each person in a match', () => {
    const play = new Playground(CLOCKED).started(ANA, BEN);
    for (const [person, isHeld] of [
      [ANA, true],
      [ANA, false],
      [BEN, true],
    ] as const) {
      play.do(person, { type: 'ask', wish: 'pause' });
      expect(play.table.proposal?.until !== undefined).toBe(isHeld);
      play.do(person, { type: 'decline' });
    }
  });

  it('a move that is made while they stand takes no time', () => {
    const play = new Playground({ ...CHOP, clock: { kind: 'bank', seconds: 60, increment: 0 } }).started(ANA, BEN);
    play.at += 10_000;
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.at += 9_000;
    expect(play.do(ANA, { type: 'move', move: play.firstMove(0) })).toBe('ok');
    expect(play.table.banks.get(FIRST)).toBe(50_000);
    expect(play.table.proposal).toMatchObject({ wish: 'pause', until: play.at + 6_000 });
  });
});
