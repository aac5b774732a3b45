import { counted } from '../../../../texts/plural';
import type { Who } from '../words';

export const count = counted('en');
export const mice = (n: number): string => count(n, { one: '# mouse', other: '# mice' });
export const cards = (n: number): string => count(n, { one: '# card', other: '# cards' });
export const does = (who: Who, you: string, other: string): string => (who === null ? `You ${you}` : `${who} ${other}`);
