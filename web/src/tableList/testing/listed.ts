import type { LobbyTable } from '@miaou/protocol';
import type { TableId } from '@miaou/table';

/** A public table with one person and three free seats. */
export const listed = (id: string, changes: Partial<LobbyTable> = {}, game = 'felix'): LobbyTable => ({
  table: id as TableId,
  settings: {
    game,
    seats: 4,
    options: {},
    parts: {},
    clock: { kind: 'none' },
    access: { join: 'public', watch: 'anyone' },
  },
  stage: 'gathering',
  seated: 1,
  bots: 0,
  watching: 0,
  host: 'Ana',
  seats: [{ name: 'Ana' }, {}, {}, {}],
  ...changes,
});
