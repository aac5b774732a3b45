import { counted } from '../../../../texts/plural';
import type { Who } from '../words';

export const count = counted('it');
export const mice = (n: number): string => count(n, { one: '# topo', other: '# topi' });
export const cards = (n: number): string => count(n, { one: '# carta', other: '# carte' });
export const does = (who: Who, you: string, other: string): string => (who === null ? you : `${who} ${other}`);
/** Eight and eleven begin with a vowel. */
