import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { playOnDevice } from './finishedMatches.js';
import { expect, test } from './visitors.js';

const openOwnReplay = async (page: Page): Promise<void> => {
  const { table } = await playOnDevice(page);
  await page.goto(`/here/${table}/m/1/12`);
  await page.getByRole('slider', { name: 'Place in the match' }).waitFor();
};

/** Shares the moment of a replay as a message, whose link a friend opens, and as a picture. */
const shareMoment = async (page: Page, friend: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share this moment' });
  await expect(sharing.getByRole('img', { name: /Round \d/ })).toBeVisible();
  await sharing.getByRole('button', { name: 'Copy text' }).click();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  expect(message).toMatch(/^🐈 Miaou · Felix\n🏆 /);
  await friend.goto(message.split('\n').at(-1) ?? '');
  await expect(friend.getByRole('button', { name: 'Spectator' })).toHaveAttribute('aria-pressed', 'true');
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    sharing.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  const bytes = await readFile(await picture.path());
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  await page.keyboard.press('Escape');
};

/** Finds what came of a try, goes there, and looks back at what has been played. */
const lookAtTries = async (page: Page, replay: string): Promise<void> => {
  await page.goto(replay);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'The real match' })).toContainText(/win/);
  await dialog.getByRole('link', { name: /not over yet/ }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Look back at this match' }).click();
  await expect(page.getByRole('slider', { name: 'Place in the match' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the match as a file' })).toHaveCount(0);
};

/** A match from a file or a link is judged as one that was played here, and leads back to its replay. */
const reviewFromOutside = async (friend: Page): Promise<void> => {
  await friend.getByRole('link', { name: 'Review', exact: true }).click();
  await friend.waitForURL('**/replay/r/1#*');
  const judged = friend.getByRole('region', { name: 'Decisions worth remembering' });
  await expect(friend.getByText(/^Reviewing: \d+ of \d+$/).or(judged)).toBeVisible();
  await friend.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(friend.getByRole('slider', { name: 'Place in the match' })).toBeVisible();
  await expect(friend.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
};

/** A page that packs no match until it is let. */
const holdPacking = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const Packing = CompressionStream;
    const released = new Promise<void>((release) => Object.assign(globalThis, { letPack: release }));
    const held = () =>
      new TransformStream<Uint8Array, Uint8Array>({
        transform: async (part, to) => {
          await released;
          to.enqueue(part);
        },
      });
    Object.assign(globalThis, {
      CompressionStream: class {
        readonly readable: ReadableStream<Uint8Array>;
        readonly writable: WritableStream<BufferSource>;
        constructor(format: CompressionFormat) {
          const { readable, writable } = new Packing(format);
          this.readable = readable.pipeThrough(held());
          this.writable = writable;
        }
      },
    });
  });
};

const letPack = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as typeof globalThis & { letPack(): void }).letPack());

test('a link that is copied before its match is packed holds the match', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdPacking(page);
  await openOwnReplay(page);
  await page.getByRole('button', { name: 'Copy link to this move' }).click();
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share this moment' });
  await expect(sharing.getByRole('img', { name: /Round \d/ })).toBeVisible();
  await expect(sharing.getByRole('button', { name: 'Copy text' })).toBeDisabled();
  await letPack(page);
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/replay/m/1/12');
  await expect(sharing.getByRole('button', { name: 'Copy text' })).toBeEnabled();
});

test('a picture that is saved tells no names that were left out just before', async ({ page }) => {
  await openOwnReplay(page);
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share this moment' });
  const save = sharing.getByRole('button', { name: 'Save picture' });
  await expect(save).toBeEnabled();
  await page.evaluate(() => {
    const released = new Promise<void>((release) => Object.assign(globalThis, { letPaint: release }));
    const load = document.fonts.load.bind(document.fonts);
    document.fonts.load = async (font) => {
      await released;
      return load(font);
    };
  });
  await sharing.getByText('Show names').click();
  await expect(save).toBeDisabled();
  await page.evaluate(() => (globalThis as typeof globalThis & { letPaint(): void }).letPaint());
  await expect(save).toBeEnabled();
});

test('a match of this device fits into a link, a file, and a table to play on at', async ({
  page,
  another,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOwnReplay(page);
  await page.getByRole('button', { name: 'Copy link to this move' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(2_000);

  const friend = await another();
  await friend.goto(link);
  await expect(friend.getByRole('slider', { name: 'Place in the match' })).toHaveValue('12');

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the match as a file' }).click(),
  ]);
  const record = JSON.parse(await readFile(await saved.path(), 'utf8')) as { moves: unknown[] };
  await friend.goto('/replay');
  await friend.setInputFiles('input[type=file]', await saved.path());
  await expect(friend.getByRole('slider', { name: 'Place in the match' })).toHaveAttribute(
    'max',
    String(record.moves.length),
  );

  await reviewFromOutside(friend);
  await shareMoment(page, friend);
  const replay = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByText('Drawn anew').click();
  await dialog.getByRole('button', { name: /^Play on from here/ }).click();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();

  await lookAtTries(page, replay);
});

test('a link or a file that is no match is answered with a sentence', async ({ page }) => {
  const served = await page.goto('/replay#bm9uc2Vuc2U');
  expect(served?.status()).toBe(200);
  await expect(page.getByText('This is not a match of Miaou, or a part of it is missing.')).toBeVisible();
  await page.setInputFiles('input[type=file]', {
    name: 'holiday.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"miaou-record/9"}'),
  });
  await expect(page.getByText('This match was saved by a newer Miaou: load the page again.')).toBeVisible();
});
