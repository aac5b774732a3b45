/** What a client may send. Size and depth are checked before parsing, so that a hostile frame costs next to nothing. */
export const LIMITS = {
  /** One frame or request body, in bytes. */
  frameBytes: 8192,
  /** Arrays and objects inside one another. */
  depth: 12,
  /** A person's name, in letters as people count them. */
  nameLetters: 24,
  /** One line of chat, in letters as people count them. */
  chatLetters: 200,
  /** A recording of one's own meow, in characters of base64: two seconds at the bit rate of the page, and less than a frame. */
  recordingLetters: 7_000,
  /** The words of a report, in letters as people count them. */
  reportLetters: 500,
  /** A command id, in characters. */
  commandIdLength: 64,
  /**
   * Seats of one table. How many a match takes is for its game to say; this bound keeps a message from making the server hold an audience,
   * with its own sequence of updates, for every seat that a client invents.
   */
  seats: 16,
} as const;
