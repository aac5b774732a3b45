import { type ChopEvent, type ChopResult, type ChopTypes, HOLES, MICE, TILE_KINDS } from '@miaou/chop';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../texts/languages';
import type { GameStep } from '../../board';
import { captionOf, eventLine, isLow } from './captions';
import { describePlace } from './describe';
import { turningPoints } from './end/turningPoints';
import { sounds } from './eventSounds';
import { isUnder, placesOf } from './kitchen/geometry';
import { logLines } from './matchLog';
import { matchStatus } from './status';
import { playUntil } from './testing/playing';
import type { ChopWords } from './texts/words';
import { duration } from './timing';
import { turnHint, turnTitle } from './turn';

const WORDS = await Promise.all(
  LANGUAGES.map(async (language) => {
    const { default: words } = (await import(`./texts/${language}.ts`)) as { readonly default: ChopWords };
    return [language, words] as const;
  }),
);
const [[, english] = ['en', undefined]] = WORDS;

const match = playUntil({ bot: 'ida', at: ({ result }) => result !== null });
const NAMES = ['Vera', 'Odile', 'Tomás'];

const RESULTS: readonly ChopResult[] = [
  { side: 'cat', winners: [seat(0)], cheese: 3, mice: 0 },
  { side: 'mice', winners: [seat(1), seat(2)], cheese: 10, mice: 2 },
  { side: null, winners: [], cheese: 5, mice: 4 },
];

const ASKING_TILES = ['plus1', 'plus2', 'arrow', 'fork'] as const;

/** One of every kind of fact, and of every tile and ending. */
const EVENTS: readonly ChopEvent[] = [
  { type: 'catSet', square: 'c3' },
  { type: 'dieRolled', seat: seat(1), value: 4 },
  { type: 'rollLost', seat: seat(0), value: 2 },
  { type: 'catMoved', from: 'c3', to: 'c1', path: ['c2', 'c1'] },
  { type: 'catMoved', from: 'b3', to: 'c3', path: ['c3'] },
  { type: 'mouseMoved', mouse: 1, from: 'E', to: 'd4', path: ['f4', 'e4', 'd4'] },
  { type: 'mouseMoved', mouse: 2, from: 'd7', to: 'S', path: ['S'] },
  { type: 'jumped', by: 'cat', from: 'a1', to: 'f7' },
  { type: 'jumped', by: 3, from: 'a1', to: 'c4' },
  { type: 'holeOpened', hole: 'N', mouse: 0 },
  { type: 'mouseCaught', mouse: 0, square: 'a1' },
  ...TILE_KINDS.map((tile) => ({ type: 'tileTurned', square: 'b2', tile, by: 0 }) as const),
  ...ASKING_TILES.flatMap((tile) => ([0, 'cat'] as const).map((by) => ({ type: 'tileLapsed', tile, by }) as const)),
  { type: 'cheeseUncovered', square: 'e6' },
  { type: 'cheeseWon', square: 'e6', mouse: 3, won: 7 },
  { type: 'knifeHurt', by: 1, rollsLost: 0 },
  { type: 'turnPassed', seat: seat(1), rolls: 2 },
  ...RESULTS.map((result) => ({ type: 'matchEnded', result, rest: {} }) as const),
];

const { view } = match;
const stepOf = (event: ChopEvent): GameStep<ChopTypes> => ({ event, before: view, after: view });

