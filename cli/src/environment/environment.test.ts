import { GAMES } from '@miaou/games';
import { observationNames } from '@miaou/games/search';
import { at, drawn, type JsonObject, replay, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { drawActions, environmentOf, type ReadRow, readRows, requestOf } from '../../testing/environments.js';
import { startMatch } from '../simulation/simulateMatch.js';
import type { EnvironmentSetup } from './environmentMatch.js';
import { makeHeader } from './header.js';
import { LinesEnvironment } from './linesEnvironment.js';
import { RowsEnvironment } from './rowsEnvironment.js';

const STEP = 0;
const RESET = 1;

const openRows = (setup: EnvironmentSetup, batch: number, seed: string) => {
  const { layout } = makeHeader(setup, seed, batch);
  const environment = new RowsEnvironment(setup, layout, batch, seed);
  return {
    read: (): ReadRow[] => readRows(environment.rows, layout),
    send: (command: number, words: readonly number[]) => environment.answer(requestOf(command, words)),
  };
};

const openLines = (setup: EnvironmentSetup, seed: string): LinesEnvironment =>
  new LinesEnvironment(setup, makeHeader(setup, seed, undefined).observationSize, seed);

/** The rows of so many random steps. */
const walk = (setup: EnvironmentSetup, batch: number, seed: string, steps: number): ReadRow[][] => {
  const { read, send } = openRows(setup, batch, seed);
  const chances = Array.from({ length: batch }, (_, row) => new SeededChance(`row ${row}`));
  const seen = [read()];
  for (let step = 0; step < steps; step++) {
    const actions = at(seen, step).map((row, index) => at(drawActions([row], at(chances, index)), 0));
    expect(send(STEP, actions)).toBeUndefined();
    seen.push(read());
  }
  return seen;
};

const CASES = GAMES.flatMap(({ id, seatCounts }) => seatCounts.map((seats) => ({ id, seats })));
const FIRST_CASES = GAMES.map(({ id, seatCounts }) => ({ id, seats: at(seatCounts, 0) }));

const STEPS = 250;

describe('an environment in rows', () => {
  it.each(CASES)('every row of $id with $seats seats is what the rules say of that match', ({ id, seats }) => {
    const setup = environmentOf(id, seats);
    const { read, send } = openRows(setup, 2, '7');
    const chance = new SeededChance('actions');
    for (let number = 0; number < 2; number++) {
      const dice = new SeededChance(`7/1/${number}`);
      const position = startMatch(setup, dice);
      const expected = new Float32Array(setup.game.observationSize(position.options));
      const roll = (): void => {
        while (position.toMove.length > 0 && position.countFaces() > 0)
          position.act(position.faceAt(dice.below(position.countFaces())));
      };
      roll();
      while (position.toMove.length > 0) {
        const rows = read();
        const { actor, legal, done, match, observation, rewards } = at(rows, 1);
        position.observe(position.actor, expected);
        expect({ actor, done, match, rewards }).toEqual({
          actor: position.actor,
          done: false,
          match: number,
          rewards: Array.from({ length: seats }, () => 0),
        });
        expect(observation).toEqual([...expected]);
        const moves = position.legalMoves(position.actor).map((move) => position.actionOf(move));
        expect(legal).toEqual(moves.toSorted((a, b) => a - b));
        const actions = drawActions(rows, chance);
        expect(send(STEP, actions)).toBeUndefined();
        position.act(at(actions, 1));
        roll();
      }
      const { done, legal, rewards } = at(read(), 1);
      const winners = position.outcome()?.winners ?? [];
      expect({ done, legal }).toEqual({ done: true, legal: [] });
      expect(rewards.flatMap((reward, seat) => (reward > 0 ? [seat] : []))).toEqual([...winners]);
      if (winners.length > 0) expect(rewards.reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(1, 5);
      expect(send(STEP, drawActions(read(), chance))).toBeUndefined();
    }
  });

  it.each(FIRST_CASES)('a row of $id is the same in a batch of any size and whenever it is played', ({ id, seats }) => {
    const setup = environmentOf(id, seats);
    const three = walk(setup, 3, '7', STEPS).map((rows) => at(rows, 1));
    expect(walk(setup, 5, '7', STEPS).map((rows) => at(rows, 1))).toEqual(three);
    expect(walk(setup, 3, '8', STEPS).map((rows) => at(rows, 1))).not.toEqual(three);
  });

  it.each(FIRST_CASES)('no two rows of $id begin with the same match', ({ id, seats }) => {
    const setup = environmentOf(id, seats);
    const paths = walk(setup, 6, '7', STEPS);
    const byRow = Array.from({ length: 6 }, (_, row) => JSON.stringify(paths.map((rows) => at(rows, row).observation)));
    expect(new Set(byRow).size).toBe(6);
  });

  it.each(FIRST_CASES)('a reset of $id gives the rows of an environment with that seed', ({ id, seats }) => {
    const setup = environmentOf(id, seats);
    const { read, send } = openRows(setup, 2, '7');
    send(STEP, drawActions(read(), new SeededChance(0)));
    expect(send(RESET, [4_000_000_000, 0])).toBeUndefined();
    expect(read()).toEqual(openRows(setup, 2, '4000000000').read());
  });

  it('a step with one illegal action is refused, names it, and changes no row', () => {
    const setup = environmentOf(at(GAMES, 0).id, 4);
    const { read, send } = openRows(setup, 3, '7');
    const before = read();
    const actions = drawActions(before, new SeededChance(0));
    const wrong = setup.game.actionLimit - 1;
    for (const found of [wrong, -1, setup.game.actionLimit, 2 ** 31 - 1])
      expect(send(STEP, [at(actions, 0), found, at(actions, 2)])).toEqual({
        code: 'wrong-action',
        found,
        row: 1,
        seat: at(before, 1).actor,
        legal: at(before, 1).legal,
      });
    expect(read()).toEqual(before);
    expect(send(9, actions)).toMatchObject({ code: 'wrong-request', found: 9 });
    expect(read()).toEqual(before);
  });
});

describe('an environment in lines', () => {
  const answered = (environment: LinesEnvironment, request: object): JsonObject => {
    const answer = environment.answer(request);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };

  it.each(FIRST_CASES)('lines and rows tell the same matches of $id', ({ id, seats }) => {
    const setup = environmentOf(id, seats);
    const lines = openLines(setup, '7');
    const { read, send } = openRows(setup, 1, '7');
    const chance = new SeededChance('actions');
    let state = lines.state;
    for (let step = 0; step < STEPS; step++) {
      const rows = read();
      const { result: _, ...told } = state;
      expect(told).toEqual(at(rows, 0));
      const actions = drawActions(rows, chance);
      state = answered(lines, at(rows, 0).done ? { reset: {} } : { step: at(actions, 0) });
      send(STEP, actions);
    }
  });

  it.each(FIRST_CASES.flatMap((tested) => [5, Number.POSITIVE_INFINITY].map((steps) => ({ ...tested, steps }))))(
    'a record of $id after $steps steps at most replays, and the match goes on from it',
    ({ id, seats, steps }) => {
      const setup = environmentOf(id, seats);
      const first = openLines(setup, '7');
      const chance = new SeededChance('actions');
      for (let step = 0; step < steps && first.state['done'] === false; step++)
        answered(first, { step: drawn(first.state['legal'] as number[], chance) });
      const { record } = answered(first, { record: {} });
      expect(replay(setup.game, record as JsonObject).ok).toBe(true);
      const second = openLines(setup, 'other');
      const { match, ...state } = answered(second, { reset: { record } });
      const { match: _, ...before } = first.state;
      expect(match).toBe(1);
      expect(state).toEqual(before);
      expect(answered(second, { record: {} })).toEqual({ record });
    },
  );

  it('a seat can be asked for what it sees, whoever is to act', () => {
    const setup = environmentOf(at(GAMES, 0).id, 4);
    const lines = openLines(setup, '7');
    const { actor, observation } = lines.state;
    const seen = [0, 1, 2, 3, 'spectator'].map((viewer) => answered(lines, { observe: viewer })['observation']);
    expect(seen[actor as number]).toEqual(observation);
    expect(new Set(seen.map((numbers) => JSON.stringify(numbers))).size).toBe(5);
  });

  it.each([
    [{}, 'wrong-request'],
    ['step', 'wrong-request'],
    [{ step: 1, reset: {} }, 'wrong-request'],
    [{ leap: 1 }, 'wrong-request'],
    [{ step: 'pass' }, 'wrong-action'],
    [{ step: 1.5 }, 'wrong-action'],
    [{ observe: 4 }, 'wrong-field'],
    [{ reset: 7 }, 'wrong-field'],
    [{ reset: { sead: 7 } }, 'unknown-field'],
    [{ reset: { seed: [] } }, 'wrong-request'],
    [{ reset: { record: {} } }, 'missing-field'],
  ])('the request %j is refused with %s and changes nothing', (request, code) => {
    const lines = openLines(environmentOf(at(GAMES, 0).id, 4), '7');
    const before = lines.state;
    const answer = lines.answer(request);
    expect(answer.ok ? undefined : answer.error.code).toBe(code);
    expect(lines.state).toEqual(before);
  });

  it('the record of another number of seats is refused', () => {
    const { id } = at(GAMES, 0);
    const { record } = answered(openLines(environmentOf(id, 3), '7'), { record: {} });
    const answer = openLines(environmentOf(id, 4), '7').answer({ reset: { record } });
    expect(answer).toMatchObject({ ok: false, error: { code: 'wrong-field', field: 'options' } });
  });

  it('no step is made after the end', () => {
    const lines = openLines(environmentOf(at(GAMES, 0).id, 3), '7');
    const chance = new SeededChance('actions');
    while (lines.state['done'] === false) answered(lines, { step: drawn(lines.state['legal'] as number[], chance) });
    expect(lines.state).toMatchObject({ legal: [], result: { winners: expect.any(Array) as unknown[] } });
    expect(lines.answer({ step: 0 })).toMatchObject({ ok: false, error: { code: 'match-over' } });
    expect(answered(lines, { reset: {} })).toMatchObject({ done: false, match: 1 });
  });
});

describe('the header of an environment', () => {
  it.each(CASES)('the header of $id with $seats seats names every number and every action', ({ id, seats }) => {
    const setup = environmentOf(id, seats);
    const { json } = makeHeader(setup, '7', 256);
    const position = startMatch(setup, new SeededChance(0));
    expect(json['observation']).toEqual(observationNames(setup.game, position.options));
    const actions = json['actions'] as JsonObject[];
    expect(actions).toHaveLength(setup.game.actionLimit);
    expect(actions.map((move) => position.actionOf(move as { type: string }))).toEqual([...actions.keys()]);
    expect(json).toMatchObject({ format: 'miaou-env/1', game: id, seats, batch: 256, byteOrder: 'little' });
  });
});
