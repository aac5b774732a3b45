import { counted } from '../../../../texts/plural';
import type { Who } from '../words';

export const count = counted('pt');
export const mice = (n: number): string => count(n, { one: '# rato', other: '# ratos' });
export const cards = (n: number): string => count(n, { one: '# carta', other: '# cartas' });
export const does = (who: Who, you: string, other: string): string =>
  who === null ? `Você ${you}` : `${who} ${other}`;
