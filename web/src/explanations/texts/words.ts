export interface ExplanationWords {
  /** Switches the lines for first times off. */
  readonly noMore: string;
}
