/** The sentence for each refusal code of the rules. A test compares the codes with the rules'. */
export const REFUSAL_SENTENCES = {
  'card-not-in-hand': 'cardNotInHand',
  'bid-too-low': 'bidTooLow',
  'bid-too-high': 'bidTooHigh',
  'buy-for-one': 'buyForOne',
} as const;

export type RefusalSentence = (typeof REFUSAL_SENTENCES)[keyof typeof REFUSAL_SENTENCES];
