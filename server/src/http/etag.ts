import { hash } from 'node:crypto';

/** A name of a text for conditional requests. */
export const etagOf = (text: string): string => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
