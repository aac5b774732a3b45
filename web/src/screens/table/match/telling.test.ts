import { type ChopTypes, chop } from '@miaou/chop';
import { type FelixTypes, felix } from '@miaou/felix';
import type { Game, GameTypes, JsonObject } from '@miaou/kit';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardModule } from '../../../games/board';
import { logLines as chopLines } from '../../../games/chop/board/matchLog';
import { matchStatus as chopStatus } from '../../../games/chop/board/status';
import chopWords from '../../../games/chop/board/texts/en';
import { duration as chopDuration, tellsAfter as chopTellsAfter } from '../../../games/chop/board/timing';
import { panelView } from '../../../games/felix/board/lyingCards';
import { logLines as felixLines } from '../../../games/felix/board/matchLog';
import { matchStatus as felixStatus } from '../../../games/felix/board/status';
import felixWords from '../../../games/felix/board/texts/en';
import { duration as felixDuration, tellsAfter as felixTellsAfter } from '../../../games/felix/board/timing';
import { loadGames } from '../../../tableClient/loadRules';
import { CONTROLS, Sitting, type Subject, type Told } from './testing/sitting';

/** Without the types of its game, as `registerBoard` gives a board. */
const untyped = <T extends GameTypes>(
  game: Game<T>,
  seats: number,
  board: Pick<BoardModule<T>, 'duration' | 'tellsAfter' | 'panelView' | 'logLines' | 'status'>,
  fixed: JsonObject = {},
): Subject => ({ game, seats, fixed, board: board as unknown as Told });

const SUBJECTS: readonly Subject[] = [
  untyped<FelixTypes>(felix, 3, {
    duration: felixDuration,
    tellsAfter: felixTellsAfter,
    panelView,
    logLines: (step, names) => felixLines(step, names, felixWords),
    status: (view, names) => felixStatus(view, names, felixWords),
  }),
  untyped<ChopTypes>(
    chop,
    2,
    {
      duration: chopDuration,
      tellsAfter: chopTellsAfter,
      logLines: (step, names) => chopLines(step, names, chopWords),
      status: (view) => chopStatus(view, chopWords),
    },
    { maxRounds: 20 },
  ),
];

type Action =
  | 'elsewhere'
  | 'others'
  | 'arrive'
  | 'receive'
  | 'release'
  | 'skip'
  | 'hide'
  | { readonly press: number }
  | { readonly wait: number };

const actions: fc.Arbitrary<readonly Action[]> = fc.array(
  fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom<Action>('others', 'receive', 'arrive') },
    { weight: 30, arbitrary: fc.record({ press: fc.nat(CONTROLS - 1) }) },
    { weight: 30, arbitrary: fc.constant<Action>('release') },
    { weight: 30, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 900 }) }) },
    { weight: 10, arbitrary: fc.constantFrom<Action>('skip', 'elsewhere') },
    { weight: 2, arbitrary: fc.constant<Action>('hide') },
  ),
  { minLength: 60, maxLength: 240 },
);

const perform = (sitting: Sitting, action: Action): void => {
  if (typeof action !== 'object') return sitting[action]();
  if ('press' in action) sitting.press(action.press);
  else sitting.clock.advance(action.wait);
};

beforeAll(() => loadGames());

describe.each(SUBJECTS.map((subject) => [subject.game.id, subject] as const))('what is told of %s', (_, subject) => {
  it('whatever arrives when, told facts only grow, a press sends what it pressed, and all parts of the page agree', () => {
    let commands = 0;
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), actions, (seed, list) => {
        const sitting = new Sitting(subject, seed);
        sitting.check();
        for (const action of list) {
          perform(sitting, action);
          sitting.check();
        }
        commands += sitting.commands;
      }),
      { numRuns: Number(import.meta.env['MIAOU_SITTINGS']) },
    );
    expect(commands).toBeGreaterThan(30);
  });

  it('a match that is played by presses alone comes to its end, and the end is told last', () => {
    const sitting = new Sitting(subject, 'to the end');
    const ending = new Set<string | undefined>();
    for (let turn = 0; turn < 4_000 && !sitting.shown.told.some(({ event }) => event.type === 'matchEnded'); turn++) {
      for (const action of [
        'others',
        'receive',
        { press: turn % CONTROLS },
        'release',
        'arrive',
        'receive',
        { wait: 700 },
      ] as const) {
        perform(sitting, action);
        if (sitting.shown.isEnding) ending.add(sitting.shown.happening?.event.type);
      }
      sitting.check();
    }
    expect(sitting.shown.told.at(-1)?.event.type).toBe('matchEnded');
    expect([...ending], 'while the end is told, no other fact is').toEqual(['matchEnded']);
  });
});
