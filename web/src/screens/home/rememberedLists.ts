import { rememberedOwn } from '../../online/ownTable';
import { holdsTables } from '../../onThisDevice/databaseProbe';
import { rememberedLocal } from '../../onThisDevice/rememberedLocal';
import type * as DeviceTables from './DeviceTables.svelte';
import type * as OwnTables from './OwnTables.svelte';

/** What is loaded is given at once and not by a promise: a list that comes a frame later pushes away what stands there. */
let ownTables: typeof OwnTables | undefined;
let deviceTables: typeof DeviceTables | undefined;

/** Most visitors have no table of their own and need not load the lists of them. */
export const openOwnTables = () => ownTables ?? import('./OwnTables.svelte');

const importDeviceTables = async () => ((await holdsTables()) ? import('./DeviceTables.svelte') : undefined);

export const openDeviceTables = () => deviceTables ?? importDeviceTables();

/** Loads the lists with which the home screen starts. */
export const loadRememberedLists = async (): Promise<void> => {
  if (rememberedOwn.tables.length > 0) ownTables = await import('./OwnTables.svelte');
  if (rememberedLocal.tables.length > 0) deviceTables = await import('./DeviceTables.svelte');
};
