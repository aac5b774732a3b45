import { counted } from '../../texts/plural';
import type { ListWords } from './words';

const count = counted('zh');

const words: ListWords = {
  seatMe: '随便找个座位',
  seatMeMeans: '下一个空位，或新开一张公开牌桌',
  opened: '没有空位，所以你开了一张公开牌桌。谁来都可以坐下，也可以用机器人补满。',
  free: (seats) => count(seats, { other: '# 个空位' }),
  freeSeat: '空位',
  somebody: '某人',
};

export default words;
