import type { Transition } from '@miaou/client';
import { type GameTypes, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
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
    const told = (from: number) => linesOf({ logLines }, OWN.slice(from), tellers, from).map(({ text }) => text);
    expect(told(0)).toEqual(['You', 'Mirek for Ana', 'You']);
    expect(told(1)).toEqual(['Mirek for Ana', 'You']);
  });

  it('who was replaced does not win in the header', () => {
    const status = (after: GameTypes['view'], names: readonly string[]) =>
      after.viewer === ME ? 'You win' : `${names[ME]} wins`;
    const before = { ...tellers, handovers: tellers.handovers.slice(0, 1) };
    expect(statusOf({ status }, own, before, 3)).toBe('Mirek for Ana wins');
    expect(statusOf({ status }, own, tellers, 3)).toBe('You win');
    expect(statusOf({ status }, own, before, 0)).toBe('You win');
  });
});
