import type { Locator, Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import { AccessibilityTree } from './accessibilityTree.js';
import { bubble, lay } from './learning.js';
import { expect, test } from './visitors.js';

const PHONE = { width: 360, height: 740 };

const gameCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test.describe('a phone', () => {
  test.use({ viewport: PHONE });

  test('who is new learns a chapter of Felix, with a wrong idea on the way, and finds the next one', async ({
    page,
  }) => {
    await page.goto('/');
    await gameCard(page, 'Felix').getByRole('link', { name: 'New here? Learn by playing' }).click();
    await page.getByRole('button', { name: /^Start 1 min: The sack/ }).click();
    await bubble(page).waitFor();
    // The table itself says nothing while the first words are read.
    expect(await page.locator('.clock.box, .clock.dealing, .clock.leaving').count()).toBe(0);
    await page.getByRole('button', { name: 'Go on' }).click();
    await lay(page, /^11,/);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: /^Pass/, disabled: false }).click();
    await page.getByRole('button', { name: /^Show me/ }).click();
    await expect(bubble(page)).toContainText('Mirek pays 3 and has 17 points');
    await page.getByRole('button', { name: /^Take it back/ }).click();
    await page.getByRole('button', { name: /^Bid 4/, disabled: false }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(bubble(page)).toContainText('Whoever buys is the next first player');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('heading', { name: 'Chapter 1 is done' })).toBeFocused();
    // What one knows now: on a phone a lesson has no room to remind of it.
    await expect(page.getByText('Everybody lays a card; the highest bid buys them all.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next: Passing pays' })).toBeVisible();
  });

  test('who is new learns a chapter of Chop! Chop!, with a wrong idea on the way, and finds the next one', async ({
    page,
  }) => {
    await page.goto('/');
    await gameCard(page, 'Chop! Chop!').getByRole('link', { name: 'New here? Learn by playing' }).click();
    await page.getByRole('button', { name: /^Start 1 min: The table/ }).click();
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

test('the button that is asked for is the solid one, also where it is a pass', async ({ page }) => {
  const background = (button: Locator): Promise<string> =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto('/learn/felix/sack');
  await page.getByRole('button', { name: 'Go on' }).click();
  await lay(page, /^11,/);
  const goOn = page.getByRole('button', { name: 'Go on' });
  await goOn.waitFor();
  const solid = await background(goOn);
  await goOn.click();
  await page.getByRole('button', { name: /^Bid 4.*, advised$/ }).waitFor();
  expect(await background(page.getByRole('button', { name: /^Bid 4/ }))).toBe(solid);
  expect(await background(page.getByRole('button', { name: /^Pass/ }))).not.toBe(solid);
  await page.goto('/learn/felix/passing');
  await lay(page, /^−8,/);
  await goOn.click();
  await page.getByRole('button', { name: /^Pass.*, advised$/ }).waitFor();
  expect(await background(page.getByRole('button', { name: /^Pass/ }))).toBe(solid);
  expect(await background(page.getByRole('button', { name: /^Bid/ }))).not.toBe(solid);
});

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('what is asked for is in sight without scrolling', async ({ page }) => {
    await page.goto('/learn/felix/passing');
    await expect(page.getByRole('button', { name: /^Choose a card first/ })).toBeInViewport({ ratio: 1 });
    await page.goto('/learn/chop/table');
    await expect(page.getByRole('button', { name: /^Move under the table to d4/ })).toBeInViewport({ ratio: 1 });
  });
});

/** What can be read on the buttons that lead on, and above what is done. */
const WORDS = {
  en: {
    advised: 'advised',
    next: 'Go on',
    roll: 'Roll',
    start: 'Start',
    chapter: 'Next',
    match: 'First real match',
    done: /done$|know the game$/,
  },
  fr: {
    advised: 'conseillé',
    next: 'Continuer',
    roll: 'Lancer le dé',
    start: 'Commencer',
    chapter: 'Suite',
    match: 'Première vraie partie',
    done: /terminé$|connais maintenant le jeu$/,
  },
  pt: {
    advised: 'aconselhado',
    next: 'Continuar',
    roll: 'Lançar o dado',
    start: 'Começar',
    chapter: 'A seguir',
    match: 'Primeira partida a sério',
    done: /concluído$|conheces o jogo$/,
  },
  it: {
    advised: 'consigliato',
    next: 'Avanti',
    roll: 'Tira il dado',
    start: 'Comincia',
    chapter: 'Avanti',
    match: 'Prima partita vera',
    done: /finito$|conosci il gioco$/,
  },
  zh: {
    advised: '推荐',
    next: '继续',
    roll: '掷骰子',
    start: '开始',
    chapter: '下一章',
    match: '第一场真正的对局',
    done: /章完成$|你会玩了$/,
  },
  de: {
    advised: 'empfohlen',
    next: 'Weiter',
    roll: 'Würfeln',
    start: 'Los geht’s',
    chapter: 'Weiter',
    match: 'Erste richtige Partie',
    done: /geschafft$|kennst du das Spiel$/,
  },
} as const;

