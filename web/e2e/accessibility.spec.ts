import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { openPlace, openScene, PLACES, scenesIn } from './scenes.js';
import { expect, test } from './visitors.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  run(options: {
    readonly resultTypes: readonly 'violations'[];
  }): Promise<{ readonly violations: readonly Violation[] }>;
}

/** What the scan of a page complains about. */
const violationsAt = async (page: Page, where: string): Promise<string[]> => {
  // Evaluated by the browser's tools, so the page's own policy against foreign scripts stays as it is.
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (): Promise<readonly Violation[]> => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Nobody reads what is in order, and telling it takes half of the time.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
};

/** Each theme in one of the sizes: what differs between sizes is layout, what differs between themes is colour. */
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

for (const look of LOOKS) {
  test.describe(look.colorScheme, () => {
    test.use(look);

    test(`nothing to complain of on any screen, ${look.colorScheme}, ${look.viewport.width} wide`, async ({ page }) => {
      const found: string[] = [];
      for (const place of PLACES) {
        await openPlace(page, place);
        found.push(...(await violationsAt(page, place)));
      }
      for (const scene of await scenesIn(page)) {
        await openScene(page, scene);
        found.push(...(await violationsAt(page, scene)));
      }
      expect(found).toEqual([]);
    });
  });
}

test('the scan sees a planted fault', async ({ page }) => {
  await openPlace(page, '/about');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await violationsAt(page, '/about')).join()).toContain('button-name');
});
