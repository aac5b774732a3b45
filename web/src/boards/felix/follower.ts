import { choices, type FelixView, follow } from '@miaou/felix';
import type { Follower } from '../../link/legal';

/** Works on views alone, without the positions that only who owns a table needs. */
const follower = {
  follow,
  choices: (view: FelixView, seat: Parameters<typeof choices>[1]) => ({ moves: choices(view, seat), roll: false }),
};

/** The page follows by it only views of its own game: it looks both up by the same name. */
export const felixFollower = follower as unknown as Follower;
