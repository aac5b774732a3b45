/** Why the server closes a socket. Those from 4000 on are in the range that RFC 6455 leaves to applications. */
export const CLOSE = { loggedOut: 1008, stopping: 1012, version: 4000, flood: 4008 } as const;
