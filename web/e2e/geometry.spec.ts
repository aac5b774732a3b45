import type { Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import {
  type Box,
  type Drawn,
  drawnOn,
  LAPTOP,
  overlapsOn,
  PHONE,
  putOn,
  resize,
  SCREEN,
  SIZES,
  type Size,
  setTextSize,
  sizeName,
  ZOOMED,
} from './drawn.js';
import { openScene, scenesIn } from './scenes.js';
import { expect, test } from './visitors.js';

const LEAST_ROW = 0.35;
const LEAST_KITCHEN = 0.7;

/** Phases of one seat at one table: whatever happens, what they share must stay in its place. */
const PHASES: Readonly<Record<string, readonly string[]>> = {
  'four players of Felix': [
    'felix-placing',
    'felix-turn',
    'felix-waiting',
    'felix-order',
    'felix-sending',
    'felix-passed',
    'felix-last',
    'felix-empty',
    'felix-turning',
    'felix-paying',
    'felix-chase',
    'felix-buying',
  ],
  'three players of Felix': ['felix-three-placing', 'felix-three'],
  'five players of Felix': [
    'felix-five-placing-clock',
    'felix-five-my-clock',
    'felix-five-clock',
    'felix-five-placing',
    'felix-five',
    'felix-five-other',
  ],
  'a mouse of Chop': [
    'chop-mouse',
    'chop-hint',
    'chop-roll',
    'chop-way',
    'chop-fork',
    'chop-jump',
    'chop-plus',
    'chop-danger',
    'chop-twice',
    'chop-rolled',
    'chop-knife',
    'chop-turned',
    'chop-caught',
    'chop-cheese',
    'chop-drawn',
  ],
  'mice of Chop who point': ['chop-pointing', 'chop-pointing-cat', 'chop-pointing-square', 'chop-pointing-fork'],
  'the cat of Chop': ['chop-start', 'chop-cat', 'chop-hint-cat'],
  'five players of Chop': ['chop-five-clock', 'chop-five-my-clock'],
  'Felix among people': ['match-clock', 'match'],
  'Chop among people': ['match-chop'],
};
/** What a quick run looks at: one board of each game, and one with a clock among people. */
const SOME_GROUPS: readonly string[] = [
  'four players of Felix',
  'a mouse of Chop',
  'mice of Chop who point',
  'Felix among people',
];
/** As many phases of each as a quick run looks at. */
const QUICK = 2;
const isDeep = testDepth() === 'deep';
const groups = Object.keys(PHASES).filter((group) => isDeep || SOME_GROUPS.includes(group));
const SOME_SIZES = isDeep ? SIZES : [PHONE, LAPTOP];
/** What the log of a laptop leaves of its window: there Chop! Chop! is laid out in another way. */
const BESIDE_LOG: Size = { width: LAPTOP.width - 300, height: LAPTOP.height };
const sizesOf = (group: string): readonly Size[] =>
  group.endsWith('Chop') || group.includes('of Chop ') ? [...SOME_SIZES, BESIDE_LOG] : SOME_SIZES;
const LANGUAGES = isDeep ? ['en-GB', 'de', 'fr', 'pt', 'it', 'zh'] : ['de'];
/** The longest sentences: these are looked at in every phase. */
const WORDIEST: readonly string[] = ['de', 'fr'];
const phasesOf = (group: string, language: string): readonly string[] =>
  (PHASES[group] ?? []).slice(0, isDeep && WORDIEST.includes(language) ? undefined : QUICK);

const sizeFaults = ({ row, beyond, kitchen, covered, unreadable, uncountable }: Drawn): string[] => [
  ...(row !== undefined && row < LEAST_ROW ? [`the row takes ${row.toFixed(3)} of the table`] : []),
  ...(beyond > 0 ? ['the row reaches beyond its table'] : []),
  ...(kitchen !== undefined && kitchen < LEAST_KITCHEN
    ? [`the kitchen takes ${kitchen.toFixed(3)} of the window`]
    : []),
  ...covered.map((card) => `a card of the hand is covered: ${card}`),
  ...unreadable.map((clock) => `a clock cannot be read: ${clock}`),
  ...uncountable.map((purse) => `a purse cannot be counted: ${purse}`),
];

/** Less than an eye sees, in pixels. */
const UNSEEN = 1.5;
type Panel = NonNullable<Drawn['panel']>;
const jumps = (from: Panel, to: Panel): boolean =>
  Math.abs(from[0] - to[0]) > UNSEEN || Math.abs(from[1] - to[1]) > UNSEEN;

/** What is pressed in one phase after another must be where it was. */
const STEADY = ['pass', 'bid', 'go'] as const;
const isMoved = (from: Box, to: Box): boolean => from.some((edge, index) => Math.abs(edge - (to[index] ?? 0)) > UNSEEN);
const areOver = (one: Box, other: Box): boolean =>
  Math.min(one[2], other[2]) - Math.max(one[0], other[0]) > UNSEEN &&
  Math.min(one[3], other[3]) - Math.max(one[1], other[1]) > UNSEEN;

/** Where controls were at a size in the scenes before. */
const controlFaults = (seen: Map<string, Box>, { controls }: Drawn): string[] => {
  const faults = STEADY.flatMap((name) => {
    const [from, to] = [seen.get(name), controls[name]];
    return from !== undefined && to !== undefined && isMoved(from, to)
      ? [`${name} moves from ${from.join()} to ${to.join()}`]
      : [];
  });
  const [lay, after] = [seen.get('lay') ?? controls['lay'], controls['what comes after laying']];
  if (lay !== undefined && after !== undefined && areOver(lay, after))
    faults.push('what lays a card makes way for another control');
  for (const [name, box] of Object.entries(controls)) if (!seen.has(name)) seen.set(name, box);
  return faults;
};

/** What is wrong with each scene at each size, and what moves between them. */
const faultsOf = async (
  page: Page,
  scenes: readonly string[],
  looks: readonly Size[],
  style = '',
): Promise<string[]> => {
  const faults: string[] = [];
  const first = new Map<Size, Panel>();
  const hands = new Map<Size, number>();
  const controls = new Map(looks.map((size) => [size, new Map<string, Box>()]));
  for (const scene of scenes) {
    await openScene(page, scene);
    const takeOff = await putOn(page, style);
    for (const size of looks) {
      await resize(page, size);
      const drawn = await drawnOn(page);
      const { panel } = drawn;
      const before = first.get(size) ?? panel;
      const moved = before !== undefined && panel !== undefined && jumps(before, panel);
      if (before !== undefined) first.set(size, before);
      const { hand } = drawn;
      const handBefore = hands.get(size) ?? hand;
      if (handBefore !== undefined) hands.set(size, handBefore);
      const isHandMoved =
        hand !== undefined && handBefore !== undefined && jumps([handBefore, handBefore], [hand, hand]);
      const found = [
        ...sizeFaults(drawn),
        ...(moved ? [`jumps from ${before.join('–')} to ${panel.join('–')}`] : []),
        ...controlFaults(controls.get(size) ?? new Map<string, Box>(), drawn),
        ...(isHandMoved ? [`the hand jumps from ${handBefore} to ${hand}`] : []),
      ];
      faults.push(...found.map((fault) => `${scene}, ${sizeName(size)}: ${fault}`));
    }
    await takeOff();
  }
  return faults;
};

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: language });

    test(`on every board (${language}) all is large enough and nothing jumps, in every size`, async ({ page }) => {
      for (const group of groups)
        expect(await faultsOf(page, phasesOf(group, language), sizesOf(group)), group).toEqual([]);
    });
  });

