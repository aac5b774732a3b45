/** Raised when an old client could misread a message. A server answers other versions with `wrong-version` and closes. */
export const PROTOCOL_VERSION = 1;
