import type { Settings } from '@miaou/table';

const PLAIN = {
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
} as const satisfies Partial<Settings>;

export const FELIX: Settings = { ...PLAIN, game: 'felix', seats: 3, options: { edition: 'felix' } };
export const CHOP: Settings = { ...PLAIN, game: 'chop', seats: 2, options: {} };
