/** The server as the page uses it: one entry, so that it is one chunk and requested once. */
export { ask, myTables, openTable } from './api';
export { connection } from './connection';
export { identity } from './identity.svelte';
export { Lobby } from './lobby.svelte';
export { OnlineTable } from './onlineTable.svelte';
export { rememberedOwn } from './ownTable';
