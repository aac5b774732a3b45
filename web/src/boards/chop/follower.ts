import { chop } from '@miaou/chop';
import type { Game } from '@miaou/kit';
import { followerOf } from '../../link/choices';

export const chopFollower = followerOf(chop as unknown as Game);
