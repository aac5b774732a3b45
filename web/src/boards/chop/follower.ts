import { chop } from '@miaou/chop';
import type { Game } from '@miaou/kit';
import { followerOf } from '../../link/choices';

export default followerOf(chop as unknown as Game);
