import { GAMES } from '@miaou/games';
import {
  type Course,
  type Game,
  type GameTypes,
  resampleHidden,
  SeededChance,
  seat,
  seatsOf,
  type Viewer,
} from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { movesOfEvents } from './eventMoves';
import { replayRecord, replayTold } from './replay';
import { playRandomly } from './testing/randomMatch';

/** Whether each move of a match was chosen: no die was rolled, and there was another one. */
const choicesOf = (game: Game): readonly boolean[] => {
  const { record, positions } = playRandomly(game, 'choices');
  return record.moves.map(({ seat: mover }, move) => {
    const position = positions[move];
    return position?.countFaces() === 0 && position.legalMoves(mover).length > 1;
  });
};

it('some of the moves that are replayed here left no choice', () => {
  expect(GAMES.flatMap(choicesOf)).toContain(false);
});

describe.each(GAMES.map((game) => [game.id, game] as const))('a replayed match of %s', (_, game) => {
  it('a replayed match looks to every viewer as it did when it was played', () => {
    const { record, positions, seats } = playRandomly(game, 'replay');
    for (const viewer of [...seatsOf(seats), 'spectator'] as const) {
      const replayed = replayRecord(structuredClone(record), GAMES, viewer);
      if (!replayed.ok) throw new Error(replayed.error.code);
      expect(replayed.value.views).toEqual(positions.map((position) => position.view(viewer)));
      expect(replayed.value.movers).toEqual(record.moves.map((move) => move.seat));
    }
  });

  it('a move had a choice where its maker could have made another', () => {
    const { record } = playRandomly(game, 'choices');
    const replayed = replayRecord(record, GAMES, 'spectator');
    if (!replayed.ok) throw new Error(replayed.error.code);
    expect(replayed.value.hadChoice).toEqual(choicesOf(game));
    expect(choicesOf(game)).toContain(true);
  });

  it('the transitions of a replayed move lead from one view to the next', () => {
    const { record } = playRandomly(game, 'transitions');
    const replayed = replayRecord(record, GAMES, seat(0));
    if (!replayed.ok) throw new Error(replayed.error.code);
    const { views, transitions } = replayed.value;
    for (const [index, ofMove] of transitions.entries()) {
      expect(ofMove[0]?.before ?? views[index]).toBe(views[index]);
      expect(ofMove.at(-1)?.after ?? views[index]).toBe(views[index + 1]);
    }
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))('an event of a match of %s', (_, game) => {
  it('an event of a match is looked for after the move that brought it', () => {
    const { record, positions } = playRandomly(game, 'events');
    const replayed = replayRecord(record, GAMES, 'spectator');
    if (!replayed.ok) throw new Error(replayed.error.code);
    const moves = movesOfEvents(replayed.value);
    const events = replayed.value.transitions.flat();
    expect(moves).toHaveLength(events.length);
    for (const [index, move] of moves.entries()) {
      if (moves[index + 1] === move) continue;
      expect(events[index]?.after).toEqual(positions[move]?.view('spectator'));
    }
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))('a running match of %s, looked back at', (_, game) => {
  /** What a viewer was told of the first moves. */
  const toldOf = ({ options, deal, moves }: Course, viewer: Viewer) => {
    const position = game.start(options, deal);
    let view = position.view(viewer);
    return moves.flatMap(({ seat: by, ...move }) =>
      position.play(by, move).map((event) => {
        const before = view;
        const heard = position.redact(event, viewer);
        view = game.follow(before, heard);
        return { event: heard, before, after: view };
      }),
    );
  };

  it('a running match that is looked back at shows what its viewer was told, and nothing that depends on what is hidden from them', () => {
    const { record, positions, seats } = playRandomly(game, 'running');
    const options = game.parseOptions(record.options);
    if (!options.ok) throw new Error(options.error.code);
    for (const viewer of [...seatsOf(seats), 'spectator'] as const)
      for (const count of [3, Math.floor(record.moves.length / 2)]) {
        const real = { options: options.value, deal: record.deal, moves: record.moves.slice(0, count) };
        const other = resampleHidden(game, real, viewer, new SeededChance(`other ${String(viewer)} ${count}`));
        const [view, otherView] = [real, other].map((course) => endOf(course).view(viewer));
        const shown = replayTold(game, view as GameTypes['view'], toldOf(real, viewer));
        expect(shown.views.at(-1)).toEqual(positions[count]?.view(viewer));
        expect(replayTold(game, otherView as GameTypes['view'], toldOf(other, viewer))).toEqual(shown);
      }
  });

  const endOf = ({ options, deal, moves }: Course) => {
    const position = game.start(options, deal);
    for (const { seat: by, ...move } of moves) position.play(by, move);
    return position;
  };
});

describe('a record that cannot be replayed', () => {
  const { record } = playRandomly(GAMES[0] as Game, 'broken');

  it.each([
    ['a record of an unknown game', { ...record, game: 'chess' }, 'wrong-field'],
    ['a record of another format', { ...record, format: 'miaou-record/9' }, 'wrong-field'],
    ['a record without moves', { ...record, moves: undefined }, 'missing-field'],
    ['a record without a deal', { ...record, deal: undefined }, 'missing-field'],
    ['a record with an illegal move', { ...record, moves: [{ seat: 0, type: 'bid', amount: 99 }] }, 'wrong-phase'],
    ['a text that is no record', 'nonsense', 'wrong-field'],
  ])('%s is refused', (_, raw, code) => {
    expect(replayRecord(raw, GAMES, 'spectator')).toMatchObject({ ok: false, error: { code } });
  });
});
