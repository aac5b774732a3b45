/** Words around a hint; the reasons are said by the boards. */
export interface HintWords {
  readonly title: string;
  readonly thinking: string;
  readonly nothing: string;
  /** How the list is to be read, for who listens. */
  readonly means: string;
  readonly chance: string;
  /** A chance and how far off it may be, both from 0 to 1. */
  readonly percent: (value: number, spread: number) => string;
  /** Said of the control that was advised. */
  readonly advised: string;
}
