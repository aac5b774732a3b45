/** How loud a meow is: a mew, a meow, a yowl. */
export type Loudness = 1 | 2 | 3;

/** A bot's part in the question who meows best. */
export interface Voice {
  readonly loud: Loudness;
  readonly likes: 'loud' | 'soft' | 'any';
}
