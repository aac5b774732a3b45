import type { Locator, Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import { AccessibilityTree } from './accessibilityTree.js';
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

test('what another player says can be read before the teacher goes on, and one tap goes on at once', async ({
  page,
}) => {
  await page.clock.install();
  const bidFour = async (): Promise<void> => {
    await page.goto('/learn/felix/bluff');
    await lay(page, /^−8,/);
    await page.getByRole('button', { name: /^Bid 4.*, advised$/ }).waitFor();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.getByRole('button', { name: /^Bid 4/ }).click();
  };
  await bidFour();
  // Long enough for her to bid, and not to read why.
  await page.clock.runFor(2_000);
  await expect(bubble(page)).toContainText('Then I bid 5.');
  await page.clock.runFor(2_000);
  await expect(bubble(page)).toContainText('She believes you.');
  await page.clock.resume();
  await page.evaluate(() => localStorage.clear());
  await bidFour();
  await page.clock.runFor(2_000);
  await page.locator('.felix .table').click();
  await expect(bubble(page)).toContainText('She believes you.');
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

test.describe('a low phone', () => {
  // The longest words for what to do with the hand.
  test.use({ viewport: { width: 360, height: 640 }, locale: 'fr' });

  test('the whole table of a lesson is in sight, and its cards cover no words', async ({ page }) => {
    const board = page.locator('.felix');
    const scrolls = () => board.evaluate((whole) => whole.scrollHeight - whole.clientHeight);
    const lines = () =>
      board.locator('.me h2').evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return range.getClientRects().length;
      });
    await page.goto('/learn/felix/sack');
    await expect(page.getByRole('button', { name: 'Continuer' })).toBeInViewport({ ratio: 1 });
    expect(await scrolls()).toBe(0);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('button', { name: /conseillé$/ }).waitFor();
    expect(await scrolls()).toBe(0);
    expect(await lines()).toBe(1);
    await page.goto('/learn/felix/bluff');
    await page.getByRole('button', { name: /conseillé$/ }).click();
    await page.getByRole('button', { name: /^Poser/ }).click();
    await page.getByRole('button', { name: /^Miser 4.*conseillé$/ }).waitFor();
    expect(await scrolls()).toBe(0);
    // Words about what was bid do not push the hand down.
    const handTop = () => board.locator('.hand').evaluate((hand) => hand.getBoundingClientRect().top);
    const top = await handTop();
    await page.getByRole('button', { name: '5', exact: true }).click();
    await page.getByRole('button', { name: /^Miser 5/ }).click();
    await page.getByRole('button', { name: /^Montre/ }).click();
    await expect(bubble(page)).toContainText('Odile a passé et pris 6 souris.');
    expect(await handTop()).toBe(top);
  });
});

test.describe('a narrow phone', () => {
  // The longest words at a seat.
  test.use({ viewport: { width: 360, height: 640 }, locale: 'it' });

  test('what is said of a seat is read whole', async ({ page }) => {
    /** Less than a pixel more is cut off, too, and widths in whole pixels do not tell. */
    const cutOff = () =>
      page.locator('.seat :is(.note, .stamp)').evaluateAll((said) =>
        (said as HTMLElement[])
          .filter((one) => {
            const { width, height } = one.getBoundingClientRect();
            const isOneLine = getComputedStyle(one).whiteSpace === 'nowrap';
            one.style.width = isOneLine ? 'max-content' : 'min-content';
            one.style.maxWidth = 'none';
            const needed = one.getBoundingClientRect().width;
            one.removeAttribute('style');
            return needed > width || height > 27;
          })
          .map(({ textContent }) => textContent),
      );
    await page.goto('/learn/felix/passing');
    await page.getByRole('button', { name: /consigliato$/ }).click();
    expect(await cutOff()).toEqual([]);
    await page.getByRole('button', { name: /^Gioca/ }).click();
    await page.getByRole('button', { name: 'Avanti' }).click();
    await page.getByRole('button', { name: /^Passa.*consigliato$/ }).waitFor();
    expect(await cutOff()).toEqual([]);
  });
});

test('a mouse that rests where the board comes to lie points at nothing', async ({ page }) => {
  const main = page.locator('.stage [data-main]');
  const square = page.locator('.stage [data-place="d4"]');
  await page.goto('/learn/chop/asCat');
  await expect(main).toHaveAccessibleName(/^Sit down on d3/);
  const { x = 0, y = 0, width = 0, height = 0 } = (await square.boundingBox()) ?? {};
  await page.goto('/learn/chop');
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.getByRole('button', { name: /^Start .*: You are the cat$/ }).press('Enter');
  await expect(main).toHaveAccessibleName(/^Sit down on d3.*, advised$/);
  await page.mouse.move(x + width / 2 + 3, y + height / 2);
  await expect(main).toHaveAccessibleName(/^Sit down on d4/);
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

/** What a lesson may add to the scripts of its board, in bytes as they are sent. */
const MOST_SCRIPT = 60_000;

test.describe('scripts', () => {
  test.use({ serviceWorkers: 'block' });

  for (const game of GAMES)
    test(`a lesson of ${CHAPTERS[game].title} adds at most 60 kB to its board`, async ({ page }) => {
      const sent = new Map<string, number>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith('.js')) sent.set(pathname, Number(response.headers()['content-length']));
      });
      await page.goto(`/puzzles/${game}/1`);
      await page.getByRole('group', { name: 'Answers' }).waitFor();
      const ofBoard = new Set(sent.keys());
      await page.goto(`/learn/${game}/${CHAPTERS[game].chapters[0]}`);
      await bubble(page).waitFor();
      const added = [...sent].filter(([path]) => !ofBoard.has(path)).reduce((sum, [, bytes]) => sum + bytes, 0);
      expect(added).toBeGreaterThan(0);
      expect(added).toBeLessThanOrEqual(MOST_SCRIPT);
    });
});

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
