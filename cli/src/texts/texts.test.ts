import { GAMES } from '@miaou/games';
import {
  chanceMove,
  drawn,
  type Game,
  type JsonObject,
  type Parsed,
  type Position,
  type Refusal,
  SeededChance,
  seatsOf,
} from '@miaou/kit';
import { SETTINGS } from '@miaou/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../commandLine/language.js';
import { GAME_TEXTS } from './games/index.js';
import { TEXTS } from './index.js';
import { sentence } from './sentence.js';

const WRONG_VALUES: readonly unknown[] = [undefined, null, 1.5, -1, 0, 3, 99, '', 'x', 'c3', 'N', [], ['c3'], {}, true];

/** An object with one field left out, changed, or added. */
const corrupted = (object: JsonObject, chance: SeededChance): JsonObject => {
  const field = drawn([...Object.keys(object), 'unknownField'], chance);
  const value = drawn(WRONG_VALUES, chance);
  const { [field]: _, ...rest } = object;
  return value === undefined ? rest : { ...rest, [field]: value };
};

const deeplyCorrupted = (object: JsonObject, chance: SeededChance): JsonObject => {
  const nested = Object.entries(object).filter(([, value]) => typeof value === 'object' && value !== null);
  const [field, value] = nested.length === 0 ? [] : drawn(nested, chance);
  return field === undefined || Array.isArray(value) || chance.below(2) === 0
    ? corrupted(object, chance)
    : { ...object, [field]: deeplyCorrupted(value as JsonObject, chance) };
};

const errorOf = (parsed: Parsed<unknown>): Refusal[] => (parsed.ok ? [] : [parsed.error]);

/** What a position answers to moves of other positions and seats, and to corrupted ones. */
const refusalsAt = (game: Game, position: Position, moves: readonly JsonObject[], chance: SeededChance): Refusal[] =>
  seatsOf(position.options.seats).flatMap((seat) => {
    const refusal = position.refuse(seat, drawn(moves, chance) as { type: string });
    const parsed = game.parseMove(corrupted(drawn(moves, chance), chance));
    const corruptedRefusal = parsed.ok ? position.refuse(seat, parsed.value) : parsed.error;
    return [refusal, corruptedRefusal].filter((found) => found !== undefined);
  });

/** The move of every integer action. */
const allMoves = (game: Game, position: Position): JsonObject[] =>
  Array.from({ length: game.actionLimit }, (_, action) => action).flatMap((action) => {
    try {
      return [position.moveOf(action)];
    } catch {
      return [];
    }
  });

const refusalsOfMatch = (game: Game, index: number): Refusal[] => {
  const chance = new SeededChance(index);
  const raw = game.drawOptions(
    { seats: drawn(game.seatCounts, chance), ...(index % 3 === 0 ? documentsOf(game) : {}) },
    chance,
  );
  const options = game.parseOptions(raw);
  if (!options.ok) return [options.error];
  const deal = game.deal(options.value, chance);
  const position = game.start(options.value, deal);
  const moves = allMoves(game, position);
  const found: Refusal[] = [
    ...errorOf(game.parseOptions(deeplyCorrupted({ ...options.value }, chance))),
    ...errorOf(game.parseDeal(corrupted({ ...deal }, chance), options.value)),
    ...errorOf(game.parseMove(drawn(WRONG_VALUES, chance))),
  ];
  while (position.toMove.length > 0) {
    found.push(...refusalsAt(game, position, moves, chance));
    const seat = position.actor;
    position.play(seat, chanceMove(position, chance) ?? drawn(position.legalMoves(seat), chance));
  }
  return [...found, ...refusalsAt(game, position, moves, chance)];
};

/** Options given as documents are corrupted from their default, which the parsed options hold. */
const documentsOf = (game: Game): JsonObject => {
  const options = game.parseOptions(game.drawOptions({ seats: game.seatCounts[0] }, new SeededChance(0)));
  const documents = Object.entries(game.optionSpecs).filter(([, { kind }]) => kind === 'document');
  return options.ok ? Object.fromEntries(documents.map(([name]) => [name, (options.value as JsonObject)[name]])) : {};
};

/** One refusal of each kind: same code, same facts, same expectation. */
const kindOf = (refusal: Refusal): string =>
  JSON.stringify([refusal.code, Object.keys(refusal), refusal['expected'] ?? null]);

const refusals = [
  ...new Map(
    GAMES.flatMap((game) => Array.from({ length: 60 }, (_, index) => refusalsOfMatch(game, index)).flat()).map(
      (refusal) => [kindOf(refusal), refusal],
    ),
  ).values(),
];
/** What the games and the server's settings say they expect. */
const expectations: readonly string[] = [
  ...refusals.flatMap(({ expected }) => (typeof expected === 'string' ? [expected] : [])),
  ...Object.values(SETTINGS).map(({ expected }) => expected),
];
const EXPECTATIONS = Object.keys(TEXTS.en.expected);
const codes = new Set(refusals.map(({ code }) => code));

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

describe('texts', () => {
  it('every refusal that a game gives has a sentence', () => {
    expect([...codes].filter((code) => !Object.hasOwn(TEXTS.en.refusals, code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(20);
  });

  it('every game has its texts, and no two games give one code different sentences', () => {
    expect(GAME_TEXTS).toHaveLength(GAMES.length);
    const own = GAME_TEXTS.flatMap((game) => Object.keys(game.en.refusals));
    expect(new Set(own).size).toBe(own.length);
  });

  it.each(LANGUAGES)('every sentence in %s uses only facts that the games give', (language) => {
    for (const refusal of refusals) {
      const facts = Object.keys(refusal);
      const { [refusal.code]: text = '' } = TEXTS[language].refusals;
      expect(facts, refusal.code).toEqual(expect.arrayContaining(namesIn(text)));
      expect(sentence(refusal, TEXTS[language])).not.toMatch(/undefined|\[object/);
    }
  });

  it.each(LANGUAGES)('a text in %s has the same facts as in English', (language) => {
    for (const part of ['refusals', 'expected', 'settings', 'where', 'messages', 'help'] as const) {
      const [ours, english] = [TEXTS[language][part], TEXTS.en[part]].map((texts) =>
        Object.entries(texts).map(([key, text]: [string, string]) => [key, namesIn(text)]),
      );
      expect(ours).toEqual(english);
    }
  });

  it('what games and settings expect is translated whole', () => {
    const isCodes = (text: string): boolean => /^[\w-]+((, | \| )[\w-]+)*$|^\{.*\}$/.test(text);
    const inChinese = (text: string): string =>
      sentence({ code: 'wrong-field', field: '', found: '', expected: text }, TEXTS.zh);
    expect(expectations.filter((text) => !isCodes(text) && inChinese(text).includes(text))).toEqual([]);
  });

  it('most translated expectations occur in a refusal', () => {
    const met = EXPECTATIONS.filter((expectation) => {
      const first = expectation.split(/\{\w+\}/).find((part) => part.trim().length > 1) ?? '';
      return expectations.some((text) => text.includes(first));
    });
    expect(met.length).toBeGreaterThan(EXPECTATIONS.length / 2);
  });
});
