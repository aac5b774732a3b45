import { type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test';

interface Visitors {
  /** How long pauses last that are there for people (between facts, and of bots on this device), as a factor of their usual time. */
  readonly pauses: number;
  /** Somebody else, in a browser of their own: no cookie is shared. */
  readonly another: () => Promise<Page>;
}

/** Evaluated in the page before its own scripts. Longer waits (for an answer, a worker, a connection) stay as they are. */
const scalePauses = (factor: number): void => {
  const { setTimeout: wait } = globalThis;
  const scaled = (task: TimerHandler, milliseconds = 0, ...rest: unknown[]): number =>
    wait(task, milliseconds < 2_000 ? milliseconds * factor : milliseconds, ...rest);
  globalThis.setTimeout = scaled as typeof globalThis.setTimeout;
};

/** What somebody who looks at a page sees of it: a test that fails must say where it stood. */
const screenOf = async (page: Page): Promise<string> => {
  if (page.isClosed()) return `${page.url()}: closed`;
  const headings = await page.getByRole('heading').allInnerTexts();
  const text = await page.locator('body').innerText();
  return `${page.url()}\n  headings: ${headings.join(' | ')}\n  text: ${text.replaceAll(/\s+/g, ' ').slice(0, 1_000)}`;
};

const reportScreens = async (pages: readonly Page[], { status, expectedStatus }: TestInfo): Promise<void> => {
  if (status === expectedStatus) return;
  for (const page of pages) process.stdout.write(`On the screen: ${await screenOf(page)}\n`);
};

/** An error in the page fails the test, whatever the test looks at. */
const watchFaults = (page: Page, faults: string[]): void => {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A request that cannot be made is reported as an error; tests that cut the connection expect it.
    if (
      message.type() === 'error' &&
      !/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/.test(message.text())
    )
      faults.push(`${page.url()}: ${message.text()}`);
  });
};

export const test = base.extend<Visitors>({
  pauses: [0.05, { option: true }],
  page: async ({ page, pauses }, use, testInfo) => {
    const faults: string[] = [];
    watchFaults(page, faults);
    await page.context().addInitScript(scalePauses, pauses);
    await use(page);
    await reportScreens([page], testInfo);
    if (faults.length > 0) throw new Error(`the page complained:\n${faults.join('\n')}`);
  },
  another: async ({ browser, baseURL, locale, serviceWorkers, contextOptions, pauses }, use, testInfo) => {
    const opened: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        serviceWorkers,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
      });
      opened.push(context);
      await context.addInitScript(scalePauses, pauses);
      const page = await context.newPage();
      watchFaults(page, faults);
      return page;
    });
    await reportScreens(
      opened.flatMap((context) => context.pages()),
      testInfo,
    );
    for (const context of opened) await context.close();
    if (faults.length > 0) throw new Error(`another page complained:\n${faults.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
