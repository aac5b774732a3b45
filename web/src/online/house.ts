/** The server as the page knows it: one door, so that it is one file and asked for once. */
export { ask, myTables, openTable } from './api';
export { connection } from './connection.svelte';
export { identity } from './identity.svelte';
export { Lobby } from './lobby.svelte';
export { OnlineTable } from './onlineTable.svelte';