test('who lays, waits and bids finds every control where it was, and no other one in its place', async ({ page }) => {
  const phases = ['felix-placing', 'felix-sending', 'felix-waiting', 'felix-order', 'felix-turn', 'felix-passed'];
  expect(await faultsOf(page, phases, SIZES)).toEqual([]);
});

test('what is checked is there: rows, kitchens, hands, clocks and places', async ({ page }) => {
  const scenes = await scenesIn(page);
  expect(
    Object.values(PHASES)
      .flat()
      .filter((scene) => !scenes.includes(scene)),
  ).toEqual([]);
  await resize(page, PHONE);
  for (const scene of ['felix-five-clock', 'chop-five-clock', 'match-clock']) {
    await openScene(page, scene);
    await expect.poll(async () => (await drawnOn(page)).clocks, scene).toBeGreaterThan(0);
  }
});

const PLANTED = [
  { fault: 'the row takes', scenes: ['felix-turn'], style: '.felix .table { padding-bottom: 400px !important }' },
  { fault: 'beyond its table', scenes: ['felix-turn'], style: '.felix .table { padding-right: 60px !important }' },
  { fault: 'the kitchen takes', scenes: ['chop-mouse'], style: '.chop .kitchen { width: 50% !important }' },
  { fault: 'is covered', scenes: ['felix-placing'], style: '.hand li:nth-child(2) { transform: translateX(-60%) }' },
  { fault: 'cannot be read', scenes: ['felix-five-clock'], style: '.tag { max-width: 2ch !important }' },
  { fault: 'cannot be counted', scenes: ['felix-five-placing'], style: '.coins > svg + svg { margin-left: -14px }' },
  { fault: 'cannot be counted', scenes: ['felix-turn'], style: '.purse .coin { display: none }' },
  { fault: 'cannot be read', scenes: ['chop-five-clock'], style: '.clock { width: 2ch; overflow: hidden }' },
  {
    fault: 'jumps from',
    scenes: ['felix-placing', 'felix-turn'],
    style: '.bidding .me { min-height: calc(var(--own-height) + 60px) !important }',
  },
  {
    fault: 'the hand jumps from',
    scenes: ['felix-placing', 'felix-waiting'],
    style: '.felix .me.turn .head { padding-bottom: 12px }',
  },
  {
    fault: 'jumps from',
    scenes: ['chop-pointing', 'chop-pointing-square'],
    style: '.act button { min-height: 44px !important }',
  },
  {
    fault: 'bid moves from',
    scenes: ['felix-order', 'felix-turn'],
    style: '.acts:has(~ .pick) { margin-right: 52px }',
  },
  {
    fault: 'makes way for another control',
    scenes: ['felix-placing', 'felix-waiting'],
    style: '.felix .todo > * { order: 0 !important }',
  },
] as const;

