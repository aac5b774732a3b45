import type { Browser } from './browser.js';

/** Settings that any table can begin with. */
export const SETTINGS = {
  game: 'felix',
  seats: 3,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
} as const;

/** Opens a table and gives its id. */
export const openTableAs = async (browser: Browser, settings: object = {}): Promise<string> => {
  const { status, json, text } = await browser.ask('POST', '/api/tables', {
    body: { settings: { ...SETTINGS, ...settings } },
  });
  if (status !== 201) throw new Error(`no table was opened: ${text}`);
  return (json as { table: string }).table;
};
