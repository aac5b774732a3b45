import { counted } from '../../../../texts/plural';
import type { Who } from '../words';

export const count = counted('de');
export const mice = (n: number): string => count(n, { one: '# Maus', other: '# Mäuse' });
export const cards = (n: number): string => count(n, { one: '# Karte', other: '# Karten' });
export const does = (who: Who, you: string, other: string): string => (who === null ? `Du ${you}` : `${who} ${other}`);
