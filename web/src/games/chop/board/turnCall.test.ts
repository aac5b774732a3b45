import { type ChopTypes, type ChopView, chop, type Square } from '@miaou/chop';
import type { Viewer } from '@miaou/kit';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { clientRulesOf } from '../../../tableClient/choices';
import { LANGUAGES } from '../../../texts/languages';
import type { GameStep } from '../../board';
import { describePlace } from './describe';
import { isTop, isUnder, squaresOf } from './kitchen/geometry';
import { actorOf, isBonusWalk } from './kitchen/pieces';
import { type Played, playUntil } from './testing/playing';
import en from './texts/en';
import type { ChopWords } from './texts/words';
import { turnTitle } from './turn';
import { turnCall } from './turnCall';

const WORDS = await Promise.all(
  LANGUAGES.map(async (language) => {
    const { default: words } = (await import(`./texts/${language}.ts`)) as { readonly default: ChopWords };
    return [language, words] as const;
  }),
);

const RULES = clientRulesOf(chop);
const [CAT, MICE] = [seat(0), seat(1)];

const decisionOf = (viewer: Viewer, at: (view: ChopView, last: GameStep<ChopTypes> | null) => boolean): Played =>
  playUntil({
    viewer,
    bot: 'ida',
    at: (view, steps) => actorOf(view) === viewer && at(view, steps.at(-1) ?? null),
  });

const callFor = ({ view, steps }: Played, words: ChopWords = en): string =>
  turnCall(
    {
      view,
      choices: RULES.choices(view, view.viewer === 'spectator' ? MICE : view.viewer),
      last: steps.at(-1) ?? null,
    },
    words,
  );

const ROLL = decisionOf(MICE, ({ phase }) => phase === 'roll');
const WALK = decisionOf(
  MICE,
  ({ phase, piece }, last) => phase === 'move' && piece === null && last?.event.type === 'dieRolled',
);
const PROWL = decisionOf(CAT, ({ phase }, last) => phase === 'move' && last?.event.type === 'dieRolled');
const BONUS = decisionOf(MICE, (view, last) => isBonusWalk(view, last));
const ARROW = decisionOf(MICE, ({ phase }) => phase === 'jump');

describe('what is spoken when a turn of Chop! Chop! begins', () => {
  it('[CM1] who rolls hears what comes then', () => {
    expect(callFor(ROLL)).toBe('Your turn: roll. Then choose a mouse and its way.');
  });

  it('[CM1] after the roll the mice hear how many of them can move', () => {
    expect(callFor(WALK)).toMatch(/^Your turn: move \d squares?\. \d mice can move\. Choose a mouse\.$/);
  });

  it('[CM2] after the roll the cat hears how many squares there are', () => {
    expect(callFor(PROWL)).toMatch(
      /^Your turn: move \d squares?\. \d+ squares? to choose from\. The cat: choose a square\.$/,
    );
  });

  it.each(WORDS)('[CM1, CT4, CT5] in %s every decision is called in whole sentences', (_, words) => {
    for (const played of [ROLL, WALK, PROWL, BONUS, ARROW]) {
      expect(callFor(played, words)).toMatch(/^[^.。]+[.。].*[.。]$/);
      expect(callFor(played, words)).not.toMatch(/undefined|null|NaN|\[object|#|\.\./);
    }
  });
});

describe('a walk that a tile gave', () => {
  it('[CT4] a bonus is told of a walk that a +n has just given', () => {
    expect(turnTitle(en, { view: BONUS.view, last: BONUS.steps.at(-1) ?? null }, true, '')).toMatch(
      /^\+\d: \d squares? more$/,
    );
  });

  it('[CT4] where a +n was turned up before, a roll of the same number is a roll', () => {
    const { view, steps } = playUntil({
      viewer: MICE,
      at: ({ phase, steps: owed, turned, mice }, told) =>
        phase === 'move' &&
        told.at(-1)?.event.type === 'dieRolled' &&
        mice.some((place) => place !== null && turned[place as Square] === `plus${owed}`),
    });
    expect(turnTitle(en, { view, last: steps.at(-1) ?? null }, true, '')).toMatch(/^Your turn: move/);
  });
});

describe('a square for the cat', () => {
  const TARGET = { isTarget: true, isChoosable: false, danger: undefined };
  const { view } = PROWL;
  const { layout } = view.options;
  const under = layout.table.under[0] as Square;

  it('[CM5] a square that the cat can come to is on the table, and for a mouse under it', () => {
    expect(isUnder(layout, under)).toBe(true);
    expect(describePlace(en, view, under, { ...TARGET, isForCat: true })).toMatch(
      /^\w\d, on the table; reachable in \d$/,
    );
    expect(describePlace(en, view, under, TARGET)).toContain('under the table');
  });

  it('[CM5] the cat on the table is told to be there', () => {
    const leg = squaresOf(layout).find((square) => isTop(layout, square) && !isUnder(layout, square)) as Square;
    const seated = { ...view, cat: leg };
    expect(describePlace(en, seated, leg, { ...TARGET, isTarget: false })).toBe(`${leg}, the cat, on the table`);
  });
});
