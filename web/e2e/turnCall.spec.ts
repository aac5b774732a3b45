import type { Locator, Page } from '@playwright/test';
import { GAMES, playNow } from './players.js';
import { expect, test } from './visitors.js';

/** Notes everything that a region which speaks politely comes to hold. */
const listen = (): void => {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const note = ({ target }: MutationRecord): void => {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest('p[role="status"].vh');
    const text = region?.textContent ?? '';
    if (text !== '') heard.push(text);
  };
  new MutationObserver((records) => records.forEach(note)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
};

const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

/** One's own turn in the auction. Where everybody else has passed it is the last choice. */
const openAuction = (page: Page): Locator => page.getByRole('button', { name: /^(?:Pass|Leave it)/, disabled: false });

const focused = (page: Page): Locator => page.locator('.stage :focus');

/** Starts a match by keyboard alone. */
const playNowByKeys = async (page: Page, game: string): Promise<void> => {
  await page.goto('/');
  await page
    .getByRole('article', { name: game, exact: true })
    .getByRole('button', { name: /^Play now/ })
    // Who has never played Chop is offered both sides.
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: game, level: 1 })).toBeVisible();
};

const WANTED = {
  Felix: /^Your turn\. Choose a card to lay face down\. You have 15\.$/,
  'Chop! Chop!': /^Your turn: (?:roll|set the cat)\. /,
} as const;

for (const { name } of GAMES)
  test(`${name}: a turn is spoken once, with all that one needs to decide`, async ({ page }) => {
    await page.addInitScript(listen);
    await playNow(page, name);
    await expect.poll(() => heardOn(page)).toContainEqual(expect.stringMatching(WANTED[name]));
    const heard = await heardOn(page);
    expect(heard.filter((text) => WANTED[name].test(text))).toHaveLength(1);
  });

test('Felix: a bidder hears the leader, what a pass brings, the lowest bid and their mice', async ({ page }) => {
  await page.addInitScript(listen);
  await playNow(page, 'Felix');
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { disabled: false }).first().waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await openAuction(page).waitFor();
  await expect
    .poll(() => heardOn(page))
    .toContainEqual(
      expect.stringMatching(
        /^Your turn\. (?:(?:\S+ leads with \d+|No bid yet)\. Pass: take .+\. Lowest bid \d+|Buy the sack for 1 mouse, or leave it\..*)\. You have \d+\.$/,
      ),
    );
});

test('Felix: by keyboard the focus is on what is to be done, and on the card that a key chose', async ({ page }) => {
  await playNowByKeys(page, 'Felix');
  await expect(focused(page)).toHaveAttribute('data-card', '1');
  await page.keyboard.press('3');
  await expect(focused(page)).toHaveAttribute('data-card', '3');
  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).toHaveAttribute('data-card', '4');
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await openAuction(page).waitFor();
  await expect(focused(page)).toHaveAccessibleName(/^(?:Bid|Pass|Buy|Leave it)/);
});

test('Chop! Chop!: the focus goes from the roll to the targets, and a key from target to target', async ({ page }) => {
  await playNowByKeys(page, 'Chop! Chop!');
  const roll = page.getByRole('button', { name: 'Roll', exact: true, disabled: false });
  const square = page.locator('.stage [data-place]:focus');
  await roll.or(square).first().waitFor();
  if (await roll.isVisible()) {
    await expect(focused(page)).toHaveAccessibleName('Roll');
    await page.keyboard.press('Enter');
  }
  await expect(square).toHaveAttribute('aria-disabled', 'false');
  const first = await square.getAttribute('data-place');
  await page.keyboard.press('n');
  await expect(square).not.toHaveAttribute('data-place', first ?? '');
  await expect(square).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Shift+N');
  await expect(square).toHaveAttribute('data-place', first ?? '');
});

test('Felix: a hint clears what was picked and marks the corner of its card that is seen', async ({ page }) => {
  await playNow(page, 'Felix');
  const hand = page.getByRole('list', { name: 'Your hand' });
  await hand.getByRole('button', { disabled: false }).first().waitFor();
  await page.keyboard.press('2');
  await expect(hand.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.keyboard.press('h');
  const advised = hand.getByRole('button', { name: /, advised$/ });
  await advised.waitFor();
  await expect(hand.getByRole('button', { pressed: true })).toHaveCount(0);
  const isAtStart = await advised.evaluate((card) => {
    const mark = card.querySelector('.advised')?.getBoundingClientRect();
    const { left, width } = card.getBoundingClientRect();
    return mark !== undefined && mark.left + mark.width / 2 < left + width / 3;
  });
  expect(isAtStart).toBe(true);
});

test('Chop! Chop!: a hint clears what was picked, and the button does what it advises', async ({ page }) => {
  await playNow(page, 'Chop! Chop!');
  const roll = page.getByRole('button', { name: 'Roll', exact: true, disabled: false });
  const listing = page.getByRole('button', { name: 'List of moves', disabled: false });
  await roll.or(listing).first().waitFor();
  if (await roll.isVisible()) await roll.click();
  await listing.waitFor();
  // A finger picks a mouse, where there are several, and then a square, without going there.
  const tap = (place: Locator): Promise<void> =>
    place.evaluate((button) => {
      button.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }));
    });
  const targets = page.locator('.stage [data-place][data-move][aria-disabled="false"]');
  if ((await targets.count()) === 0) await tap(page.locator('.stage [data-place][aria-disabled="false"]').last());
  await tap(targets.last());
  const main = page.locator('.stage [data-main]');
  await expect(main).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('h');
  await expect(main).toHaveAccessibleName(/, advised$/);
});

test('the log asks why on its newest line, and on another where somebody looks', async ({ page }) => {
  await playNow(page, 'Felix');
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { disabled: false }).first().waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await openAuction(page).waitFor();
  await page.keyboard.press('g');
  const whys = page.getByRole('complementary', { name: 'Log' }).getByRole('button', { name: /^Why\? Rule F/ });
  await expect.poll(() => whys.count()).toBeGreaterThan(2);
  await expect(whys.last()).toHaveCSS('opacity', '1');
  await expect(whys.first()).toHaveCSS('opacity', '0');
  await whys.last().focus();
  await page.keyboard.press('ArrowUp');
  await expect(whys.nth((await whys.count()) - 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});
