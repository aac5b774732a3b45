/** Where French shortens the word before: "la place d’Ida". */
const VOWEL = /^[aàâäeéèêëhiîïoôöœuùûüy]/iu;

const before = (full: string, short: string) => (name: string) =>
  VOWEL.test(name) ? `${short}${name}` : `${full} ${name}`;

/** "de Bruno", "d’Ida". */
export const de = before('de', 'd’');
/** "que Bruno", "qu’Ida". */
export const que = before('que', 'qu’');
