/** As a card writes it. */
export const signed = (value: number): string => String(value).replace('-', '−');

const term = (value: number, place: number): string => {
  if (place === 0) return signed(value);
  return value < 0 ? ` − ${-value}` : ` + ${value}`;
};

/** "11 − 5 = 6". */
export const added = (...values: readonly number[]): string =>
  `${values.map(term).join('')} = ${signed(values.reduce((sum, value) => sum + value, 0))}`;
