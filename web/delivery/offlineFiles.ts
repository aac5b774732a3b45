import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import type { PageFile } from '../src/serviceWorker/pageCaches.js';

/** Every board, language, drawing and bot: the whole page must start without a connection. */
const CACHED = /\.(?:html|js|css|svg|woff2|webmanifest|wasm|bin)$|^icon-[^/]*\.png$/;
/** The bundler puts a digest into the names of these, so they never change under their name. */
const HAS_DIGEST_IN_NAME = /^assets\//;
const SCRIPT = 'serviceWorker.js';

const revisionOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The files of a built page that the service worker has to cache, in a fixed order. */
export const listPageFiles = async (folder: string): Promise<readonly PageFile[]> => {
  const paths = (await readdir(folder, { recursive: true })).map((path) => path.split(sep).join('/'));
  const cached = paths.filter((path) => CACHED.test(path) && path !== SCRIPT).toSorted();
  return Promise.all(
    cached.map(async (url) => ({
      url,
      revision: HAS_DIGEST_IN_NAME.test(url) ? null : revisionOf(await readFile(join(folder, url))),
    })),
  );
};

/** Builds the service worker after the page, because it contains the list of the page's files. */
export const serviceWorker = (source: string, conditions: string[]): Plugin => {
  let folder = '';
  return {
    name: 'miaou-service-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = join(root, outDir);
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          resolve: { conditions },
          define: { PAGE_FILES: JSON.stringify(await listPageFiles(folder)) },
          build: {
            target: 'es2022',
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: SCRIPT } },
          },
        });
      },
    },
  };
};
