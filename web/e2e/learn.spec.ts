import type { Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import { expect, test } from './visitors.js';

const PHONE = { width: 360, height: 740 };

/** What the teacher says, without the name before it. */
const bubble = (page: Page) => page.locator('#lesson-bubble');

const lay = async (page: Page, card: RegExp): Promise<void> => {
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^Lay / }).click();
};

test.describe('a phone', () => {
  test.use({ viewport: PHONE });

  test('who is new learns a chapter of Felix, with a wrong idea on the way, and finds the next one', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'New here? Learn by playing' }).click();
    await page.getByRole('button', { name: 'Start: The sack' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await lay(page, /^11,/);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: /^Pass/, disabled: false }).click();
    await page.getByRole('button', { name: /^Show me/ }).click();
    await expect(bubble(page)).toContainText('Mirek pays 3 and has 17 points');
    await page.getByRole('button', { name: /^Take it back/ }).click();
    await page.getByRole('button', { name: /^Bid 4/, disabled: false }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(bubble(page)).toContainText('Who buys is the next first player');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('heading', { name: 'Chapter 1 is done' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Next: Passing pays' })).toBeVisible();
  });
});

/** What is to be done next, whatever the language: what the board marks, or the one button of a step that is only read. */
const doWhatIsAsked = async (page: Page): Promise<void> => {
  const marked = page.locator('.stage button:has(.advised)');
  const main = page.locator('.stage button[data-main]:not([aria-disabled="true"])');
  await marked.or(main).first().waitFor();
  if ((await marked.count()) === 0) return main.first().click();
  const isCard = (await marked.getAttribute('data-card')) !== null;
  await marked.click();
  // A card is chosen first, then laid.
  if (isCard) await marked.click();
};

/** The place that is kept for words, in pixels. */
const STRIP = 96;

/** Words that do not fit into their place: the board would jump. */
const spills = (page: Page): Promise<boolean> =>
  page.evaluate((most) => (document.querySelector('.strip')?.getBoundingClientRect().height ?? 0) > most + 1, STRIP);

if (testDepth() === 'deep')
  test('a chapter is learned by the Enter key alone: the focus is always on what is to be done', async ({ page }) => {
    await page.goto('/learn/felix/passing');
    await expect(bubble(page)).toBeVisible();
    // From now on it is known that somebody plays by keyboard.
    await page.keyboard.press('Shift+Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.getByRole('button', { name: /^−8,/ }).focus();
    const done = page.getByRole('heading', { name: 'Chapter 2 is done' });
    const ready = page.locator('.stage button:focus:not([aria-disabled="true"])');
    const asked = page.locator('.stage button:has(.advised)');
    for (let presses = 0; presses < 40 && !(await done.isVisible()); presses++) {
      await ready.or(done).first().waitFor();
      if (await done.isVisible()) break;
      if ((await asked.count()) > 0) await expect(asked).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(done).toBeFocused();
  });

const LANGUAGES = testDepth() === 'deep' ? ['en', 'fr', 'pt', 'it', 'zh', 'de'] : [];

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ viewport: PHONE, locale: language });

    test(`the whole first game is learned on a phone in ${language}, and leads to a first match`, async ({ page }) => {
      await page.goto('/learn/felix/sack');
      const tooLong: string[] = [];
      for (const chapter of ['sack', 'passing', 'dogs', 'bluff', 'ending']) {
        await page.waitForURL(`**/learn/felix/${chapter}`);
        const heading = page.locator('h1[tabindex="-1"]');
        // The end of the chapter before stays in sight until the next one is there.
        await expect(heading).toBeHidden();
        let said = '';
        for (;;) {
          await expect(async () => {
            const now = (await heading.isVisible())
              ? 'done'
              : ((await bubble(page).textContent({ timeout: 1_000 })) ?? '');
            expect(now).not.toBe(said);
            const isOpen = await page
              .locator('.stage button:has(.advised), .stage button[data-main]:not([aria-disabled="true"])')
              .count();
            expect(now === 'done' || isOpen > 0).toBe(true);
          }).toPass({ intervals: [50] });
          if (await heading.isVisible()) break;
          said = (await bubble(page).textContent()) ?? '';
          if (await spills(page)) tooLong.push(said);
          await doWhatIsAsked(page);
        }
        await page.locator('.doors button').first().click();
      }
      expect(tooLong).toEqual([]);
      await page.waitForURL(/\/(?:t|here)\//);
      await expect(page.getByRole('heading', { name: 'Felix', level: 1 })).toBeVisible();
    });
  });