/** What a missing word or fact would leave behind. */
const HOLLOW = /\bundefined\b|\bnull\b|NaN|\[object|^\s*$/;

describe.each(WORDS)('in %s', (_, words) => {
  it('[CP4] every fact that says something has a line with its rule', () => {
    for (const event of EVENTS)
      for (const { text, rule } of logLines(stepOf(event), NAMES, words)) {
        expect(text).not.toMatch(HOLLOW);
        expect(rule).toMatch(/^C[BPMTE]\d+$/);
      }
  });

  it('[CP4] only cheese and knives are told by a later fact', () => {
    const silent = EVENTS.filter((event) => logLines(stepOf(event), NAMES, words).length === 0);
    expect(silent.map((event) => ('tile' in event ? event.tile : event.type))).toEqual(['cheese', 'knife']);
  });

  it('[CP4] a whole match is told, and where it stands', () => {
    for (const step of match.steps)
      for (const { text } of logLines(step, NAMES, words)) expect(text).not.toMatch(HOLLOW);
    expect(matchStatus(view, words)).not.toMatch(HOLLOW);
  });

  it('[CP4] where a match stands that is over says who won', () => {
    const { catWins, miceWin, draw } = words.end;
    const told = RESULTS.map((result) => matchStatus({ ...view, result }, words).split(' · ')[0]);
    expect(told).toEqual([catWins, miceWin, draw]);
    expect(matchStatus({ ...view, result: null }, words)).not.toContain(draw);
  });

  it('[CP4] every place is described at every moment of a match', () => {
    const notes = { isTarget: true, isChoosable: true, danger: { faces: 2, of: 6 } };
    const described = match.steps.flatMap(({ after }) =>
      placesOf(after.options.layout).map((place) => describePlace(words, after, place, notes)),
    );
    expect(described.filter((text) => HOLLOW.test(text))).toEqual([]);
  });

  it('[CP3] every turn has a title, mine and theirs, and a hint', () => {
    const titles = match.steps.flatMap((last) => [
      turnTitle(words, { view: last.after, last }, true, 'Vera'),
      turnTitle(words, { view: last.after, last }, false, 'Vera'),
      last.after.phase === 'over' ? '-' : turnHint(words, last.after, 0),
    ]);
    expect(titles.filter((text) => HOLLOW.test(text))).toEqual([]);
  });

  it('[CP4] what is told big over the kitchen has words', () => {
    const texts = EVENTS.flatMap((event) => captionOf(words, event, view)?.text ?? []);
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((text) => HOLLOW.test(text))).toEqual([]);
  });

  it('[CT2, CT7] the panel says who found cheese or a knife, and where', () => {
    for (const tile of ['cheese', 'knife'] as const)
      for (const by of [1, 'cat'] as const) {
        const text = eventLine(words, stepOf({ type: 'tileTurned', square: 'b2', tile, by }), NAMES)?.text;
        expect(text).toContain(by === 'cat' ? words.cat : words.mice[by]);
        expect(text).toContain('b2');
      }
  });

  it('[CT4, CT5, CT6] what becomes of each tile that can do nothing is told in its own words', () => {
    const lapses = EVENTS.filter(({ type }) => type === 'tileLapsed');
    const told = lapses.flatMap((event) => logLines(stepOf(event), NAMES, words).map(({ text }) => text));
    expect(new Set(told).size).toBe(5);
  });

  it('[CP1, CB4, CB5] mice, holes and tiles have names of their own', () => {
    expect(new Set(MICE.map((mouse) => words.mice[mouse])).size).toBe(4);
    expect(new Set(HOLES.map((hole) => words.holes[hole])).size).toBe(4);
    expect(new Set(TILE_KINDS.map((kind) => words.tiles[kind])).size).toBe(TILE_KINDS.length);
  });
});

describe('the log', () => {
  const tell = (event: ChopEvent): readonly string[] =>
    english === undefined ? [] : logLines(stepOf(event), NAMES, english).map(({ text, rule }) => `${rule} ${text}`);

  const CASES: readonly (readonly [ChopEvent, string])[] = [
    [{ type: 'dieRolled', seat: seat(1), value: 4 }, 'CM1 Odile rolled 4.'],
    [{ type: 'catMoved', from: 'b3', to: 'c3', path: ['c3'] }, 'CM1 The cat moves 1 square to c3 on the table.'],
    [
      { type: 'mouseMoved', mouse: 1, from: 'E', to: 'd4', path: ['f4', 'e4', 'd4'] },
      'CM1 Scarf moves 3 squares under the table to d4.',
    ],
    [
      { type: 'mouseMoved', mouse: 2, from: 'd7', to: 'S', path: ['S'] },
      'CM1 Specs moves 1 square into the south hole.',
    ],
    [{ type: 'mouseCaught', mouse: 0, square: 'a1' }, 'CM4 The cat catches Hat on a1!'],
    [{ type: 'knifeHurt', by: 'cat', rollsLost: 1 }, 'CT7 A knife! The cat stops at once.'],
    [{ type: 'tileLapsed', tile: 'fork', by: 2 }, 'CT6 The fork finds no cheese.'],
    [{ type: 'tileLapsed', tile: 'fork', by: 'cat' }, 'CT6 The cat has no use for a fork.'],
    [{ type: 'tileLapsed', tile: 'plus2', by: 2 }, 'CT4 +2, and no way on.'],
  ];
  it.each(CASES)('[CM1, CM4, CT7] $type', (event, line) => {
    expect(tell(event)).toEqual([line]);
  });

  it('[CP3] a round begins with a heading when the mice come to move', () => {
    const headings = match.steps.flatMap((step) =>
      english === undefined ? [] : logLines(step, NAMES, english).filter(({ heading }) => heading === true),
    );
    expect(headings.map(({ text }) => text)).toEqual(headings.map((_line, index) => `Round ${index + 1}`));
  });
});

