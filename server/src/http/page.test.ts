import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openServerFixtures } from '../testing/http/serverFixture.js';

const fixtures = await openServerFixtures();
const folder = mkdtempSync(join(tmpdir(), 'miaou-preview-'));
const page = (image: string): string => `<meta property="og:image" content="${image}" />`;
writeFileSync(join(folder, 'index.html'), page('/preview.png'));

afterAll(async () => {
  await fixtures.close();
  rmSync(folder, { recursive: true });
});

describe('the preview of a link', () => {
  it.each(['/', '/index.html', '/t/9ref1oe_EDhrKGVl53jCUA', '/play/felix', '/?from=friend'])(
    'the preview of a link has the address by which %s was asked for',
    async (path) => {
      const fixture = await fixtures.open({ web: folder });
      const { text } = await fixture.browser().ask('GET', path);
      expect(text).toBe(page(`http://${fixture.host}/preview.png`));
    },
  );

  it('the preview of a link has the configured origin, whatever host the request names', async () => {
    const fixture = await fixtures.open({ web: folder, origins: 'https://cats.example,https://other.example' });
    const { text } = await fixture.browser().ask('GET', '/');
    expect(text).toBe(page('https://cats.example/preview.png'));
  });

  it('the preview of a link is https where the proxy says so', async () => {
    const fixture = await fixtures.open({ web: folder, behindProxy: 'true' });
    const { text } = await fixture.browser().ask('GET', '/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(text).toBe(page(`https://${fixture.host}/preview.png`));
  });

  it.each(['"><script>', 'a/b', 'user@cats.example'])(
    'the preview of a link takes no address from a client that calls us %s',
    async (host) => {
      const fixture = await fixtures.open({ web: folder });
      const { text } = await fixture.browser().ask('GET', '/', { headers: { host } });
      expect(text ?? '').not.toContain(host);
    },
  );
});
