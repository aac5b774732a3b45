import { GAMES } from '@miaou/games';
import { type GameTypes, seat, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { GameStep, LogLine } from '../games/board';
import { replayRecord } from '../tableClient/replay';
import { playRandomly } from '../tableClient/testing/randomMatch';
import type { LoadedTexts } from '../texts/language.svelte';
import { definitionsFor } from './art';
import { layOut } from './cardLayout';
import { fitted, linesOf, shortened } from './lines';
import { CARD, type ShareModule } from './shareCard';
import { messageOf, type ShareSource, shareMatch } from './sharedMatch';

interface Texts {
  readonly boardTexts: LoadedTexts<never>;
}
interface Log {
  readonly logLines: (step: GameStep, names: readonly string[], words: never) => readonly LogLine[];
}
const SHARES = import.meta.glob<{ readonly default: ShareModule }>('../games/*/board/share.ts');
const TEXTS = import.meta.glob<Texts>('../games/*/board/texts/index.ts');
const LOGS = import.meta.glob<Log>('../games/*/board/matchLog.ts');

const partOf = async <Part>(parts: Readonly<Record<string, () => Promise<Part>>>, id: string): Promise<Part> => {
  const found = Object.entries(parts).find(([path]) => path.startsWith(`../games/${id}/`))?.[1];
  if (found === undefined) throw new Error(`${id} has nothing to share`);
  return found();
};

/** The parts of a board that need no page. */
const loadParts = async (id: string) => {
  const [{ default: share }, { boardTexts }, { logLines }] = await Promise.all([
    partOf(SHARES, id),
    partOf(TEXTS, id),
    partOf(LOGS, id),
  ]);
  await boardTexts.ready();
  const board: ShareSource['board'] = {
    logLines: (step, names) => logLines(step, names, boardTexts.words),
    round: (view) => (view as GameTypes['view'] & { readonly round: number }).round,
  };
  return { board, share };
};

/** Every letter is half as wide as high. */
const measure = (text: string, size: number): number => (Array.from(text).length * size) / 2;
const player = (number: number): string => `Player ${number}`;

/** A game may have nothing to share. */
const SHARED = GAMES.filter(({ id }) => `../games/${id}/board/share.ts` in SHARES);

describe.each(SHARED.map((game) => [game.id, game] as const))('a shared result of %s', (id, rules) => {
  const { record, seats: count } = playRandomly(rules, 'shared');
  const open = async (change: Partial<ShareSource> = {}) => {
    const { board, share } = await loadParts(id);
    const seats = seatsOf(count).map((one) => ({
      seat: one,
      name: `Rosalinde von und zu ${one}`,
      portrait: null,
      isMe: false,
      standIn: null,
      present: true,
      deadline: null,
    }));
    return (names: boolean, points: boolean) =>
      shareMatch({ record, rules, board, seats, ...change }, share, { names, points }, player);
  };

  it('a message has the game, the result, what turned it, and where it can be seen', async () => {
    const made = (await open())(true, true);
    const message = messageOf('Title', made?.card.lines ?? [], made?.turn?.text ?? '', 'https://miaou.example/x');
    const lines = message.split('\n');
    expect(lines[0]).toContain('Title');
    expect(lines.at(-1)).toBe('https://miaou.example/x');
    expect(lines.length).toBeLessThanOrEqual(count + 3);
    expect(made?.turn?.text).toMatch(/^(?!.*(undefined|NaN)).+$/);
  });

  it('numbers below zero have a true minus, as everywhere on the page', async () => {
    const matches = Array.from({ length: 5 }, (_, match) => playRandomly(rules, `below zero ${match}`).record);
    const told = await Promise.all(
      matches.map(async (played) => {
        const card = (await open({ record: played }))(true, true)?.card;
        return [...(card?.lines ?? []), ...(card?.strip ?? []).map(({ value }) => value)];
      }),
    );
    expect(told.flat().filter((text) => /-\d/.test(text))).toEqual([]);
  });

  it('whoever is not named is not named anywhere, and points can be left out', async () => {
    const made = (await open())(false, false);
    expect(JSON.stringify(made)).not.toContain('Rosalinde');
    expect(made?.card.strip.map(({ value }) => value).join('')).toBe('');
  });

  it('all words stay on the card and beside the art, however long the names', async () => {
    const card = (await open())(true, true)?.card;
    if (card === undefined) throw new Error('a finished match has a card');
    const { texts } = layOut(
      card,
      { game: 'Title', told: 'Long '.repeat(60), again: ['miaou.example', 'again'] },
      measure,
    );
    for (const { text, x, y, size, align } of texts) {
      const width = measure(text, size);
      const left = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(CARD.width);
      expect(y).toBeLessThanOrEqual(CARD.height);
    }
    for (const { text, size } of texts.filter(({ y, align }) => y < CARD.height - CARD.strip && align === undefined))
      expect(measure(text, size)).toBeLessThanOrEqual(card.textWidth);
  });

  it('a moment tells what everybody was told then, and no more', async () => {
    const moments = [1, 2, 3, 5, 8, 13, Math.floor(record.moves.length / 2), record.moves.length];
    const told = await Promise.all(moments.map(async (move) => (await open({ move }))(true, true)?.turn?.text ?? ''));
    expect(told.every((text) => text !== '')).toBe(true);
    // A hand that was played face down is told by its player's eyes alone.
    const own = replayRecord(record, [rules], seat(0));
    const { board } = await loadParts(id);
    const names = seatsOf(count).map((one) => `Rosalinde von und zu ${one}`);
    const secrets = own.ok
      ? own.value.transitions.flatMap((ofMove) =>
          ofMove.flatMap((step) => board.logLines(step, names).map(({ text }) => text)),
        )
      : [];
    const leaked = new Set(told.flatMap((text) => secrets.filter((secret) => text.includes(secret))));
    expect([...leaked].filter((text) => text.startsWith('You'))).toEqual([]);
  });

  it('a match without a result has none to share', async () => {
    const { result: _result, ...unfinished } = record;
    expect((await open({ record: unfinished }))(true, true)).toBeUndefined();
  });
});

describe('lines', () => {
  it('break at spaces, in Chinese anywhere, and inside of a word only where it is too long', () => {
    expect(linesOf('one two three', 10, 35, measure)).toEqual(['one two', 'three']);
    expect(linesOf('分享这一刻', 10, 15, measure)).toEqual(['分享这', '一刻']);
    expect(linesOf('abcdefgh', 10, 20, measure)).toEqual(['abcd', 'efgh']);
  });

  it('take the largest letters that fit, and whole words in smaller ones', () => {
    const box = { width: 40, height: 30, leading: 1 };
    expect(fitted('abcdefgh', [20, 10], box, measure)).toEqual({ size: 10, lines: ['abcdefgh'] });
    expect(fitted('ab cd', [20, 10], box, measure)).toEqual({ size: 10, lines: ['ab cd'] });
    const { lines } = fitted('abcdefgh '.repeat(9), [20, 10], box, measure);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('what is too long ends in dots', () => {
    expect(shortened('abcdefgh', 10, 20, measure)).toBe('abc…');
    expect(shortened('abcd', 10, 20, measure)).toBe('abcd');
  });
});

it('a picture brings all the drawings that it refers to', () => {
  const sprite: Readonly<Record<string, string>> = {
    card: '<symbol id="card"><use href="#cat"/></symbol>',
    cat: '<symbol id="cat"><path fill="url(#stripes)"/></symbol>',
    stripes: '<pattern id="stripes"/>',
  };
  const find = (id: string): Element | null => {
    const outerHTML = sprite[id];
    return outerHTML === undefined ? null : ({ outerHTML } as Element);
  };
  const definitions = definitionsFor('<use href="#card"/><g clip-path="url(#own)"/>', find);
  for (const part of Object.values(sprite)) expect(definitions).toContain(part);
});
