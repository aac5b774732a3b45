import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

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

/** What axe finds wrong with a page. */
export const violationsAt = async (page: Page, where: string): Promise<string[]> => {
  // Evaluated by the browser's tools, so the page's own policy against foreign scripts stays as it is.
  // Once for each document: scenes change without a reload.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (): Promise<readonly Violation[]> => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Reporting what is in order would take half of the time.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
};
