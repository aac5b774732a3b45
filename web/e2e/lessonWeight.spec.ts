import { bubble } from './learning.js';
import { expect, test } from './visitors.js';

/** What a lesson may add to the scripts of its board, in bytes as they are sent. */
const MOST_SCRIPT = 60_000;

const FIRST_CHAPTERS = [
  { title: 'Felix', game: 'felix', chapter: 'sack' },
  { title: 'Chop! Chop!', game: 'chop', chapter: 'run' },
];

// What is kept for offline use would not be sent again.
test.use({ serviceWorkers: 'block' });

for (const { title, game, chapter } of FIRST_CHAPTERS)
  test(`a lesson of ${title} adds at most 60 kB to its board`, async ({ page }) => {
    const sent = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) sent.set(pathname, Number(response.headers()['content-length']));
    });
    await page.goto(`/puzzles/${game}/1`);
    await page.getByRole('group', { name: 'Answers' }).waitFor();
    const ofBoard = new Set(sent.keys());
    await page.goto(`/learn/${game}/${chapter}`);
    await bubble(page).waitFor();
    const added = [...sent].filter(([path]) => !ofBoard.has(path)).reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThanOrEqual(MOST_SCRIPT);
  });