describe('a place in words', () => {
  const QUIET = { isTarget: false, isChoosable: false, danger: undefined };

  it('[CM5] a mouse under the table and the cat above it are both told', () => {
    const { view: shared } = playUntil({
      bot: 'ida',
      at: ({ cat, mice, options }) => cat !== null && isUnder(options.layout, cat) && mice.includes(cat),
    });
    const [words] = WORDS.map(([, one]) => one);
    const mouse = shared.mice.findIndex((place) => place === shared.cat);
    const described = words === undefined || shared.cat === null ? '' : describePlace(words, shared, shared.cat, QUIET);
    expect(described).toContain('under the table');
    expect(described).toContain(english?.mice[mouse]);
    expect(described).toContain('the cat on the table above');
  });

  it('[CP4] nothing tells what lies face down', () => {
    const start = playUntil({ at: ({ phase }) => phase === 'start' }).view;
    const told = placesOf(start.options.layout).map((place) =>
      english === undefined ? '' : describePlace(english, start, place, QUIET),
    );
    expect(told.filter((text) => /cheese|dishes|fork|knife|arrow|\+/.test(text))).toEqual([]);
  });
});

describe('the story', () => {
  it('[CM1] every fact is shown for a while, and longer the farther a piece walks', () => {
    for (const step of match.steps) expect(duration(step)).toBeGreaterThan(0);
    const walks = match.steps.flatMap((step) =>
      step.event.type === 'mouseMoved' ? [[step.event.path.length, duration(step)] as const] : [],
    );
    for (const [length, time] of walks)
      expect(time).toBe((walks.find(([one]) => one === 1)?.[1] ?? 0) + (length - 1) * 230);
  });

  it('[CE1, CE2] who wins hears it, who loses too, and a spectator is glad with the winner', () => {
    const [event] = RESULTS.map((result) => ({ type: 'matchEnded', result, rest: {} }) as const);
    const heard = [seat(0), seat(1), 'spectator' as const].map((viewer) =>
      event === undefined ? [] : sounds({ event, before: view, after: { ...view, viewer } }),
    );
    expect(heard).toEqual([['win'], ['lose'], ['win']]);
  });

  it('[CP3] a bell rings for the player whose turn it is', () => {
    const event = { type: 'turnPassed', seat: seat(2), rolls: 1 } as const;
    const heard = [seat(1), seat(2)].map((viewer) => sounds({ event, before: view, after: { ...view, viewer } }));
    expect(heard).toEqual([[], ['yourTurn']]);
  });

  it('[CB1] words about the lower half of the kitchen stand above', () => {
    const at = (square: 'a1' | 'f7') => isLow(view, { type: 'cheeseUncovered', square });
    expect([at('a1'), at('f7'), isLow(view, null)]).toEqual([false, true, false]);
  });

  it('[CM4, CT7, CE2] turning points are catches, knives and the first, the middle and the last cheese', () => {
    const types = turningPoints(match.steps).map(({ step }) => step.event.type);
    const caught = match.steps.filter(({ event }) => event.type === 'mouseCaught');
    expect(types.filter((type) => type === 'mouseCaught')).toHaveLength(caught.length);
    expect(new Set(types)).toEqual(new Set(['mouseCaught', 'knifeHurt', 'cheeseWon']));
  });
});
