import { chop } from '@miaou/chop';
import { followerOf } from '../../link/choices';

export const chopFollower = followerOf(chop);
