import type { Transition } from '@miaou/client';
import { type GameTypes, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import words from '../../texts/en';
import { linesOf, namesOf, statusOf } from './log';

const view = { viewer: 'spectator', toMove: [] } as const;
const STEPS: readonly Transition[] = ['one', 'two', 'three'].map((type) => ({
  event: { type },
  before: view,
  after: view,
}));

describe('the log', () => {
  it('the log has the lines of the board in order', () => {
    const logLines = ({ event }: Transition) => (event.type === 'two' ? [] : [{ text: event.type, rule: 'X1' }]);
    expect(linesOf({ logLines }, STEPS, { names: [] }).map(({ text }) => text)).toEqual(['one', 'three']);
  });

  it('on a shared device everybody is called by name, whoever holds it', () => {
    const face = { portrait: null, standIn: null, present: true, deadline: null } as const;
    const ana = { ...face, seat: seat(0), name: 'Ana', isMe: true } as const;
    const ben = { ...face, seat: seat(1), name: 'Ben', isMe: false } as const;
    expect(namesOf([ana, ben], 'You')).toEqual(['You', 'Ben']);
    const names = namesOf([{ ...ana, isShared: true }, ben], 'You');
    expect(names).toEqual(['Ana', 'Ben']);
    const mine = { viewer: seat(0), toMove: [] } as const;
    const logLines = ({ after }: Transition, called: readonly string[]) => [
      { text: after.viewer === 'spectator' ? (called[0] ?? '') : 'You', rule: 'X1' },
    ];
    const steps = [{ event: { type: 'bid' }, before: mine, after: mine }];
    expect(linesOf({ logLines }, steps, { names, isShared: true }).map(({ text }) => text)).toEqual(['Ana']);
  });

  const ME = seat(1);
  const own = { viewer: ME, toMove: [] } as const;
  const OWN = STEPS.map(({ event }) => ({ event, before: own, after: own }));
  const tellers = {
    names: ['Bruno', 'You'],
    handovers: [
      { seat: ME, after: 1, name: 'Ana', bot: 'mirek' },
      { seat: ME, after: 2, name: 'Ana' },
    ],
    standsIn: (bot: string, name: string) => `${bot} for ${name}`,
  };
  const logLines = ({ after }: Transition, names: readonly string[]) => [
    { text: after.viewer === ME ? 'You' : (names[ME] ?? ''), rule: 'X1' },
  ];

  it('what a bot did for the reader is told as the bot’s, and what they did themselves as theirs', () => {
    const told = (from: number) =>
      linesOf({ logLines }, OWN.slice(from), tellers, { steps: from, handovers: 0 }).map(({ text }) => text);
    expect(told(0)).toEqual(['You', 'Mirek for Ana', 'You']);
    expect(told(1)).toEqual(['Mirek for Ana', 'You']);
  });

  it('what others did is told with the names of those who decided then', () => {
    const both = ({ after }: Transition, names: readonly string[]) => [
      { text: `${after.viewer}: ${names.join(', ')}` },
    ];
    const told = linesOf({ logLines: both }, STEPS, { ...tellers, names: ['Bruno', 'Mirek for Ana'] });
    expect(told.map(({ text }) => text)).toEqual([
      'spectator: Bruno, Ana',
      'spectator: Bruno, Mirek for Ana',
      'spectator: Bruno, Ana',
    ]);
  });

  it('the log tells who plays from when, in order among the events', () => {
    const told = (steps: number, before = { steps: 0, handovers: 0 }) =>
      linesOf({ logLines }, OWN.slice(before.steps, steps), { ...tellers, reader: ME, words: words.log }, before).map(
        ({ text }) => text,
      );
    const whole = ['You', 'Mirek plays for you from now on.', 'Mirek for Ana', 'You play again.', 'You'];
    expect(told(3)).toEqual(whole);
    expect(told(2)).toEqual(whole.slice(0, 4));
    expect(told(1)).toEqual(whole.slice(0, 2));
    expect(told(0)).toEqual([]);
    expect(told(3, { steps: 1, handovers: 1 })).toEqual(whole.slice(2));
    expect(told(3, { steps: 1, handovers: 0 })).toEqual(whole.slice(1));
  });

  it('whoever ended the match by resigning is told last, and in the header', () => {
    const ended = { ...tellers, words: words.log, lastToResign: seat(0) };
    expect(linesOf({ logLines }, OWN, ended).at(-1)?.text).toBe('Bruno resigned: the match is over.');
    expect(linesOf({ logLines }, OWN, { ...ended, reader: seat(0) }).at(-1)?.text).toBe(
      'You resigned: the match is over.',
    );
    expect(statusOf({ status: () => 'Bruno to move' }, own, ended)).toBe('Bruno resigned: the match is over.');
  });

  it('who was replaced does not win in the header', () => {
    const status = (after: GameTypes['view'], names: readonly string[]) =>
      after.viewer === ME ? 'You win' : `${names[ME]} wins`;
    const before = { ...tellers, handovers: tellers.handovers.slice(0, 1) };
    expect(statusOf({ status }, own, before)).toBe('Mirek for Ana wins');
    expect(statusOf({ status }, own, tellers)).toBe('You win');
  });

  it('the header names who sits there now, as the seats do, whatever is still being told', () => {
    const status = (_: GameTypes['view'], names: readonly string[]) => `${names[ME]} is next`;
    const watching: GameTypes['view'] = { ...own, viewer: 'spectator' };
    expect(statusOf({ status }, watching, { ...tellers, handovers: tellers.handovers.slice(0, 1) })).toBe(
      'Mirek for Ana is next',
    );
    expect(statusOf({ status }, watching, tellers)).toBe('Ana is next');
  });
});
