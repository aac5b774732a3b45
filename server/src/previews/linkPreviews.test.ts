import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { seat } from '@miaou/kit';
import type { Settings } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gather, hostOf, type Scene, seatAll } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import type { Guest } from '../testing/live/testClient.js';
import { type TestServer, TestServers } from '../testing/live/testServer.js';
import { languageFor, WORDS } from './words.js';

const folder = mkdtempSync(join(tmpdir(), 'miaou-preview-'));
const HEAD = `<meta name="description" content="Two games" /><meta property="og:title" content="Miaou" />
<meta property="og:description" content="Two games" /><meta property="og:image" content="/preview.png" />
<meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" /><title>Miaou</title>`;

let servers: TestServers;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), HEAD);
  writeFileSync(join(folder, 'preview-felix-wide.jpg'), '');
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => {
  servers.close();
  rmSync(folder, { recursive: true });
});

const start = (): Promise<TestServer> => servers.start({ settings: { web: folder } });

const ask = async (
  { address }: TestServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ readonly text: string; readonly title: string; readonly description: string }> => {
  const page = await (await fetch(address + path, { headers: { accept: 'text/html', ...headers } })).text();
  const told = (name: string): string => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';
  return { text: page, title: told('title'), description: told('description') };
};

/** As a browser asks for a page: `fetch` names a mode of its own. */
const visit = async (address: string): Promise<string> => {
  const asked = get(address, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return text(answer);
};

const rename = (guest: Guest, name: string): Promise<Response> =>
  fetch(`${guest.address}/api/me`, {
    method: 'PATCH',
    headers: { origin: guest.address, cookie: guest.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });

const invite = async (server: TestServer, name: string, settings: Settings = FELIX): Promise<Scene> => {
  const scene = await gather(server, settings, 1);
  const host = hostOf(scene);
  expect((await rename(host.guest, name)).status).toBe(200);
  await host.do(scene.table, { type: 'sit', seat: seat(0) });
  return scene;
};

describe('the preview of a link to a table', () => {
  it('the preview of a link to a table says who invites, to which game, and how many seats are free, in the language that is asked for', async () => {
    const server = await start();
    const { table } = await invite(server, 'Ana');
    const path = `/t/${table}`;
    const english = await ask(server, path);
    expect(english).toMatchObject({
      title: 'Ana invites you to Felix',
      description: expect.stringContaining('2 of 3') as string,
    });
    expect(english.text).toContain('<title>Ana invites you to Felix</title>');
    expect(english.text).toContain(`content="${server.address}/preview-felix-wide.jpg"`);
    expect((await ask(server, path, { 'accept-language': 'xx, fr-CA;q=0.8, de;q=0.9' })).title).toBe(
      'Ana lädt dich zu Felix ein',
    );
    expect((await ask(server, `${path}?lang=zh`, { 'accept-language': 'de' })).title).toBe('Ana 邀请你玩 Felix');
  });

  it('a name is text, whatever it looks like', async () => {
    const server = await start();
    const { table } = await invite(server, '"><b>$&\'Ana');
    const { text: page } = await ask(server, `/t/${table}`);
    expect(page).not.toContain('<b>');
    expect(page.match(/&lt;b&gt;/g)?.length).toBeGreaterThan(1);
    expect(page.match(/<meta /g)?.length).toBe(HEAD.match(/<meta /g)?.length);
  });

  it('a visit gets the page as it is, and so do links to nothing, and to what strangers may not open', async () => {
    const server = await start();
    const { table } = await invite(server, 'Ana');
    const plain = (await ask(server, '/')).text;
    expect(await visit(`${server.address}/t/${table}`)).toBe(plain);
    for (const path of ['/t/9ref1oe_EDhrKGVl53jCUA', '/t/short', '/t/%22%3E', '/about'])
      expect((await ask(server, path)).text).toBe(plain);
    const closed = await invite(server, 'Ben', { ...FELIX, access: { join: 'closed', watch: 'seated' } });
    expect((await ask(server, `/t/${closed.table}`)).text).toBe(plain);
  });

  it('the preview of a link to a table says of a running match that it runs, and nothing else: no byte depends on its cards', async () => {
    const server = await start();
    const scenes = [await invite(server, 'Ana'), await invite(server, 'Ana')];
    const texts = [];
    for (const { table, clients } of scenes) {
      const [host] = clients;
      for (const at of [1, 2]) await host?.do(table, { type: 'seatBot', seat: seat(at), bot: 'greedy' });
      await host?.do(table, { type: 'start' });
      texts.push((await ask(server, `/t/${table}/m/1/0`)).text, (await ask(server, `/t/${table}`)).text);
    }
    expect(texts[0]).toContain('A match is being played');
    expect(new Set(texts).size).toBe(1);
  });

  it('of a finished match it tells who won and who played, and is made once for many who ask', async () => {
    let reads = 0;
    const server = await servers.start({
      settings: { web: folder },
      wrap: (store) => {
        const find = store.archive.find.bind(store.archive);
        store.archive.find = (...asked) => {
          reads += 1;
          return find(...asked);
        };
        return store;
      },
    });
    const scene = await gather(server, FELIX, 1, 'views');
    await seatAll(scene, FELIX, []);
    const host = hostOf(scene);
    await host.until(() => host.isOver);
    const previews = await Promise.all(
      [`/t/${scene.table}/m/1/12/open`, `/t/${scene.table}/m/1/3`, `/t/${scene.table}/m/1`].map((path) =>
        ask(server, path),
      ),
    );
    for (const { title, description } of previews) {
      expect(title).toMatch(/^Felix: Greedy.* won$/);
      expect(description).toBe('Greedy, Greedy and Greedy played. See it move by move.');
    }
    expect(reads).toBe(1);
    expect((await ask(server, `/t/${scene.table}/m/2/0`)).title).toBe('Felix');
  });
});

describe('the language of a preview', () => {
  it.each([
    ['fr', 'de', 'fr'],
    ['xx', 'de-AT, en;q=0.5', 'de'],
    [null, 'es, pt-BR;q=0.3, it;q=0.7', 'it'],
    [null, 'fr;q=0, en', 'en'],
    [null, ';;;,,q=1', 'en'],
    [null, undefined, 'en'],
  ] as const)('%s named by the link and %s by the reader give %s', (named, header, language) => {
    expect(languageFor(named, header)).toBe(language);
  });
});

describe('a result in French', () => {
  it.each([
    [[], 'Felix\u202f: partie nulle'],
    [['Ida'], 'Felix\u202f: Ida a gagné'],
    [['Odile', 'Ida'], 'Felix\u202f: Odile et Ida ont gagné'],
  ])('%j: %s', (winners, told) => {
    expect(WORDS.fr.result('Felix', winners)).toBe(told);
  });
});
