import { observationNames } from '@miaou/games/search';
import { drawn, type Game, type GameTypes, type Position, SeededChance, type Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { shareOfCases } from './cases.js';
import { viewersOf } from './fingerprint.js';
import { choose, drawPlayStyle, playOn } from './playing.js';

const observed = (game: Game, position: Position, viewer: Viewer): Float32Array => {
  const numbers = new Float32Array(game.observationSize(position.options)).fill(Number.NaN);
  position.observe(viewer, numbers);
  return numbers;
};

/** The first thing inside a value that JSON would lose or change, such as a set, an absent field kept as undefined, or NaN. */
const strangeIn = (value: unknown, path = ''): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return `${path}: ${value.constructor.name}`;
  for (const [key, inner] of Object.entries(value)) {
    const strange = strangeIn(inner, `${path}.${key}`);
    if (strange !== undefined) return strange;
  }
  return undefined;
};

/** As a client or a bot gets it: through a wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(shareOfCases(Number(process.env['MIAOU_CASES']), 0))('$name', ({ name, game, options }) => {
  const viewers = viewersOf(options);
  const start = (seed: string) => {
    const chance = new SeededChance(`${name} ${seed}`);
    return { chance, position: game.start(options, game.deal(options, chance)) };
  };

  it('views and events are plain JSON', () => {
    const { chance, position } = start('json');
    const style = drawPlayStyle(chance);
    while (position.toMove.length > 0) {
      const { seat, move } = choose(position, style, chance);
      const events = position.play(seat, move);
      const viewer = drawn(viewers, chance);
      const told = events.map((event) => position.redact(event, viewer));
      expect(strangeIn([position.view(viewer), position.state(), events, told])).toBeUndefined();
    }
  });

  it('every view names its viewer and the seats that owe a decision', () => {
    const { chance, position } = start('names');
    const checkNames = (): void => {
      for (const viewer of viewers) expect(position.view(viewer)).toMatchObject({ viewer, toMove: position.toMove });
    };
    playOn(position, chance, checkNames);
    checkNames();
  });

  it('every viewer receives events of the same types in the same order', () => {
    const { chance, position } = start('events');
    const style = drawPlayStyle(chance);
    while (position.toMove.length > 0) {
      const { seat, move } = choose(position, style, chance);
      const events = position.play(seat, move);
      expect(events.length).toBeGreaterThan(0);
      for (const viewer of viewers)
        expect(events.map((event) => position.redact(event, viewer).type)).toEqual(events.map(({ type }) => type));
    }
  });

  it('redacted events alone lead from the view before a move to the view after it and leave the first unchanged', () => {
    const { chance, position } = start('follow');
    const style = drawPlayStyle(chance);
    while (position.toMove.length > 0) {
      const { seat, move } = choose(position, style, chance);
      const viewer = drawn([seat, ...viewers], chance);
      const before = JSON.stringify(position.view(viewer));
      const view = JSON.parse(before) as GameTypes['view'];
      const heard = position.play(seat, move).map((event) => sent(position.redact(event, viewer)));
      const followed = heard.reduce((last, event) => game.follow(last, event), view);
      expect(JSON.stringify(followed)).toBe(JSON.stringify(position.view(viewer)));
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  it('a sampled position looks the same to its viewer and to a spectator', () => {
    const { chance, position } = start('sample');
    const checkSample = (): void => {
      const viewer = drawn(viewers, chance);
      const view = position.view(viewer);
      const sampled = game.sample(sent(view), chance);
      expect(JSON.stringify(sampled.view(viewer))).toBe(JSON.stringify(view));
      expect(JSON.stringify(sampled.view('spectator'))).toBe(JSON.stringify(position.view('spectator')));
      expect(observed(game, sampled, viewer)).toEqual(observed(game, position, viewer));
    };
    playOn(position, chance, () => {
      if (chance.below(4) === 0) checkSample();
    });
    checkSample();
  });

  it('a sampled position can be played by the rules to the end', () => {
    const { chance, position } = start('play on');
    playOn(position, chance, () => {
      if (chance.below(30) > 0) return;
      const sampled = game.sample(position.view(drawn(viewers, chance)), chance);
      expect(game.parseDeal(sent(sampled.deal), options)).toEqual({ ok: true, value: sampled.deal });
      playOn(sampled, chance, ({ seat, move }) => {
        if (sampled.refuse(seat, move) !== undefined) throw new Error(`refused: ${JSON.stringify(move)}`);
      });
      expect(sampled.outcome()).toBeDefined();
    });
  });

  it('every number of an observation has a name of its own', () => {
    const names = observationNames(game, options);
    expect(names).toHaveLength(game.observationSize(options));
    expect(new Set(names).size).toBe(names.length);
  });

  it('an observation is written in full and in finite numbers', () => {
    const { chance, position } = start('observe');
    const checkNumbers = (): void => {
      for (const viewer of viewers)
        if (!observed(game, position, viewer).every(Number.isFinite))
          throw new Error(`a number is missing for ${viewer}`);
    };
    playOn(position, chance, checkNumbers);
    checkNumbers();
  });
});
