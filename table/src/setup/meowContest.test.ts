import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { snapshot } from '../audience.js';
import { automaticMovesOf } from '../automaticMoves.js';
import { decodeTable, encodeTable } from '../encoding.js';
import { ANA, BEN, CLEO, catalog, DAN, FELIX, Playground } from '../testing/playground.js';

const FILOU = { ...FELIX, options: { edition: 'filou' }, parts: { opener: 'meow' } } as const;

const opened = (seed?: string): Playground => new Playground(FILOU, seed).seated(ANA, BEN, CLEO);

const meowing = (seed?: string): Playground => {
  const play = opened(seed);
  expect(play.do(ANA, { type: 'start' })).toBe('ok');
  return play;
};

const openerOf = ({ table }: Playground): number | undefined =>
  (table.match?.start.deal as { readonly firstSeat: number } | undefined)?.firstSeat;

/** Does whatever is due, as a host would, until nothing is. */
const letBotsAct = (play: Playground): readonly string[] => {
  const done: string[] = [];
  for (;;) {
    const [due] = automaticMovesOf(play.table);
    if (due === undefined || !(due.type === 'botMeow' || due.type === 'botVote' || due.type === 'contestEnd'))
      return done;
    expect(play.own(due)).toBe('ok');
    done.push('seat' in due ? `${due.type} ${due.seat}` : due.type);
  }
};

describe('who meows best', () => {
  it('[FS7] starting asks who meows best, and everybody is told who meowed how loud', () => {
    const play = opened();
    expect(play.do(BEN, { type: 'meow', loud: 2 })).toBe('no-contest');
    expect(play.do(BEN, { type: 'vote', part: 'opener', choice: seat(0) })).toBe('no-vote-on-that');
    expect(play.do(ANA, { type: 'start' })).toBe('ok');
    expect(snapshot(play.table, 'spectator')).toMatchObject({ stage: 'gathering', contest: { meows: {} } });
    expect(play.do(DAN, { type: 'meow', loud: 3 })).toBe('not-seated');
    expect(play.do(BEN, { type: 'meow', loud: 1 })).toBe('ok');
    expect(play.do(BEN, { type: 'meow', loud: 3 })).toBe('ok');
    expect(snapshot(play.table, 'spectator').contest).toEqual({ meows: { '1': 3 } });
    expect(play.updates.flatMap(({ changes }) => changes)).toContainEqual({
      type: 'contest',
      contest: { meows: { '1': 3 } },
    });
  });

  it('[FS7] who has most votes begins, and nobody votes for themselves', () => {
    const play = meowing();
    expect(play.do(ANA, { type: 'vote', part: 'opener', choice: seat(0) })).toBe('not-for-yourself');
    for (const person of [ANA, BEN])
      expect(play.do(person, { type: 'vote', part: 'opener', choice: seat(2) })).toBe('ok');
    expect(automaticMovesOf(play.table)).toEqual([]);
    play.do(CLEO, { type: 'vote', part: 'opener', choice: seat(0) });
    expect(letBotsAct(play)).toEqual(['contestEnd']);
    expect(openerOf(play)).toBe(2);
    expect(snapshot(play.table, 'spectator')).not.toHaveProperty('contest');
  });

  it('[FS7] a tie is drawn by lot among those who have most', () => {
    const openers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const play = meowing(seed);
      play.do(ANA, { type: 'vote', part: 'opener', choice: seat(1) });
      play.do(BEN, { type: 'vote', part: 'opener', choice: seat(0) });
      expect(play.do(ANA, { type: 'start' })).toBe('ok');
      return openerOf(play);
    });
    expect(new Set(openers)).toEqual(new Set([0, 1]));
  });

  it('[FS7] the host need not wait: without a vote it is drawn', () => {
    const play = meowing();
    expect(play.do(BEN, { type: 'start' })).toBe('host-only');
    expect(play.do(ANA, { type: 'start' })).toBe('ok');
    expect(play.table.stage).toBe('playing');
  });

  it('bots meow with their own voice and vote by what they like, one after another', () => {
    const play = new Playground(FILOU).seated(ANA);
    for (const index of [1, 2]) play.do(ANA, { type: 'seatBot', seat: seat(index), bot: 'greedy' });
    play.do(ANA, { type: 'start' });
    expect(letBotsAct(play)).toEqual(['botMeow 1', 'botMeow 2']);
    play.do(ANA, { type: 'meow', loud: 3 });
    expect(letBotsAct(play)).toEqual(['botVote 1', 'botVote 2']);
    const votes = Object.entries(snapshot(play.table, 'spectator').votes?.['opener'] ?? {});
    expect(votes.every(([voter, choice]) => Number(voter) !== choice)).toBe(true);
    play.do(ANA, { type: 'vote', part: 'opener', choice: seat(2) });
    expect(letBotsAct(play)).toEqual(['contestEnd']);
    expect(play.table.stage).toBe('playing');
  });

  it.each([
    ['loud', 3],
    ['soft', 1],
  ] as const)('a bot that likes it %s votes for who meowed so', (likes, loud) => {
    const play = new Playground(FILOU).seated(ANA);
    const voices = { ...catalog, voiceOf: () => ({ loud: 2, likes }) as const };
    Object.assign(play.table, { catalog: voices });
    play.do(ANA, { type: 'seatBot', seat: seat(1), bot: 'greedy' });
    play.do(BEN, { type: 'sit' });
    play.do(ANA, { type: 'start' });
    letBotsAct(play);
    play.do(ANA, { type: 'meow', loud: 2 });
    play.do(BEN, { type: 'meow', loud });
    letBotsAct(play);
    expect(snapshot(play.table, 'spectator').votes?.['opener']?.['1']).toBe(2);
  });

  it('the question ends when somebody leaves or the settings change', () => {
    const left = meowing();
    left.do(CLEO, { type: 'standUp' });
    expect(left.table.meows).toBeUndefined();
    const changed = meowing();
    expect(changed.do(ANA, { type: 'configure', settings: { ...FILOU, parts: {} } })).toBe('ok');
    expect(snapshot(changed.table, 'spectator')).not.toHaveProperty('contest');
  });

  it('only who opens is found by meowing', () => {
    expect(new Playground().do(ANA, { type: 'configure', settings: { ...FILOU, parts: { cat: 'meow' } } })).toBe(
      'no-such-part',
    );
  });

  it('a table that is encoded in the middle of it goes on', () => {
    const play = meowing();
    play.do(BEN, { type: 'meow', loud: 3 });
    const decoding = decodeTable(play.table.id, catalog, encodeTable(play.table));
    let step = decoding.next();
    while (!step.done) step = decoding.next();
    expect(snapshot(step.value, 'spectator')).toEqual(snapshot(play.table, 'spectator'));
  });
});
