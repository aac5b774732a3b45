/** A number with its sign, a true minus included. */
export const signed = (value: number, digits = 0): string => {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return value > 0 ? `+${text}` : `−${text}`;
};

/** A number of points: the nearest whole one, without a plus. */
export const wholePoints = (value: number): string => {
  const rounded = Math.round(value);
  return rounded < 0 ? signed(rounded) : String(Math.abs(rounded));
};