type Language = keyof typeof WORDS;
type Words = (typeof WORDS)[Language];

/** A name that begins with this, and a colon as each language writes it. */
const named = (word: string): RegExp => new RegExp(`^${word}[^:：]*[:：]`);

/** What is to be done next, by the names of the buttons alone, as a reader of the accessibility tree hears them. */
const asked = (page: Page, { advised, next, roll }: Words): Locator =>
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

const GAMES = ['felix', 'chop'] as const;

/** The chapters that are learned one after another without a pointer. */
const chaptersOf = (game: keyof typeof CHAPTERS): number =>
  testDepth() === 'deep' ? CHAPTERS[game].chapters.length : 1;

/** Presses the Tab key until the focus is on what has this name. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const wanted = page.getByRole('button', { name }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error(`the Tab key never came to ${name}`);
};

/** The end of a chapter, which has the focus. */
const ended = (page: Page): Locator => page.locator('h1[tabindex="-1"]');

const learnByEnter = async (page: Page): Promise<void> => {
  const ready = page.locator('.stage button:focus:not([aria-disabled="true"])');
  const marked = page.locator('.stage button:has(.advised)');
  for (;;) {
    await ready.or(ended(page)).first().waitFor();
    if (await ended(page).isVisible()) break;
    if ((await marked.count()) > 0) await expect(marked).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(ended(page)).toBeFocused();
};

/** What there is to do by the names in the tree: what is advised first. */
const askedIn = async (tree: AccessibilityTree, { advised, next, roll }: Words) => {
  const open = (await tree.all('button')).filter(({ isDisabled }) => !isDisabled);
  return open.find(({ name }) => name.endsWith(advised)) ?? open.find(({ name }) => name === next || name === roll);
};

const learnByTree = async (tree: AccessibilityTree, words: Words): Promise<void> => {
  let before = '';
  for (;;) {
    const at: { deed?: Awaited<ReturnType<typeof askedIn>> } = {};
    await expect(async () => {
      const said = (await tree.all('status')).map((status) => status.words).join(' ');
      const [title] = await tree.all('heading');
      const isDone = words.done.test(title?.name ?? '');
      const deed = isDone ? undefined : await askedIn(tree, words);
      const now = `${said} ${deed?.name} ${deed?.state}`;
      expect(isDone || (deed !== undefined && said.includes(':') && now !== before)).toBe(true);
      before = now;
      if (deed !== undefined) at.deed = deed;
    }).toPass({ intervals: [50] });
    if (at.deed === undefined) return;
    await tree.press(at.deed);
  }
};

const LANGUAGES: readonly Language[] = testDepth() === 'deep' ? ['en', 'fr', 'pt', 'it', 'zh', 'de'] : ['en'];

for (const language of LANGUAGES)
  for (const game of GAMES)
    test.describe(`${CHAPTERS[game].title} in ${language}`, () => {
      const words = WORDS[language];
      /** To the next chapter, and from the last one to a match. */
      const onFrom = (chapter: number): RegExp =>
        chapter < CHAPTERS[game].chapters.length ? named(words.chapter) : new RegExp(`^${words.match}`);
      test.use({ locale: language });

      test('it is learned by keyboard alone: the focus is always on what is to be done', async ({ page }) => {
        await page.goto(`/learn/${game}`);
        await tabTo(page, named(words.start));
        await page.keyboard.press('Enter');
        for (let chapter = 1; chapter <= chaptersOf(game); chapter++) {
          await bubble(page).waitFor();
          await learnByEnter(page);
          await tabTo(page, onFrom(chapter));
          await page.keyboard.press('Enter');
        }
        await expect(ended(page)).toBeHidden();
      });

      test('it is learned from the accessibility tree alone', async ({ page }) => {
        await page.goto(`/learn/${game}`);
        const tree = await AccessibilityTree.of(page);
        const pressNamed = async (name: RegExp): Promise<void> => {
          await expect(async () => {
            const found = (await tree.all('button')).find((button) => name.test(button.name));
            expect(found, String(name)).toBeDefined();
            if (found !== undefined) await tree.press(found);
          }).toPass({ intervals: [50] });
        };
        await pressNamed(named(words.start));
        for (let chapter = 1; chapter <= chaptersOf(game); chapter++) {
          await learnByTree(tree, words);
          await pressNamed(onFrom(chapter));
          // It stays until the next chapter is there, which would be taken for learned.
          await expect(ended(page)).toBeHidden();
        }
      });
    });

for (const language of testDepth() === 'deep' ? LANGUAGES : [])
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
