import { GAMES } from '@miaou/games';
import { type MatchRecord, type RecordedMove, SeededChance, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { validatorOf } from '../../../tools/schemas/validator.mjs';
import { shareOfCases } from './cases.js';
import { playMatch, playOn } from './playing.js';
import { playSealed } from './playSealed.js';

/** As a reader gets it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** Views and states of every so many moves: those between differ little, and a validator takes its time. */
const EVERY = 7;

describe.each(shareOfCases(Number(process.env['MIAOU_CASES']), 3))('$name', ({ name, game, options }) => {
  const faultOf = (part: string, value: unknown): string | undefined => validatorOf(game.id, part)(sent(value));

  it('moves, events, views and states of a match are what the published schema says', () => {
    const chance = new SeededChance(`${name} schema`);
    const position = game.start(options, game.deal(options, chance));
    const audiences = ['spectator' as const, ...seatsOf(options.seats)];
    let played = 0;
    playOn(position, chance, ({ seat, move }) => {
      expect(faultOf('move', move)).toBeUndefined();
      expect(faultOf('recordedMove', { seat, ...move })).toBeUndefined();
      if (played++ % EVERY > 0) return;
      expect(faultOf('state', position.state())).toBeUndefined();
      for (const viewer of audiences) expect(faultOf('view', position.view(viewer))).toBeUndefined();
      const copy = position.clone();
      for (const event of copy.play(seat, move))
        for (const viewer of audiences) expect(faultOf('event', copy.redact(event, viewer))).toBeUndefined();
    });
    for (const viewer of audiences) expect(faultOf('view', position.view(viewer))).toBeUndefined();
    expect(faultOf('state', position.state())).toBeUndefined();
    expect(faultOf('result', position.outcome())).toBeUndefined();
  });

  it('the record of a match is what the published schema says', () => {
    const record = playMatch(game, options, new SeededChance(`${name} record`));
    expect(validatorOf(game.id)(sent(record))).toBeUndefined();
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))('the published schema of %s', (id, game) => {
  const seats = game.seatCounts.at(-1) ?? 4;
  const players = seatsOf(seats).map(() => ({ name: 'Ana', kind: 'person' as const }));
  const record: MatchRecord = {
    ...playSealed(game, { seats }, 'schema', { opener: seatsOf(1) }),
    at: '2030-01-01T00:00:00.000Z',
    players: [...players.slice(1), { name: 'vera', kind: 'bot', level: 4 }],
  };
  const validate = validatorOf(id);
  const [first] = record.moves;
  const withMove = (move: object): object => ({ ...record, moves: [move as RecordedMove, ...record.moves.slice(1)] });

  it('the published schema takes a record with everything that may stand in one, and what no reader knows beside it', () => {
    expect(validate(sent(record))).toBeUndefined();
    expect(validate(sent({ ...record, weather: 'rain' }))).toBeUndefined();
    const { rules: _rules, at: _at, players: _players, proof: _proof, ...bare } = record;
    expect(validate(sent(bare))).toBeUndefined();
  });

  it.each<[string, object]>([
    ['of another format', { ...record, format: 'miaou-record/2' }],
    ['of another game', { ...record, game: 'whist' }],
    ['by rules without a number', { ...record, rules: id }],
    ['without a deal', { ...record, deal: undefined }],
    ['with an empty deal', { ...record, deal: {} }],
    ['with too many seats', { ...record, options: { seats: '4' } }],
    ['with an unknown option', { ...record, options: { ...record.options, weather: 'rain' } }],
    ['with moves that are no list', { ...record, moves: {} }],
    ['with a move without a seat', withMove({ ...first, seat: undefined })],
    ['with a move of nobody', withMove({ ...first, seat: -1 })],
    ['with an unknown move', withMove({ seat: 0, type: 'castle' })],
    ['with an unknown field in a move', withMove({ ...first, fast: true })],
    ['with a result without winners', { ...record, result: {} }],
    ['with a player of no kind', { ...record, players: [{ name: 'Ana', kind: 'cat' }] }],
    ['with an id of a player', { ...record, players: [{ name: 'Ana', kind: 'person', person: 'x' }] }],
    ['with a short seal', { ...record, proof: { ...record.proof, seal: 'ab' } }],
    ['with an unknown share', { ...record, proof: { ...record.proof, shares: [{ by: 'cat' }] } }],
    ['with salt in its proof', { ...record, proof: { ...record.proof, salt: 1 } }],
  ])('refuses a record %s', (_, wrong) => {
    expect(validate(sent(wrong))).toBeDefined();
  });

  it('the published schema refuses a view or an event with a field too many, one too few, or one of another type', () => {
    const position = game.start(...startOf());
    const view = position.view('spectator');
    const wrongViews = [
      { ...view, hidden: [] },
      { ...view, toMove: undefined },
      { ...view, viewer: 'host' },
    ];
    for (const wrong of wrongViews) expect(validatorOf(id, 'view')(sent(wrong))).toBeDefined();
    for (const wrong of [{}, { type: 'castled' }, { type: 'matchEnded' }, { type: 'matchEnded', result: {}, more: 1 }])
      expect(validatorOf(id, 'event')(sent(wrong))).toBeDefined();
  });

  const startOf = () => {
    const options = game.parseOptions(record.options);
    if (!options.ok) throw new Error(JSON.stringify(options.error));
    return [options.value, record.deal] as const;
  };
});
