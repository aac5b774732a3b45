import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openVillage } from '../testing/house/house.js';

const village = await openVillage();
const folder = mkdtempSync(join(tmpdir(), 'miaou-preview-'));
const page = (image: string): string => `<meta property="og:image" content="${image}" />`;
writeFileSync(join(folder, 'index.html'), page('/preview.png'));

afterAll(async () => {
  await village.close();
  rmSync(folder, { recursive: true });
});

describe('the preview of a link', () => {
  it.each(['/', '/index.html', '/t/9ref1oe_EDhrKGVl53jCUA', '/?from=friend'])(
    'has the address by which %s was asked for',
    async (path) => {
      const house = await village.open({ web: folder });
      const { text } = await house.browser().ask('GET', path);
      expect(text).toBe(page(`http://${house.host}/preview.png`));
    },
  );

  it('has the address that the host named, whatever the server is called by', async () => {
    const house = await village.open({ web: folder, origins: 'https://cats.example,https://other.example' });
    const { text } = await house.browser().ask('GET', '/');
    expect(text).toBe(page('https://cats.example/preview.png'));
  });

  it('is encrypted where the proxy says so', async () => {
    const house = await village.open({ web: folder, behindProxy: 'true' });
    const { text } = await house.browser().ask('GET', '/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(text).toBe(page(`https://${house.host}/preview.png`));
  });

  it.each(['"><script>', 'a/b', 'user@cats.example'])(
    'takes no address from a client that calls us %s',
    async (host) => {
      const house = await village.open({ web: folder });
      const { text } = await house.browser().ask('GET', '/', { headers: { host } });
      expect(text ?? '').not.toContain(host);
    },
  );
});
