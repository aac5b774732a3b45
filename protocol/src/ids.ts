import { LIMITS } from './limits.js';

const BASE64URL = '[A-Za-z0-9_-]';

/** The pattern of an id of a table or a person, without anchors, for use inside larger patterns: 128 bits in base64url. */
export const ID_SOURCE = `${BASE64URL}{22}`;
/** The pattern of a command id, without anchors. */
export const COMMAND_ID_SOURCE = `${BASE64URL}{1,${LIMITS.commandIdLength}}`;

export const ID_PATTERN = new RegExp(`^${ID_SOURCE}$`);
export const COMMAND_ID_PATTERN = new RegExp(`^${COMMAND_ID_SOURCE}$`);
