import type { Locator, Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import { expect, test } from './visitors.js';

const PHONE = { width: 360, height: 740 };

/** What the teacher says, without the name before it. */
const bubble = (page: Page) => page.locator('#lesson-bubble');

const gameCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

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
    await gameCard(page, 'Felix').getByRole('link', { name: 'New here? Learn by playing' }).click();
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

  test('who is new learns a chapter of Chop! Chop!, with a wrong idea on the way, and finds the next one', async ({
    page,
  }) => {
    await page.goto('/');
    await gameCard(page, 'Chop! Chop!').getByRole('link', { name: 'New here? Learn by playing' }).click();
    await page.getByRole('button', { name: 'Start: The table' }).click();
    // Another mouse than the one in danger.
    await page.getByRole('button', { name: /^Hat/ }).click();
    await page.getByRole('button', { name: /^c1/ }).click();
    await page.getByRole('button', { name: /^Show me/ }).click();
    await expect(bubble(page)).toContainText('The cat stopped on the mouse, so it is caught');
    await page.getByRole('button', { name: /^Take it back/ }).click();
    await page.getByRole('button', { name: /^Move under the table to d4/ }).click();
    await expect(bubble(page)).toContainText('Scarf sits right under the cat');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: /^Move to b4/ }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('heading', { name: 'Chapter 3 is done' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Next: Danger' })).toBeVisible();
  });
});

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('what is asked for is in sight without scrolling', async ({ page }) => {
    await page.goto('/learn/felix/passing');
    await expect(page.getByRole('button', { name: /^Lay it/ })).toBeInViewport({ ratio: 1 });
    await page.goto('/learn/chop/table');
    await expect(page.getByRole('button', { name: /^Move under the table to d4/ })).toBeInViewport({ ratio: 1 });
  });
});

/** What can be read on the buttons that lead on. */
const WORDS = {
  en: { advised: 'advised', next: 'Go on', roll: 'Roll' },
  fr: { advised: 'conseillé', next: 'Continuer', roll: 'Lancer le dé' },
  pt: { advised: 'aconselhado', next: 'Continuar', roll: 'Lançar o dado' },
  it: { advised: 'consigliato', next: 'Avanti', roll: 'Tira il dado' },
  zh: { advised: '推荐', next: '继续', roll: '掷骰子' },
  de: { advised: 'empfohlen', next: 'Weiter', roll: 'Würfeln' },
} as const;

/** What is to be done next, by the names of the buttons alone, as a reader of the accessibility tree hears them. */
const asked = (page: Page, { advised, next, roll }: (typeof WORDS)['en' | 'fr' | 'pt' | 'it' | 'zh' | 'de']): Locator =>
  page
    .getByRole('button', { name: new RegExp(`${advised}$`), disabled: false })
    .or(page.getByRole('button', { name: next, exact: true }))
    .or(page.getByRole('button', { name: roll, exact: true, disabled: false }))
    .first();

const doWhatIsAsked = async (control: Locator): Promise<void> => {
  const isCard = (await control.getAttribute('data-card')) !== null;
  await control.tap();
  // A card is chosen first, then laid.
  if (isCard) await control.tap();
};

/** The place that is kept for words, in pixels. */
const STRIP = 96;

/** Words that do not fit into their place: the board would jump. */
const spills = (page: Page): Promise<boolean> =>
  page.evaluate((most) => (document.querySelector('.strip')?.getBoundingClientRect().height ?? 0) > most + 1, STRIP);

const CHAPTERS = {
  felix: { title: 'Felix', chapters: ['sack', 'passing', 'dogs', 'bluff', 'ending'] },
  chop: { title: 'Chop! Chop!', chapters: ['run', 'tiles', 'table', 'danger', 'home', 'asCat', 'lastMouse'] },
} as const;

const BY_KEYBOARD = [
  { address: '/learn/felix/passing', first: /^−8,/, done: 'Chapter 2 is done' },
  { address: '/learn/chop/asCat', first: /^Sit down on d3/, done: 'Chapter 6 is done' },
];

if (testDepth() === 'deep')
  for (const { address, first, done: heading } of BY_KEYBOARD)
    test(`a chapter is learned by the Enter key alone: the focus is always on what is to be done (${address})`, async ({
      page,
    }) => {
      await page.goto(address);
      await expect(bubble(page)).toBeVisible();
      // From now on it is known that somebody plays by keyboard.
      await page.keyboard.press('Shift+Tab');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.getByRole('button', { name: first }).focus();
      const done = page.getByRole('heading', { name: heading });
      const ready = page.locator('.stage button:focus:not([aria-disabled="true"])');
      const marked = page.locator('.stage button:has(.advised)');
      for (let presses = 0; presses < 40 && !(await done.isVisible()); presses++) {
        await ready.or(done).first().waitFor();
        if (await done.isVisible()) break;
        if ((await marked.count()) > 0) await expect(marked).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(done).toBeFocused();
    });

const LANGUAGES = testDepth() === 'deep' ? (['en', 'fr', 'pt', 'it', 'zh', 'de'] as const) : [];

for (const language of LANGUAGES)
  test.describe(language, () => {
    // By thumb: a pointer that rests on a square would aim at it.
    test.use({ viewport: PHONE, locale: language, hasTouch: true });

    for (const [game, { title, chapters }] of Object.entries(CHAPTERS))
      test(`the whole first game of ${title} is learned on a phone in ${language}, and leads to a first match`, async ({
        page,
      }) => {
        const control = asked(page, WORDS[language]);
        await page.goto(`/learn/${game}/${chapters[0]}`);
        const tooLong: string[] = [];
        for (const chapter of chapters) {
          await page.waitForURL(`**/learn/${game}/${chapter}`);
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
              expect(now === 'done' || (await control.isVisible())).toBe(true);
            }).toPass({ intervals: [50] });
            if (await heading.isVisible()) break;
            said = (await bubble(page).textContent()) ?? '';
            if (await spills(page)) tooLong.push(said);
            await doWhatIsAsked(control);
          }
          await page.locator('.doors button').first().tap();
        }
        expect(tooLong).toEqual([]);
        await page.waitForURL(/\/(?:t|here)\//);
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      });
  });
