import type { Locator, Page } from '@playwright/test';
import { LAPTOP, resize } from './drawn.js';
import { layCard, leaving, playNow } from './players.js';
import { prepareTable } from './preparedTables.js';
import { openScene } from './scenes.js';
import { expect, test } from './visitors.js';

const hint = (page: Page): Locator => page.getByRole('button', { name: 'Hint', exact: true });
const card = (page: Page): Locator => page.getByRole('region', { name: 'A good player would…' });
const roll = (page: Page): Locator => page.getByRole('button', { name: 'Roll', exact: true, disabled: false });

/** Until something is to be decided; a die asks for no advice. */
const untilDecision = async (page: Page): Promise<void> => {
  const decision = page.getByRole('button', { name: 'Hint', exact: true, disabled: false });
  await decision.or(roll(page)).first().waitFor();
  if (await roll(page).isVisible()) {
    await roll(page).click();
    await decision.waitFor();
  }
};

/** Of one card among many players a chance to win would say little and frighten: cards are compared in words. */
const IN_WORDS = /^Lay .+, best\. /;
const IN_PERCENT = /\d+% ± \d+/;

/** Clears what was picked, says what a good player would do, and goes away again. */
const takeHint = async (page: Page, compared: RegExp): Promise<void> => {
  const options = card(page).getByRole('listitem');
  const advised = page.getByRole('button', { name: /, advised$/ });
  await page.keyboard.press('h');
  await expect(options.first()).toContainText(compared);
  if (compared === IN_WORDS) await expect(card(page)).not.toContainText('%');
  await expect(options.first()).toContainText(/\.$/);
  await expect(advised.first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(card(page)).toBeHidden();
  await expect(advised).toHaveCount(0);
};

test('Felix: who plays with bots alone is told what a good player would do, on the card and in words', async ({
  page,
}) => {
  await playNow(page, 'Felix');
  await untilDecision(page);
  await expect(hint(page)).toBeVisible();
  const hand = page.getByRole('list', { name: 'Your hand' });
  await takeHint(page, IN_WORDS);
  await page.keyboard.press('2');
  await expect(hand.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.keyboard.press('h');
  const advised = hand.getByRole('button', { name: /, advised$/ });
  await advised.waitFor();
  await expect(hand.getByRole('button', { pressed: true }), 'what was picked is cleared').toHaveCount(0);
  const isAtStart = await advised.evaluate((one) => {
    const mark = one.querySelector('.advised')?.getBoundingClientRect();
    const { left, width } = one.getBoundingClientRect();
    return mark !== undefined && mark.left + mark.width / 2 < left + width / 3;
  });
  expect(isAtStart, 'the mark is at the corner that is seen').toBe(true);
});

for (const size of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
])
  test.describe(`a phone of ${size.width} by ${size.height}`, () => {
    test.use({ viewport: size });

    test('Felix: a hint about a bid leaves the whole row in sight, and no control moves', async ({ page }) => {
      await playNow(page, 'Felix');
      await layCard(page);
      await leaving(page).waitFor();
      const buttons = page.getByRole('button', { name: /^(?:Pass|Bid \d+) / });
      const placesOf = (all: Locator) =>
        all.evaluateAll((found) =>
          found.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
        );
      const before = await placesOf(buttons);
      await page.keyboard.press('h');
      await expect(card(page).getByRole('listitem').first()).toBeVisible();
      expect(await placesOf(buttons)).toEqual(before);
      const row = await placesOf(page.locator('[data-place^="row-"]'));
      expect(row).toHaveLength(4);
      const [[top = 0] = []] = await placesOf(card(page));
      expect(Math.max(...row.map(([, bottom = 0]) => bottom))).toBeLessThanOrEqual(top);
    });
  });

/** A finger picks a mouse, where there are several, and then a square, without going there. */
const pickTarget = async (page: Page): Promise<void> => {
  const tap = (place: Locator): Promise<void> =>
    place.evaluate((button) => {
      button.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }));
    });
  const targets = page.locator('.stage [data-place][data-move][aria-disabled="false"]');
  if ((await targets.count()) === 0) await tap(page.locator('.stage [data-place][aria-disabled="false"]').last());
  await tap(targets.last());
};

