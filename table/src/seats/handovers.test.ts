import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { playersOf } from '../archive.js';
import { snapshot } from '../audience.js';
import { ANA, BEN, CLEO, Playground } from '../testing/playground.js';

const PEOPLE = [ANA, BEN, CLEO] as const;

const started = (): Playground => new Playground().started(...PEOPLE);

const handovers = ({ table }: Playground) => snapshot(table, 'spectator').handovers;

describe('who played a seat', () => {
  it('nobody was replaced in a match that everybody plays', () => {
    expect(handovers(started())).toBeUndefined();
  });

  it.each([
    ['resigns', { type: 'resign' }],
    ['leaves', { type: 'standUp' }],
  ] as const)('a bot plays for a person who %s, from that point of the match on', (_, command) => {
    const play = started();
    play.do(BEN, { type: 'move', move: play.firstMove(1) });
    play.do(BEN, command);
    expect(handovers(play)).toEqual([{ seat: 1, after: 1, name: BEN, bot: 'greedy' }]);
    expect(play.updates.at(-1)?.changes[0]).toMatchObject({ type: 'seats', handovers: handovers(play) });
  });

  it('a person who comes back plays again from there on', () => {
    const play = started();
    play.do(BEN, { type: 'standUp' });
    play.do(ANA, { type: 'move', move: play.firstMove(0) });
    play.do(BEN, { type: 'return' });
    expect(handovers(play)).toEqual([
      { seat: 1, after: 0, name: BEN, bot: 'greedy' },
      { seat: 1, after: 1, name: BEN },
    ]);
  });

  it('a person who left and then resigns was replaced once', () => {
    const play = started();
    play.do(BEN, { type: 'standUp' });
    play.do(BEN, { type: 'resign' });
    expect(handovers(play)).toHaveLength(1);
  });

  it('who takes the seat of a bot plays from there on; before, the bot played for nobody', () => {
    const play = new Playground();
    play.do(ANA, { type: 'sit' });
    play.do(BEN, { type: 'sit' });
    play.do(ANA, { type: 'seatBot', seat: seat(2), bot: 'random' });
    play.do(ANA, { type: 'start' });
    play.do(ANA, { type: 'move', move: play.firstMove(0) });
    play.do(CLEO, { type: 'sit', seat: seat(2) });
    expect(handovers(play)).toEqual([
      { seat: 2, after: 0, bot: 'random' },
      { seat: 2, after: 1, name: CLEO },
    ]);
  });

  it('a move that is taken back leaves nobody replaced after the newest one', () => {
    const play = started();
    play.do(ANA, { type: 'move', move: play.firstMove(0) });
    play.do(BEN, { type: 'standUp' });
    play.do(ANA, { type: 'ask', wish: 'undo' });
    play.do(CLEO, { type: 'agree' });
    expect(handovers(play)).toEqual([{ seat: 1, after: 0, name: BEN, bot: 'greedy' }]);
    expect(play.updates.at(-1)?.changes).toContainEqual(
      expect.objectContaining({ type: 'seats', handovers: handovers(play) }),
    );
  });

  it('who played a finished match is still known when another is played', () => {
    const play = started();
    for (const person of [BEN, CLEO, ANA]) play.do(person, { type: 'resign' });
    const then = handovers(play);
    expect(then).toHaveLength(2);
    play.do(ANA, { type: 'setUp' });
    expect(handovers(play)).toBeUndefined();
    expect(playersOf(play.table, 1).handovers).toEqual(then);
  });

  it('the bot that a seat was given to plays for the person who was sent away', () => {
    const play = started();
    play.do(ANA, { type: 'sendAway', person: BEN, ban: false });
    expect(handovers(play)).toEqual([{ seat: 1, after: 0, name: BEN, bot: 'greedy' }]);
  });
});
