import type { Locator, Page } from '@playwright/test';
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

/** A turn of this game was spoken, and once only. */
const expectSpokenOnce = async (page: Page, game: keyof typeof WANTED): Promise<void> => {
  await expect.poll(() => heardOn(page)).toContainEqual(expect.stringMatching(WANTED[game]));
  expect((await heardOn(page)).filter((text) => WANTED[game].test(text))).toHaveLength(1);
};

/** With what somebody hears who is asked for a bid: the leader, what a pass brings, the lowest bid and their mice. */
const BIDDING =
  /^Your turn\. (?:(?:\S+ leads with \d+|No bid yet)\. Pass: take .+\. Lowest bid \d+|Buy the sack for 1 mouse, or leave it\..*)\. You have \d+\.$/;

test('Felix by keyboard: a turn is spoken once, the focus is on what is to be done, and the log says why', async ({
  page,
}) => {
  await page.addInitScript(listen);
  await playNowByKeys(page, 'Felix');
  await test.step('all that one needs to choose a card is spoken, once', () => expectSpokenOnce(page, 'Felix'));
  await test.step('the focus is on the card that a key chose', async () => {
    await expect(focused(page)).toHaveAttribute('data-card', '1');
    await page.keyboard.press('3');
    await expect(focused(page)).toHaveAttribute('data-card', '3');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveAttribute('data-card', '4');
    await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('a bidder hears all that one needs to decide, and is where it is done', async () => {
    await page.keyboard.press('Enter');
    await openAuction(page).waitFor();
    await expect(focused(page)).toHaveAccessibleName(/^(?:Bid|Pass|Buy|Leave it)/);
    await expect.poll(() => heardOn(page)).toContainEqual(expect.stringMatching(BIDDING));
  });
  await test.step('the log asks why on its newest line, and on another where somebody looks', async () => {
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
});

test('Chop! Chop! by keyboard: a turn is spoken once, and the focus goes from the roll to the targets', async ({
  page,
}) => {
  await page.addInitScript(listen);
  await playNowByKeys(page, 'Chop! Chop!');
  await expectSpokenOnce(page, 'Chop! Chop!');
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
