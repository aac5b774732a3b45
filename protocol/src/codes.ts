/** Raised when an old client could misread a message. A server answers other versions with `wrong-version` and closes the socket. */
export const PROTOCOL_VERSION = 1;

/** Why the server closes a socket. Codes from 4000 on are in the range that RFC 6455 leaves to applications. */
export const CLOSE_CODES = {
  loggedOut: 1008,
  tooLong: 1009,
  stopping: 1012,
  tooManyConnections: 1013,
  wrongVersion: 4000,
  banned: 4003,
  tooManyMessages: 4008,
} as const;

/** Refusals that do not say whether the command was executed: the client sends the same command again, with the same id. */
export const RETRY_CODES: readonly string[] = ['busy', 'stopping', 'storage-failed', 'say-hello-first'];
