import type { GameTypes, Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Change } from './audience.js';
import { historyOf } from './history.js';
import { audiencesOf } from './table.js';
import { ANA, BEN, CHOP, CLEO, FELIX, Playground } from './testing/playground.js';

const PEOPLE = [ANA, BEN, CLEO] as const;

const eventsOf = (change: Change): readonly GameTypes['event'][] => (change.type === 'events' ? change.events : []);

/** Plays a number of moves; gives every event as each audience was sent it. */
const playAndListen = (play: Playground, moves: number): ReadonlyMap<Viewer, GameTypes['event'][]> => {
  const heard = new Map<Viewer, GameTypes['event'][]>(audiencesOf(play.table).map((audience) => [audience, []]));
  for (let made = 0; made < moves && play.table.stage === 'playing'; made++) {
    const { position } = play.table.match ?? {};
    const next = position?.actor ?? 0;
    const isRoll = (position?.countFaces() ?? 0) > 0;
    play.do(PEOPLE[next] ?? ANA, isRoll ? { type: 'roll' } : { type: 'move', move: play.firstMove(next) });
    for (const { audience, changes } of play.updates) heard.get(audience)?.push(...changes.flatMap(eventsOf));
  }
  return heard;
};

describe('the history of a match', () => {
  it.each([
    ['felix', FELIX, PEOPLE, 40],
    ['chop', CHOP, [ANA, BEN], 60],
  ] as const)(
    'the history of %s has for each audience what that audience was sent, and nothing else',
    (_, settings, people, moves) => {
      const play = new Playground(settings).started(...people);
      const heard = playAndListen(play, moves);
      for (const [audience, events] of heard) {
        expect(historyOf(play.table, audience)?.events).toEqual(events);
        expect(events.length).toBeGreaterThan(moves);
      }
    },
  );

  it('the history leads from the view at the deal to the present one', () => {
    const play = new Playground().started(...PEOPLE);
    const { game, position } = play.table.match ?? {};
    const dealt = new Map(audiencesOf(play.table).map((audience) => [audience, position?.view(audience)]));
    playAndListen(play, 40);
    for (const audience of audiencesOf(play.table)) {
      const { view, events } = historyOf(play.table, audience) ?? {};
      expect(view).toEqual(dealt.get(audience));
      expect(events?.reduce((last, event) => game?.follow(last, event) ?? last, view as GameTypes['view'])).toEqual(
        play.table.match?.position.view(audience),
      );
    }
  });

  it('a card laid face down is in nobody else’s history', () => {
    const play = new Playground().started(...PEOPLE);
    play.do(ANA, { type: 'move', move: play.firstMove(0) });
    expect(historyOf(play.table, 0 as Viewer)?.events).toEqual([
      { type: 'cardLaid', seat: 0, card: expect.any(String) as unknown },
    ]);
    for (const audience of [1, 2, 'spectator'] as Viewer[])
      expect(historyOf(play.table, audience)?.events).toEqual([{ type: 'cardLaid', seat: 0 }]);
  });

  it('a move that was undone is not part of the history', () => {
    const play = new Playground().started(...PEOPLE);
    play.do(ANA, { type: 'move', move: play.firstMove(0) });
    play.do(ANA, { type: 'ask', wish: 'undo' });
    for (const person of [BEN, CLEO]) play.do(person, { type: 'agree' });
    expect(historyOf(play.table, 'spectator')?.events).toEqual([]);
    expect(play.table.match?.events).toBe(0);
  });

  it('there is no history before a match', () => {
    expect(historyOf(new Playground().table, 'spectator')).toBeUndefined();
  });
});
