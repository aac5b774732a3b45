import { expect, type Locator, type Page } from '@playwright/test';

/** The button under the sheet of a finished match. */
export const playAgain = (page: Page): Locator => page.getByRole('button', { name: 'Play again', exact: true });

/** In milliseconds. By default the test tool looks less and less often, up to once a second: most of a match would be waiting. */
const LOOK_EVERY = [50];

/** What stands at a place now: nothing, where the place itself is gone. Unlike `innerText` it waits for nothing. */
const shownAt = async (place: Locator): Promise<string> => (await place.allInnerTexts()).join();

/** The cards of who plays here: on a shared device they are called by the player's name. */
export const ownHand = (page: Page): Locator => page.getByRole('list', { name: /hand$/ });

/** The sheet of a finished match, in any language. */
export const endSheet = (page: Page): Locator => page.locator('.finished');

const OPEN = ':not([aria-disabled="true"]):visible';

/**
 * Controls that would do something now: each names its move, and what has to be picked before one. Asking for roles and names instead makes
 * the browser compute them for all that is on the page, which was a third of its work in a match.
 */
const openMoves = (page: Page): Locator => page.locator(`[data-move]:not([data-card])${OPEN}`);
const openPicks = (page: Page): Locator => page.locator(`[data-pick]${OPEN}`);
const openMove = (page: Page, move: object): Locator =>
  page.locator(`[data-move='${JSON.stringify(move)}']:not([data-card])${OPEN}`);

/** A card of the own hand can be chosen. */
export const layable = (page: Page): Locator => page.locator(`[data-card][data-pick]${OPEN}`).first();
export const leaving = (page: Page): Locator => openMove(page, { type: 'pass' });
/** Raises while it is cheap. */
const raising = (page: Page): Locator =>
  [2, 3, 4].reduce(
    (some, amount) => some.or(openMove(page, { type: 'bid', amount })),
    openMove(page, { type: 'bid', amount: 1 }),
  );

/** Lays the first card of the hand, as a person does: choose, then lay. */
export const layCard = async (page: Page): Promise<void> => {
  await layable(page).click();
  await page.locator(`[data-move*='"place"']:not([data-card])${OPEN}`).click();
  await layable(page).waitFor({ state: 'hidden' });
};

const bidOrPass = async (page: Page): Promise<void> => {
  const place = page.locator('[aria-label$="place"]');
  const before = await shownAt(place);
  await ((await raising(page).isVisible()) ? raising(page) : leaving(page)).click();
  // Another thing to do, somebody else's turn, or on a shared device a screen before the cards.
  await expect.poll(() => shownAt(place), { intervals: LOOK_EVERY }).not.toBe(before);
};

/** Plays a seat of Felix until something comes into sight: by default, the end. */
export const playFelix = async (page: Page, until: Locator = endSheet(page)): Promise<void> => {
  for (;;) {
    await layable(page).or(leaving(page)).or(until).first().waitFor();
    if (await until.isVisible()) return;
    await ((await layable(page).isVisible()) ? layCard(page) : bidOrPass(page));
  }
};

/**
 * Plays whatever is open, without reading a word, until something comes into sight, by default the end: so it can be played in any language.
 * Which move it is changes from turn to turn, so that nobody walks in a circle.
 */
export const playWithoutWords = async (page: Page, until: Locator = endSheet(page)): Promise<void> => {
  for (let turn = 0; ; turn++) {
    await openMoves(page).or(openPicks(page)).or(until).first().waitFor();
    if (await until.isVisible()) return;
    const before = await shownAt(page.locator('main'));
    const moves = await openMoves(page).count();
    await (moves === 0 ? openPicks(page).first() : openMoves(page).nth((turn * 7) % moves)).click();
    // Something is picked, or the move is told, or what was waited for is there.
    await expect(async () => {
      expect(
        (await until.isVisible()) ||
          (await openMoves(page).count()) !== moves ||
          (await shownAt(page.locator('main'))) !== before,
      ).toBe(true);
    }).toPass({ intervals: LOOK_EVERY });
  }
};

/**
 * In sight from a round on (of the first nine). Bots may play through a whole round before a test looks again, so a later one will do. Only
 * the header counts: the log has the same words, and may be closed.
 */
export const fromRound = (page: Page, round: number): Locator =>
  page.locator('main > header').getByText(new RegExp(`^Round (?:[${round}-9]|\\d\\d)`));

/** Both games, as a visitor names and plays them. */
export const GAMES = [
  { name: 'Felix', play: playFelix },
  { name: 'Chop! Chop!', play: playWithoutWords },
] as const;

/** Sits down with bots from the home screen. */
export const playNow = async (page: Page, game: string): Promise<void> => {
  await page.goto('/');
  await page
    .getByRole('article', { name: game, exact: true })
    .getByRole('button', { name: /^Play now/ })
    // Who has never played Chop is offered both sides.
    .first()
    .click();
  await expect(page.getByRole('heading', { name: game, level: 1 })).toBeVisible();
};

/** Opens a table for friends and sits down at it; gives its link. */
export const openTable = async (page: Page, game: string, name: string): Promise<string> => {
  await page.goto('/');
  await page.getByRole('article', { name: game, exact: true }).getByRole('button', { name: 'Invite friends' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Make the link/ })
    .click();
  await sitDown(page, name);
  return page.url();
};

/** Types a name and takes a seat. */
export const sitDown = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeHidden();
};

/** Sets a table for four, puts bots on all free seats and deals. */
export const startWithBots = async (page: Page): Promise<void> => {
  await page.getByRole('group', { name: 'Players' }).getByText('4', { exact: true }).click();
  // Bots fill the seats that there are: the new ones must have arrived.
  await expect(page.getByText(/ of 4 seats taken/).first()).toBeAttached();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: /^Start with/, disabled: false }).click();
  await expect(page.getByRole('button', { name: /^Start with/ })).toBeHidden();
};

/** The lines of the log, whether or not it is open: beside the board there may be no room for it. */
export const logLines = (page: Page): Locator => page.locator('aside .log li > span');
