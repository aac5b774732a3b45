import { type Seat, seat } from '@miaou/kit';
import type { Command, Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import words from '../../texts/en';
import { type Notice, type NoticeFacts, noticeList } from './noticeList';

const ANA = seat(0);
const seats = [
  { person: 'ana', name: 'Ana' },
  { person: 'ben', name: 'Ben' },
  { person: 'cleo', name: 'Cleo' },
  { bot: 'vera' },
];
const table = (more: Partial<Snapshot>): Snapshot =>
  ({
    stage: 'playing',
    settings: { access: { join: 'link', watch: 'anyone' } },
    seats,
    ...more,
  }) as unknown as Snapshot;

/** The notices of a table, with what their answers do. */
const told = (
  more: Partial<Snapshot>,
  facts: Partial<NoticeFacts> = {},
): { notices: readonly Notice[]; done: (Command | string)[] } => {
  const done: (Command | string)[] = [];
  const notices = noticeList({
    snapshot: table(more),
    mine: ANA,
    names: ['You', 'Ben', 'Cleo', 'Vera'],
    sentAwayBy: undefined,
    mayPlay: true,
    waitedFor: [],
    looksOn: false,
    words,
    listed: (names) => names.join(' and '),
    send: (command) => done.push(command),
    onwait: (one: Seat) => done.push(`wait for ${one}`),
    onlookon: () => done.push('look on'),
    ...facts,
  });
  return { notices, done };
};

const texts = (notices: readonly Notice[]): readonly string[] => notices.map(({ text }) => text);
const answer = (notices: readonly Notice[]): void => {
  for (const { choices } of notices) for (const { choose } of choices) choose();
};
const undo = { wish: 'undo', seat: seat(1), agreed: [seat(1)] } as const;

describe('what is told about people', () => {
  it('a proposal comes before who is away, and each is answered by itself', () => {
    const { notices, done } = told({ wish: undo, away: { 2: 1_000 } });
    expect(texts(notices)).toEqual(['Ben would like to take the last move back.', 'Cleo is away.']);
    answer(notices);
    expect(done).toEqual([{ type: 'agree' }, { type: 'decline' }, { type: 'standIn', seat: 2 }, 'wait for 2']);
  });

  it('who has asked is told who has yet to answer, and may take it back', () => {
    const mine = { wish: 'pause', seat: ANA, agreed: [ANA] } as const;
    const { notices } = told({ wish: mine });
    expect(texts(notices)).toEqual(['You asked for a pause. Waiting for Ben and Cleo.']);
    expect(notices[0]?.choices.map(({ text }) => text)).toEqual([words.wish.takeBack]);
  });

  it('who is waited for is no longer told of', () => {
    expect(told({ away: { 1: 1_000, 2: 1_000 } }, { waitedFor: [seat(1)] }).notices).toHaveLength(1);
  });

  it('spectators may take the seats of bots or look on, and answer nothing else', () => {
    const { notices, done } = told({ wish: undo, away: { 2: 1_000 } }, { mine: undefined });
    expect(notices.map(({ choices }) => choices.length)).toEqual([0, 0, 2]);
    answer(notices);
    expect(done).toEqual([{ type: 'sit', seat: 3 }, 'look on']);
    expect(told({}, { mine: undefined, looksOn: true }).notices).toEqual([]);
    expect(told({}, { mine: undefined, mayPlay: false }).notices).toEqual([]);
  });

  it('who was sent away is told so and offered no seat; a pause is told to spectators', () => {
    const { notices } = told({ stage: 'paused' }, { mine: undefined, sentAwayBy: 'Ben' });
    expect(texts(notices)).toEqual([words.play.sentAway('Ben'), words.play.paused]);
  });
});
