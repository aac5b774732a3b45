import { type JsonObject, makeRecord, type RecordedMove, replay, SeededChance } from '@miaou/kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareOfCases } from './cases.js';
import { fingerprint } from './fingerprint.js';
import { playMatch, playOn } from './playing.js';

afterEach(() => vi.restoreAllMocks());

/** Chance and time are handed in: rules that reach for their own give a record nobody can replay. */
const forbidOwnChance = (): void => {
  const forbidden = (): never => {
    throw new Error('the rules reached for chance or time of their own');
  };
  vi.spyOn(Math, 'random').mockImplementation(forbidden);
  vi.spyOn(Date, 'now').mockImplementation(forbidden);
};

describe.each(shareOfCases(Number(process.env['MIAOU_CASES']), 4))('$name', ({ name, game, options }) => {
  it('the same chance gives the same match, without any other randomness or a clock', () => {
    forbidOwnChance();
    const played = () => JSON.stringify(playMatch(game, options, new SeededChance(name)));
    expect(played()).toBe(played());
  });

  it('a record read from its JSON replays to the same position and result, at every length', () => {
    const chance = new SeededChance(`${name} replay`);
    const position = game.start(options, game.deal(options, chance));
    const moves: RecordedMove[] = [];
    const checkRecord = (): void => {
      const text = JSON.stringify(makeRecord(game, position, moves));
      const replayed = replay(game, JSON.parse(text) as JsonObject);
      if (!replayed.ok) throw new Error(JSON.stringify(replayed));
      expect(fingerprint(replayed.position)).toBe(fingerprint(position));
      expect(JSON.stringify(makeRecord(game, replayed.position, moves))).toBe(text);
    };
    playOn(position, chance, ({ seat, move }) => {
      if (chance.below(12) === 0) checkRecord();
      moves.push({ seat, ...move });
    });
    checkRecord();
    expect(position.outcome()).toBeDefined();
  });

  it('options and deal are read back as they were written', () => {
    const written = game.formatOptions(options);
    expect(game.parseOptions(JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, value: options });
    for (let seed = 0; seed < 20; seed++) {
      const deal = game.deal(options, new SeededChance(seed));
      expect(game.parseDeal(JSON.parse(JSON.stringify(deal)), options)).toEqual({ ok: true, value: deal });
    }
  });

  it('every match ends', () => {
    const chance = new SeededChance(`${name} end`);
    for (let match = 0; match < 20; match++) expect(playMatch(game, options, chance).result).toBeDefined();
  });

  it('a record with another result, one move too many or a missing move is not replayed', () => {
    const { result, moves, ...rest } = playMatch(game, options, new SeededChance(`${name} wrong`));
    const last = moves.at(-1);
    expect(replay(game, { ...rest, moves, result: { ...result, winners: [99] } }).ok).toBe(false);
    expect(replay(game, { ...rest, moves: [...moves, last], result })).toMatchObject({ ok: false, move: moves.length });
    expect(replay(game, { ...rest, moves: moves.slice(0, -1), result }).ok).toBe(false);
  });
});
