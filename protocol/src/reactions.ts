/** Small signs that are shown for a moment and not stored. */
export const REACTIONS = ['purr', 'hiss', 'gasp', 'laugh', 'clap', 'sleepy'] as const;
export type Reaction = (typeof REACTIONS)[number];
