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
import { LANGUAGES } from '../language.js';
import { sentence } from '../sentence.js';
import { TEXTS } from './index.js';
import { CODES, EXPECTATIONS } from './texts.js';

const ODDITIES: readonly unknown[] = [undefined, null, 1.5, -1, 0, 3, 99, '', 'x', 'c3', 'N', [], ['c3'], {}, true];

/** An object with one field left out, spoilt, or added. */
const spoilt = (object: JsonObject, chance: SeededChance): JsonObject => {
  const field = drawn([...Object.keys(object), 'stranger'], chance);
  const value = drawn(ODDITIES, chance);
  const { [field]: _, ...rest } = object;
  return value === undefined ? rest : { ...rest, [field]: value };
};

const deeplySpoilt = (object: JsonObject, chance: SeededChance): JsonObject => {
  const nested = Object.entries(object).filter(([, value]) => typeof value === 'object' && value !== null);
  const [field, value] = nested.length === 0 ? [] : drawn(nested, chance);
  return field === undefined || Array.isArray(value) || chance.below(2) === 0
    ? spoilt(object, chance)
    : { ...object, [field]: deeplySpoilt(value as JsonObject, chance) };
};

const fault = (parsed: Parsed<unknown>): Refusal[] => (parsed.ok ? [] : [parsed.error]);

/** What a position says to moves of other positions, of other seats, and to spoilt ones. */
const refusalsAt = (game: Game, position: Position, moves: readonly JsonObject[], chance: SeededChance): Refusal[] =>
  seatsOf(position.options.seats).flatMap((seat) => {
    const refusal = position.refuse(seat, drawn(moves, chance) as { type: string });
    const parsed = game.parseMove(spoilt(drawn(moves, chance), chance));
    const spoiltRefusal = parsed.ok ? position.refuse(seat, parsed.value) : parsed.error;
    return [refusal, spoiltRefusal].filter((found) => found !== undefined);
  });

/** Every move that the game's integer actions stand for. */
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
    { seats: drawn(game.seatCounts, chance), ...(index % 3 === 0 ? LAYOUT(game) : {}) },
    chance,
  );
  const options = game.parseOptions(raw);
  if (!options.ok) return [options.error];
  const deal = game.deal(options.value, chance);
  const position = game.start(options.value, deal);
  const moves = allMoves(game, position);
  const found: Refusal[] = [
    ...fault(game.parseOptions(deeplySpoilt({ ...options.value }, chance))),
    ...fault(game.parseDeal(spoilt({ ...deal }, chance), options.value)),
    ...fault(game.parseMove(drawn(ODDITIES, chance))),
  ];
  while (position.toMove.length > 0) {
    found.push(...refusalsAt(game, position, moves, chance));
    const seat = position.actor;
    position.play(seat, chanceMove(position, chance) ?? drawn(position.legalMoves(seat), chance));
  }
  return [...found, ...refusalsAt(game, position, moves, chance)];
};

/** Options given as documents are spoilt from their standard form, which the parsed options hold. */
const LAYOUT = (game: Game): JsonObject => {
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
/** What the games and the server's settings say would be right. */
const expectations: readonly string[] = [
  ...refusals.flatMap(({ expected }) => (typeof expected === 'string' ? [expected] : [])),
  ...Object.values(SETTINGS).map(({ expected }) => expected),
];
const codes = new Set(refusals.map(({ code }) => code));

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

describe('texts', () => {
  it('has a sentence for every code that the games give', () => {
    expect([...codes].filter((code) => !(CODES as readonly string[]).includes(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(20);
  });

  it.each(LANGUAGES)('fills every sentence in %s with the facts that the games give', (language) => {
    for (const refusal of refusals) {
      const facts = Object.keys(refusal);
      const { [refusal.code as 'game-over']: text } = TEXTS[language].refusals;
      expect(facts, refusal.code).toEqual(expect.arrayContaining(namesIn(text)));
      expect(sentence(refusal, TEXTS[language])).not.toMatch(/undefined|\[object/);
    }
  });

  it.each(LANGUAGES)('tells the same facts in %s as in English', (language) => {
    for (const part of ['refusals', 'expected', 'settings', 'where', 'said', 'help'] as const) {
      const [ours, english] = [TEXTS[language][part], TEXTS.en[part]].map((texts) =>
        Object.entries(texts).map(([key, text]: [string, string]) => [key, namesIn(text)]),
      );
      expect(ours).toEqual(english);
    }
  });

  it('leaves no English in what the rules and the settings say is expected', () => {
    const isCodes = (text: string): boolean => /^[\w-]+((, | \| )[\w-]+)*$|^\{.*\}$/.test(text);
    const inChinese = (text: string): string =>
      sentence({ code: 'wrong-field', field: '', found: '', expected: text }, TEXTS.zh);
    expect(expectations.filter((text) => !isCodes(text) && inChinese(text).includes(text))).toEqual([]);
  });

  it('meets most of what it can translate', () => {
    const met = EXPECTATIONS.filter((expectation) => {
      const first = expectation.split(/\{\w+\}/).find((part) => part.trim().length > 1) ?? '';
      return expectations.some((text) => text.includes(first));
    });
    expect(met.length).toBeGreaterThan(EXPECTATIONS.length / 2);
  });
});
