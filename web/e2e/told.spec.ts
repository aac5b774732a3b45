import type { Page } from '@playwright/test';
import { GAMES, playNow } from './players.js';
import { expect, test } from './visitors.js';

// Facts are shown for as long as readers see them, and travel.
test.use({ pauses: 1, contextOptions: { reducedMotion: 'no-preference' } });

interface Sent {
  readonly command?: { readonly type: string; readonly move?: unknown };
}

/** The move in a message, as buttons name it. */
const movesIn = (message: string): string[] => {
  const { command } = JSON.parse(message) as Sent;
  if (command?.type === 'roll') return ['"roll"'];
  return command?.type === 'move' ? [JSON.stringify(command.move)] : [];
};

/** Delays both ways, as a network does: nothing overtakes anything. Gives the moves that the page sends. */
const followMoves = async (page: Page, latency: number): Promise<readonly string[]> => {
  const sent: string[] = [];
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      sent.push(...movesIn(message.toString()));
      setTimeout(() => server.send(message), latency);
    });
    server.onMessage((message) => void setTimeout(() => socket.send(message), latency));
  });
  return sent;
};

const slowDown = async (page: Page): Promise<void> => {
  const developerTools = await page.context().newCDPSession(page);
  await developerTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Evaluated in the page before its own scripts. */
const watchPage = (): void => {
  const seen = { pressed: [] as string[], spoken: [] as string[], lostFocus: [] as string[] };
  const controlAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('button[data-move]') : null;
  let began: { readonly control: HTMLElement; readonly move: string | null } | null = null;
  const moveOf = (control: HTMLElement): string | null =>
    control.ariaDisabled === 'true' ? null : (control.dataset['move'] ?? null);
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const control = controlAt(target);
      began = control === null ? null : { control, move: moveOf(control) };
    },
    true,
  );
  // Before any listener of the page: what the finger came down on, and whether that is still offered.
  addEventListener(
    'click',
    ({ target }) => {
      const control = controlAt(target);
      if (control === null || began?.control !== control || began.move === null) return;
      if (moveOf(control) === began.move) seen.pressed.push(began.move);
    },
    true,
  );
  const isSpoken = ({ target }: MutationRecord): boolean =>
    target instanceof Element && target.closest('[role="log"]') !== null;
  new MutationObserver((records) => {
    const added = records.filter(isSpoken).flatMap(({ addedNodes }) => [...addedNodes]);
    seen.spoken.push(...added.map(({ textContent }) => textContent ?? '').filter((text) => text !== ''));
  }).observe(document, { subtree: true, childList: true });
  let wasFocused = '';
  const frame = (): void => {
    const focused = document.activeElement;
    const isInside = focused !== null && focused.closest('.stage') !== null;
    if (!isInside && wasFocused !== '' && focused === document.body) seen.lostFocus.push(wasFocused);
    wasFocused = isInside ? (focused?.textContent ?? '?') : '';
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(globalThis, { seen });
};

interface Seen {
  readonly pressed: readonly string[];
  readonly spoken: readonly string[];
  readonly lostFocus: readonly string[];
}

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Where the next thing to press is: what is open, or else what is locked, which must do nothing but end what is being shown. */
const nextControl = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.stage button:is([data-move], [data-pick])')];
    const isOpen = ({ ariaDisabled }: HTMLElement): boolean => ariaDisabled !== 'true';
    const control =
      all.find((one) => isOpen(one) && 'move' in one.dataset) ??
      all.find((one) => isOpen(one)) ??
      all.find((one) => 'move' in one.dataset);
    const box = control?.getBoundingClientRect();
    return box === undefined ? null : { x: box.x + Math.min(12, box.width / 2), y: box.y + box.height / 2 };
  });

/** Presses as a hasty finger does, whatever is being shown, until so many moves were sent. */
const pressUntilSent = async (page: Page, sent: readonly string[], moves: number): Promise<void> => {
  await expect(async () => {
    const place = await nextControl(page);
    if (place !== null) {
      await page.mouse.move(place.x, place.y);
      await page.mouse.down();
      await page.mouse.up();
    }
    expect(sent.length).toBeGreaterThanOrEqual(moves);
  }).toPass({ intervals: [20] });
};

const logOf = (page: Page): Promise<string[]> =>
  page.getByRole('complementary', { name: 'Log' }).getByRole('listitem').locator('span').allInnerTexts();

const expectInOrder = (some: readonly string[], all: readonly string[]): void => {
  let from = 0;
  for (const line of some) {
    const at = all.indexOf(line, from);
    expect(at, `"${line}" after ${all.slice(0, from).join(' / ')}`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
};

for (const { name } of GAMES)
  for (const latency of [0, 60, 300])
    test(`${name}, ${latency} ms away and on a slow device: each press sends what it pressed, and each fact is told once`, async ({
      page,
    }) => {
      await page.addInitScript(watchPage);
      const sent = await followMoves(page, latency);
      await playNow(page, name);
      await slowDown(page);
      await pressUntilSent(page, sent, 2);
      const { pressed, spoken, lostFocus } = await seenOn(page);
      expect(sent).toEqual(pressed);
      expectInOrder(spoken, await logOf(page));
      expect(lostFocus).toEqual([]);
    });

for (const { name } of GAMES)
  test(`${name}: a second tab and a spectator have the whole log`, async ({ page, another }) => {
    const sent = await followMoves(page, 0);
    await playNow(page, name);
    await pressUntilSent(page, sent, 2);
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect(tab.getByRole('complementary', { name: 'Log' }).getByRole('listitem').first()).toBeVisible();
    const spectator = await another();
    await spectator.goto(page.url());
    await expect(spectator.getByRole('complementary', { name: 'Log' }).getByRole('listitem').first()).toBeVisible();
    // What has happened meanwhile comes after; what had happened before is there, word for word.
    const [first = ''] = await logOf(page);
    expect((await logOf(tab))[0]).toBe(first);
    expect((await logOf(spectator)).length).toBeGreaterThanOrEqual((await logOf(tab)).length - 1);
    await expect(spectator.getByText('Nothing has happened yet.')).toHaveCount(0);
  });
