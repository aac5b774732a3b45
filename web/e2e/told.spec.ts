import type { Page } from '@playwright/test';
import { sizeVariables, testDepth } from '../../tools/testSizes.mjs';
import { GAMES, layable, layCard, leaving, logLines, playNow } from './players.js';
import { expect, test } from './visitors.js';

// Facts are shown for as long as readers see them, and travel; a quick run shows them for less, and still for longer than an answer takes.
test.use({ pauses: testDepth() === 'deep' ? 1 : 0.4, contextOptions: { reducedMotion: 'no-preference' } });

/** In milliseconds, each way. A run has as many of them as its size says, and begins with others for each game. */
const LATENCIES = [60, 300, 0];
const latenciesOf = (game: number): readonly number[] =>
  [...LATENCIES.slice(game), ...LATENCIES.slice(0, game)].slice(0, Number(sizeVariables()['MIAOU_LATENCIES']));

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

/** Makes the device slow; gives what makes it quick again. A slow one keeps a core busy with waiting. */
const slowDown = async (page: Page): Promise<() => Promise<void>> => {
  const developerTools = await page.context().newCDPSession(page);
  const setRate = async (rate: number): Promise<void> => {
    await developerTools.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await setRate(4);
  return () => setRate(1);
};

interface Seen {
  /** The moves that were pressed at open controls. */
  readonly pressed: string[];
  readonly spoken: string[];
  /** What had the focus when it fell away. */
  readonly lostFocus: string[];
  readonly cameBack: string[];
  readonly headerAhead: string[];
}

/** Evaluated in the page before its own scripts: notes what is pressed and what is spoken. */
const watchPresses = (): void => {
  const seen: Seen = { pressed: [], spoken: [], lostFocus: [], cameBack: [], headerAhead: [] };
  Object.assign(globalThis, { seen });
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
};

/** Evaluated after that: notes every frame that contradicts what was pressed or told. */
const watchFrames = (): void => {
  const { seen } = globalThis as unknown as { seen: Seen };
  const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  /** What the page asks of the reader: the heading of their place, or what the main button would do. */
  const asked = (): string =>
    textOf('[aria-label="Your place"] h2') || textOf('.stage [data-main]:not([aria-disabled="true"])');
  /** The move that was pressed and is not yet told, with what was asked when it was. */
  let untold: { readonly asked: string; readonly spoken: number; hasLeft: boolean } | null = null;
  let [followed, askedBefore] = [0, ''];
  /** Others lay cards at the same time; in all else a seat decides alone. */
  const isOwnFact = (line: string): boolean => line.startsWith('You ') || !/^\S+ lays? a card/.test(line);
  const followMove = (): void => {
    const isNew = seen.pressed.length > followed;
    followed = seen.pressed.length;
    if (isNew) untold = { asked: askedBefore, spoken: seen.spoken.length, hasLeft: false };
    askedBefore = asked();
    if (untold === null) return;
    if (seen.spoken.slice(untold.spoken).some(isOwnFact)) untold = null;
    else if (askedBefore !== untold.asked) untold.hasLeft = true;
    else if (untold.hasLeft) seen.cameBack.push(untold.asked);
  };
  const roundIn = (selector: string): string | undefined => /Round (\d+)/.exec(textOf(selector))?.[1];
  const compareRounds = (): void => {
    const [header, board] = [roundIn('main > header'), roundIn('.stage')];
    if (header !== undefined && board !== undefined && header !== board)
      seen.headerAhead.push(`header ${header}, board ${board}`);
  };
  const frame = (): void => {
    followMove();
    compareRounds();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

/** Evaluated after that: notes every frame in which the focus has fallen away. */
const watchFocus = (): void => {
  const { seen } = globalThis as unknown as { seen: Seen };
  let isByKey = false;
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(
      kind,
      () => {
        isByKey = kind === 'keydown';
      },
      true,
    );
  /** A key must find the focus at once; who points does not see it, and has it back with the frame that misses it. */
  const bearable = (): number => (isByKey ? 0 : 1);
  let [wasFocused, missed] = ['', 0];
  const frame = (): void => {
    const focused = document.activeElement;
    const isInside = focused !== null && focused.closest('.stage') !== null;
    missed = !isInside && wasFocused !== '' && focused === document.body ? missed + 1 : 0;
    const isLost = missed > bearable();
    if (isLost) seen.lostFocus.push(wasFocused);
    if (isLost || missed === 0) wasFocused = isInside ? (focused?.textContent ?? '?') : '';
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

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

/** As long as a finger stays down: what lies under it may change meanwhile. */
const someFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
  });

const pressNext = async (page: Page): Promise<void> => {
  const place = await nextControl(page);
  if (place === null) return;
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await someFrames(page);
  await page.mouse.up();
};

/** Presses as a hasty finger does, whatever is being shown, until something more was told, and says whether it is so then. */
const pressOn = async (page: Page, isSo: () => Promise<boolean>): Promise<boolean> => {
  const told = await logLines(page).count();
  let isDone = false;
  await expect(async () => {
    await pressNext(page);
    isDone = await isSo();
    expect(isDone || (await logLines(page).count()) > told, 'nothing happens any more').toBe(true);
  }).toPass({ intervals: [20] });
  return isDone;
};

const pressUntil = async (page: Page, isSo: () => Promise<boolean>): Promise<void> => {
  let isDone = false;
  while (!isDone) isDone = await pressOn(page, isSo);
};

const isInRound =
  (page: Page, round: number): (() => Promise<boolean>) =>
  async () =>
    (await page.locator('main > header').innerText()).includes(`Round ${round}`);

const logOf = async (page: Page): Promise<string[]> => {
  await logLines(page).first().waitFor({ state: 'attached' });
  return logLines(page).allTextContents();
};

/** Whoever comes now has the whole log: what has happened meanwhile comes after what had happened before, which is there word for word. */
const expectWholeLog = async (page: Page, spectator: Page): Promise<void> => {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await spectator.goto(page.url());
  const before = await logOf(page);
  expect((await logOf(tab)).slice(0, before.length)).toEqual(before);
  expect((await logOf(spectator)).length).toBeGreaterThanOrEqual(before.length);
  await expect(spectator.getByText('Nothing has happened yet.')).toHaveCount(0);
};

const expectInOrder = (some: readonly string[], all: readonly string[]): void => {
  let from = 0;
  for (const line of some) {
    const at = all.indexOf(line, from);
    expect(at, `"${line}" after ${all.slice(0, from).join(' / ')}`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
};

for (const [game, { name }] of GAMES.entries())
  for (const latency of latenciesOf(game))
    test(`${name}, ${latency} ms away and on a slow device: in a whole round nothing comes back, is lost, or is told too early, and a second tab and a spectator have the whole log`, async ({
      page,
      another,
    }) => {
      await page.addInitScript(watchPresses);
      await page.addInitScript(watchFrames);
      await page.addInitScript(watchFocus);
      const sent = await followMoves(page, latency);
      await playNow(page, name);
      const speedUp = await slowDown(page);
      await pressUntil(page, isInRound(page, 2));
      await speedUp();
      const { pressed, spoken, ...contradictions } = await seenOn(page);
      expect(sent.length).toBeGreaterThanOrEqual(2);
      expect(sent).toEqual(pressed);
      expectInOrder(spoken, await logOf(page));
      expect(contradictions).toEqual({ lostFocus: [], cameBack: [], headerAhead: [] });
      await expectWholeLog(page, await another());
    });

test('who passed by keyboard has the focus at every picture until the next card is to be chosen', async ({ page }) => {
  await page.addInitScript(watchPresses);
  await page.addInitScript(watchFrames);
  await page.addInitScript(watchFocus);
  await playNow(page, 'Felix');
  await layCard(page);
  await leaving(page).focus();
  await leaving(page).press('Enter');
  await layable(page).waitFor();
  expect(await seenOn(page)).toMatchObject({ lostFocus: [] });
});
