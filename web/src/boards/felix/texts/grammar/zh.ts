import type { Who } from '../words';

export const mice = (n: number): string => `${n} 只老鼠`;
export const cards = (n: number): string => `${n} 张牌`;
export const you = (who: Who): string => who ?? '你';
