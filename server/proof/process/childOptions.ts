/** How the server under proof is started. It is the real one; only its clock and its chance may be handed in. */
export interface ChildOptions {
  /** The SQLite file, or the address of a PostgreSQL. */
  readonly file: string;
  /** How many times faster than the world its clock runs: limits per second then hold nobody up. */
  readonly speed?: number;
  /** How far its clock is ahead, milliseconds. */
  readonly ahead?: number;
  /** Its clock stands still at this moment. */
  readonly frozenAt?: number;
  /** How many times the usual allowances: where the clock stands still they never fill again. */
  readonly limitFactor?: number;
  /** Each turn of its event loop is measured; on Linux alone. */
  readonly measuresTurns?: boolean;
  /** What chance draws, in this order, instead of true chance. */
  readonly draws?: readonly number[];
  /** How long bots and orders wait, as the flag says it. */
  readonly pace?: string;
}

/** What the server under proof tells the process that started it. */
export type FromChild =
  | {
      readonly kind: 'listening';
      readonly address: string;
      readonly pid: number;
      /** Told at the very first start on some data. */
      readonly operatorSecret?: string;
    }
  | {
      readonly kind: 'usage';
      readonly bytes: number;
      readonly cpuMilliseconds: number;
      /** What the main thread worked in the longest turn of the event loop so far, milliseconds; undefined where it is not measured. */
      readonly longestTurn?: number;
    }
  | { readonly kind: 'clockSet' };

/** What the process that started it asks of the server under proof. */
export type ToChild =
  | { readonly kind: 'usage' }
  /** Sets the clock that people are told by so much forward, or back, from where it is. */
  | { readonly kind: 'setClock'; readonly milliseconds: number };
