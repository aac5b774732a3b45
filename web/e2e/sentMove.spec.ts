import type { Page } from '@playwright/test';
import { testDepth } from '../../tools/testSizes.mjs';
import { layCard } from './players.js';
import { prepareTable } from './preparedTables.js';
import { expect, test } from './visitors.js';

// Facts are shown for so long that whatever is sent meanwhile is answered meanwhile, on a busy machine too.
test.use({ pauses: 6 });

/** Holds back the first move that a page sends until somebody else's card has arrived there, so that both are under way at once. */
const holdFirstMove = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    let isFirst = true;
    let held: string | Buffer | undefined;
    socket.onMessage((message) => {
      if (isFirst && message.toString().includes('"place"')) {
        isFirst = false;
        held = message;
      } else server.send(message);
    });
    server.onMessage((message) => {
      socket.send(message);
      if (held === undefined || !message.toString().includes('"cardLaid"')) return;
      server.send(held);
      held = undefined;
    });
  });

/** Notes every heading of the own place from now on, also those that are there for an instant only. */
const watchHeadings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const headings: string[] = [];
    const note = (): void => {
      const shown = document.querySelector('[aria-label="Your place"] :is(h1, h2, h3)')?.textContent ?? '';
      if (shown !== '' && shown !== headings.at(-1)) headings.push(shown);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    note();
    Object.assign(globalThis, { headings });
  });

const headingsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { headings: string[] }).headings);

/** Rounds with motion are also watched frame by frame (`told.spec.ts`). */
const MOTIONS = testDepth() === 'deep' ? (['reduce', 'no-preference'] as const) : (['reduce'] as const);

for (const reducedMotion of MOTIONS) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`a card that was laid never comes back to be chosen again, motion: ${reducedMotion}`, async ({
      page,
      another,
    }) => {
      const friend = await another();
      await holdFirstMove(friend);
      const guests = [
        { page, name: 'Ana' },
        { page: friend, name: 'Ben' },
      ] as const;
      const link = await prepareTable(guests, { game: 'felix' });
      for (const one of [page, friend]) await one.goto(link);
      await friend.getByRole('heading', { name: 'Choose a card' }).waitFor();
      await watchHeadings(friend);
      await layCard(friend);
      await layCard(page);
      const place = friend.getByRole('region', { name: 'Your place' });
      await expect(place.getByRole('heading', { name: /^(?:Wait for|Your turn|You lead)/ })).toBeVisible();
      const [first, ...later] = await headingsOf(friend);
      expect(first).toBe('Choose a card');
      expect(later.length).toBeGreaterThan(1);
      expect(later).not.toContain('Choose a card');
    });
  });
}
