import { counted } from '../../../../texts/plural';
import type { Who } from '../words';

export const count = counted('fr');
export const mice = (n: number): string => count(n, { one: '# souris', other: '# souris' });
export const cards = (n: number): string => count(n, { one: '# carte', other: '# cartes' });
export const does = (who: Who, you: string, other: string): string => (who === null ? `Tu ${you}` : `${who} ${other}`);
const vowel = /^[aeiouyhàâéèêëîïôûü]/i;
export const de = (name: string): string => (vowel.test(name) ? `d’${name}` : `de ${name}`);
