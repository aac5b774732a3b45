import { GAMES, gameById } from '@miaou/games';
import { SeededChance, seat } from '@miaou/kit';
import { foldTable, type Table } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../tableClient/testing/randomMatch';
import { catalogOf } from './catalog';
import { entriesToPlayOn, HIDDEN, type PlayOn } from './playOn';
import { TABLE } from './testing/table';

const tableOf = (game: (typeof GAMES)[number], wanted: PlayOn): Table =>
  foldTable(TABLE, catalogOf(gameById), entriesToPlayOn(game, wanted, 1, new SeededChance('anew')));

describe.each(GAMES.map((game) => [game.id, game] as const))('playing on in a match of %s', (_, game) => {
  const { record, positions, seats } = playRandomly(game, 'play on');
  const bots = Array.from({ length: seats }, () => 'vera');
  const wantedAt = (move: number): Omit<PlayOn, 'hidden'> => ({ record, move, seat: seat(1), name: 'Ana', bots });
  const moments = [0, 1, Math.floor(positions.length / 3), Math.floor(positions.length / 2), positions.length - 2];

  it.each(HIDDEN)('whoever plays on sees what the seat saw then, and owes what it owed; hidden: %s', (hidden) => {
    for (const move of moments) {
      const { match, stage, occupants } = tableOf(game, { ...wantedAt(move), hidden });
      expect(stage).toBe('playing');
      expect(occupants[1]).toMatchObject({ kind: 'person', name: 'Ana' });
      expect(match?.position.view(seat(1))).toEqual(positions[move]?.view(seat(1)));
    }
  });

  it('what was hidden lies as it did, or is drawn anew', () => {
    const [move] = moments.slice(2);
    if (move === undefined) throw new Error('the match is too short');
    const stateOf = (hidden: PlayOn['hidden']) => {
      const position = tableOf(game, { ...wantedAt(move), hidden }).match?.position;
      return [position?.deal, position?.state()];
    };
    expect(stateOf('asItWas')).toEqual([positions[move]?.deal, positions[move]?.state()]);
    expect(stateOf('drawnAnew')).not.toEqual(stateOf('asItWas'));
  });

  it('another match at the same table is played by the same rules', () => {
    const { settings } = tableOf(game, { ...wantedAt(1), hidden: 'asItWas' });
    const { seats: _seats, ...options } = record.options as { seats: number };
    expect({ ...settings.options, ...settings.parts }).toEqual(options);
    expect(settings.seats).toBe(seats);
  });
});
