/** A number with its sign, a true minus included. */
export const signed = (value: number, digits = 0): string => {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return value > 0 ? `+${text}` : `−${text}`;
};
