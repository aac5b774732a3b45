/** A chance in hundredths. */
export const hundredths = (chance: number): number => Math.round(100 * chance);
