/** Why one person complains about another. */
export const REPORT_REASONS = ['insults', 'spam', 'name', 'cheating', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
