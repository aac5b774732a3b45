import { type Seat, seat } from '@miaou/kit';
import type { Contest, Loudness, Snapshot } from '@miaou/table';
import { faceOf } from '../../../characters/botFace';

/** Shorter is a mew, longer a yowl, in milliseconds. */
const MEW = 500;
const MEOW = 1500;

/** The length of the hold is the loudness. */
export const loudnessOf = (milliseconds: number): Loudness => {
  if (milliseconds < MEW) return 1;
  return milliseconds < MEOW ? 2 : 3;
};

/** Ida is a goose. She is never told. */
export const isHonk = (facts: Snapshot['seats'][number] | undefined): boolean => facts?.bot === 'ida';

/** The sound of a meow: every seat has a voice of its own. */
export const soundOf = ({ seats }: Pick<Snapshot, 'seats'>, at: Seat, loud: Loudness): string =>
  `${isHonk(seats[at]) ? 'honk' : 'meow'}-${at}-${loud}`;

/** The seats that meowed between two states, anew or otherwise than before. */
export const newMeows = (before: Contest['meows'], now: Contest['meows']): readonly (readonly [Seat, Loudness])[] =>
  Object.entries(now).flatMap(([index, loud]) =>
    before[index] === loud ? [] : [[seat(Number(index)), loud] as const],
  );

/** How many votes each seat has. */
export const pawsOf = (votes: { readonly [voter: string]: Seat }, at: Seat): number =>
  Object.values(votes).filter((choice) => choice === at).length;

/** Who has most votes: one, several in a tie, or nobody. */
export const bestMeows = (votes: { readonly [voter: string]: Seat }): readonly Seat[] => {
  const voted = [...new Set(Object.values(votes))];
  const most = Math.max(0, ...voted.map((one) => pawsOf(votes, one)));
  return voted.filter((one) => pawsOf(votes, one) === most);
};

export const seatNames = ({ seats }: Pick<Snapshot, 'seats'>): readonly string[] =>
  seats.map((facts) => {
    if (facts.bot !== undefined) return faceOf(facts.bot).name;
    return facts.person === undefined ? '' : facts.name;
  });

/** How long it is shown who meowed best, in milliseconds: as long as its picture takes to come and go. */
export const BEST_MEOW_SHOWN_FOR = 3_400;
