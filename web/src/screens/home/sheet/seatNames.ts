import { faceOf } from '../../../characters/botFace';
import type { Choice } from '../../../newTable/lastChoice';
import { lineup } from '../../../newTable/lineup';
import type { Way } from '../../../newTable/startSettings';

/** Who sits at a table of this device, by seat: names as they were written, bots on the other seats. */
export const namesHere = (game: string, { seats, level, here }: Choice): readonly string[] => {
  const written = Array.from({ length: seats }, (_, index) => (here.names[index] ?? '').trim());
  const bots = lineup(game, seats, level).map((bot) => faceOf(bot).name);
  let next = 0;
  return written.map((name) => (name === '' ? (bots[next++] ?? '') : name));
};

/** Which seats have a name. */
export const peopleHere = ({ seats, here }: Choice): readonly number[] =>
  Array.from({ length: seats }, (_, index) => index).filter((index) => (here.names[index] ?? '').trim() !== '');

/** Who will sit at the table, for the button that opens it. */
export const whoPlays = (
  game: string,
  choice: Choice,
  way: Way,
  words: { readonly you: string; readonly friends: string },
): readonly string[] => {
  if (way === 'here') return namesHere(game, choice);
  if (way === 'invite') return [words.you, words.friends];
  return [words.you, ...lineup(game, choice.seats - 1, choice.level).map((bot) => faceOf(bot).name)];
};
