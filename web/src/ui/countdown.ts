const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (amount: number): string => String(amount).padStart(2, '0');

/** The time that is left: days and hours, hours and minutes, or minutes and seconds. */
export const timeText = (left: number): string => {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(Math.floor((left % HOUR) / MINUTE))} h`;
  return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / 1000))}`;
};
