import type { AppendRow } from '../appendRow.js';
import type { StoreFaultCode } from '../fault.js';
import type { SqlRow, Statement } from '../sqlRunner.js';

/** What became of one append. `setAside`: the log of its table is damaged and takes no entries. */
export type AppendOutcome = 'stored' | 'conflict' | 'setAside';

/** What else the writer can be asked for. */
export type Request =
  | {
      /** In one transaction. */
      readonly kind: 'run';
      readonly statements: readonly Statement[];
      /** Whether they read or change the log of a table: then staged entries are moved first. */
      readonly about: 'logs' | 'others';
      /** The only table whose log they read: staged entries of others stay where they are. */
      readonly logOf?: string;
      /** Written without waiting for the disk: a crash may undo it. */
      readonly mayBeLost?: true;
      /** A table whose row these statements change: the writer's cached head would be wrong. */
      readonly forget?: string;
    }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'close' };

/** A StoreFault as it crosses to another thread. */
export interface PlainFault {
  readonly code: StoreFaultCode;
  readonly message: string;
}

/** The first message to the writer. */
export interface OpenFile {
  readonly file: string;
}

/** A request with the number under which it is answered. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: Request;
}

export type Answer = { readonly id: number } & (
  | { readonly rows: readonly (readonly SqlRow[])[] }
  | { readonly fault: PlainFault }
);

/** A message wakes the other thread, which costs more than most requests: those of one turn of the event loop go together. */
export type ToWriter =
  | { readonly kind: 'append'; readonly batch: readonly AppendRow[] }
  | { readonly kind: 'requests'; readonly requests: readonly NumberedRequest[] };

export type FromWriter =
  /** A thread that was started before the file is known can be ended from now on. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly fault: PlainFault }
  /** The batch before is committed; one outcome for each append, in order. */
  | { readonly kind: 'appended'; readonly outcomes: readonly AppendOutcome[] }
  /** The batch before is not written. */
  | { readonly kind: 'appendFailed'; readonly fault: PlainFault }
  /** The disk failed in a write: the writer has stopped, and nothing that comes later may be acknowledged. */
  | { readonly kind: 'broken'; readonly fault: PlainFault }
  | { readonly kind: 'answers'; readonly answers: readonly Answer[] };
