import { appendFileSync } from 'node:fs';

/** The report of a campaign, if this is one. */
const REPORT = process.env['MIAOU_CAMPAIGN_REPORT'];

/**
 * Tells what one finished part of a proof was, and what it found. Told before it is judged, and written at once: a campaign that is ended by
 * hand, or fails later, keeps it.
 */
export const reportPart = (part: object): void => {
  const line = `${JSON.stringify(part)}\n`;
  if (REPORT === undefined) process.stderr.write(line);
  else appendFileSync(REPORT, line);
};