test('planted styles are caught', async ({ page }) => {
  for (const { fault, scenes, style } of PLANTED) {
    const found = await faultsOf(page, scenes, [PHONE], style);
    expect(found.join(), `${fault}: ${style}`).toContain(fault);
  }
  expect(
    await overlapsAt(page, 'felix-placing', [PHONE], '.seat .hold { margin-top: -1.5rem !important }'),
  ).not.toEqual([]);
});

/** Scenes with the most words. */
const WORDY = [
  'felix-five-my-clock',
  'chop-five-my-clock',
  'felix-placing',
  'match',
  'match-chop',
  'felix-order',
  'chop-way',
];
const wordy = WORDY.slice(0, isDeep ? undefined : QUICK);

const overlapsAt = async (page: Page, scene: string, looks: readonly Size[], style = ''): Promise<string[]> => {
  const found: string[] = [];
  await openScene(page, scene);
  const takeOff = await putOn(page, style);
  for (const size of looks) {
    await resize(page, size);
    found.push(...(await overlapsOn(page)).map((pair) => `${scene}, ${sizeName(size)}: ${pair}`));
  }
  await takeOff();
  return found;
};

test('no words lie over others on a page of twice the size, and with text of twice the size', async ({ page }) => {
  for (const scene of wordy) expect(await overlapsAt(page, scene, [...ZOOMED, ...SOME_SIZES])).toEqual([]);
  await setTextSize(page, 2);
  for (const scene of wordy) expect(await overlapsAt(page, scene, SOME_SIZES), 'larger text').toEqual([]);
});

test('all places of an end are in sight on a laptop without scrolling', async ({ page }) => {
  for (const scene of ['match-end', 'match-end-full']) {
    await openScene(page, scene);
    for (const size of [LAPTOP, SCREEN]) {
      await resize(page, size);
      await expect(page.locator('.end .sheet > ol > li').first()).toBeVisible();
      const { places, outOfSight } = await drawnOn(page);
      expect(places).toBeGreaterThan(3);
      expect(outOfSight, `${scene}, ${sizeName(size)}`).toEqual([]);
    }
  }
  await putOn(page, '.end .sheet > ol > li { min-height: 180px }');
  expect((await drawnOn(page)).outOfSight, 'a planted style').not.toEqual([]);
});

test('log and chat on a phone do not hide the own turn and its clock', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openScene(page, 'match-clock');
  await page.getByRole('button', { name: /^Log/ }).click();
  const back = page.getByRole('button', { name: /^Your turn/ });
  await expect(back).toHaveText(/Your turn\s*0:3\d\s*back to the table/);
  for (const tab of ['Chat', 'Log']) {
    await page.getByRole('complementary').getByRole('button', { name: tab, exact: true }).click();
    await expect(back).toBeInViewport({ ratio: 1 });
  }
  const lines = page.getByRole('complementary').getByRole('group', { name: 'Log' }).getByRole('list');
  expect(await lines.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(0);
  await expect(lines.getByRole('listitem').last(), 'the newest line of a log that was closed').toBeInViewport();
  await back.click();
  await expect(page.getByRole('complementary')).toBeHidden();
});

test('with bots alone there is no chat and the log is folded; among people both stand beside the board', async ({
  page,
}) => {
  for (const size of [LAPTOP, SCREEN]) {
    await page.setViewportSize(size);
    await openScene(page, 'match');
    await expect(page.getByRole('complementary').getByRole('textbox')).toBeVisible();
    await openScene(page, 'match-alone');
    const log = page.getByRole('button', { name: /^Log/ });
    await expect(log).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('complementary')).toBeHidden();
    const { width } = (await page.locator('main > .stage').boundingBox()) ?? { width: 0 };
    expect(width).toBe(size.width);
    await log.click();
    await expect(page.getByRole('complementary').getByRole('listitem').first()).toBeVisible();
  }
});