test('Chop! Chop!: a hint says what a good player would do, clears what was picked, and the button does what it advises', async ({
  page,
}) => {
  await playNow(page, 'Chop! Chop!');
  await untilDecision(page);
  await takeHint(page, IN_PERCENT);
  await pickTarget(page);
  const main = page.locator('.stage [data-main]');
  await expect(main).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('h');
  await expect(main).toHaveAccessibleName(/, advised$/);
});

for (const size of [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
])
  test.describe(`a phone of ${size.width} by ${size.height}`, () => {
    test.use({ viewport: size });

    test('Chop! Chop!: the button that does what a hint advises stays in sight', async ({ page }) => {
      await playNow(page, 'Chop! Chop!');
      await untilDecision(page);
      await page.keyboard.press('h');
      await expect(card(page).getByRole('listitem').first()).toBeVisible();
      const main = page.locator('.stage [data-main]');
      await expect(main).toHaveAccessibleName(/, advised$/);
      await expect(main).toBeInViewport({ ratio: 1 });
      // So it does where what can be known is unfolded.
      await card(page).getByText('What can be known').click();
      await expect(main).toBeInViewport({ ratio: 1 });
      await expect(card(page).getByRole('region').first().getByRole('heading')).toBeInViewport({ ratio: 1 });
    });
  });

const TITLES = {
  Felix: ['What may lie in the row', 'What the sack is worth'],
  'Chop! Chop!': ['What a tile may be', 'Whom the cat can catch'],
} as const;

for (const game of ['Felix', 'Chop! Chop!'] as const)
  test(`${game}: what can be known is told with a hint, and each of it can be switched off for good`, async ({
    page,
  }) => {
    const [hidden, kept] = TITLES[game];
    const titles = card(page).getByRole('region').getByRole('heading');
    const unfold = async (): Promise<void> => {
      await page.keyboard.press('h');
      await card(page).getByText('What can be known').click();
    };
    await playNow(page, game);
    if (game === 'Felix') await layCard(page);
    await untilDecision(page);
    await unfold();
    await expect(titles).toHaveText([hidden, kept]);
    await card(page)
      .getByRole('button', { name: `Do not show again: ${hidden}` })
      .click();
    await expect(titles).toHaveText([kept]);
    await page.reload();
    await untilDecision(page);
    await unfold();
    await expect(titles).toHaveText([kept]);
    await card(page).getByRole('button', { name: 'Show all of it again' }).click();
    await expect(titles).toHaveText([hidden, kept]);
  });

test('hints are never for who plays against people', async ({ page, another }) => {
  const guest = await another();
  const guests = [
    { page, name: 'Ana' },
    { page: guest, name: 'Ben' },
  ] as const;
  const link = await prepareTable(guests, { game: 'felix' });
  for (const seated of [page, guest]) {
    await seated.goto(link);
    await expect(seated.getByRole('heading', { name: 'Choose a card' })).toBeVisible();
    await expect(hint(seated)).toHaveCount(0);
    await seated.keyboard.press('h');
    await expect(card(seated)).toHaveCount(0);
  }
});

test.describe('a hint', () => {
  // The longest heading.
  test.use({ locale: 'de' });

  test('a hint is whole on a laptop, and its heading no column of single words', async ({ page }) => {
    for (const scene of ['chop-hint', 'chop-hint-cat']) {
      await openScene(page, scene);
      await resize(page, LAPTOP);
      const { hidden, lines } = await page.locator('.hint').evaluate((shown) => {
        const range = document.createRange();
        range.selectNodeContents(shown.querySelector('h2') ?? shown);
        return { hidden: shown.scrollHeight - shown.clientHeight, lines: range.getClientRects().length };
      });
      expect({ scene, hidden, isHeadingRead: lines <= 2 }).toEqual({ scene, hidden: 0, isHeadingRead: true });
    }
  });
});
