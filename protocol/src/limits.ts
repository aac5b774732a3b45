/** What a client may send. Checked before parsing, so that a hostile frame costs next to nothing. */
export const LIMITS = {
  /** One frame or request body, in bytes. */
  frameBytes: 8192,
  /** Arrays and objects inside one another. */
  depth: 12,
  /** A person's name, in letters as people count them. */
  nameLetters: 24,
  /** One line of chat, in letters as people count them. */
  chatLetters: 200,
  /** A command id, in characters. */
  commandIdLength: 64,
} as const;
