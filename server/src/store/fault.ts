/** Why a store cannot serve. The message explains it to the operator. */
export type StoreFaultCode =
  /** Another process has the file. */
  | 'locked'
  /** The file, or one table's log, is not what was once written. */
  | 'damaged'
  /** Written by a newer version of this program. */
  | 'newer'
  /** A database of something else. */
  | 'foreign'
  | 'unopenable'
  /** The server behind it does not answer. */
  | 'unreachable'
  /** What it acknowledges would not survive a power cut. */
  | 'volatile'
  /** No room is left on the disk. */
  | 'full'
  /** A write did not succeed; nothing is known about the entries in it. */
  | 'failed'
  /** The disk failed in a write: what earlier writes left on it is unknown too, so nothing more is stored before the next start. */
  | 'broken'
  | 'closed';

export class StoreFault extends Error {
  readonly code: StoreFaultCode;

  constructor(code: StoreFaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreFault';
    this.code = code;
  }
}

/** A backup that is to be restored is what cannot be used, not the data that it would replace. */
export class BackupFault extends StoreFault {
  readonly backup: string;

  constructor(backup: string, { code, message }: StoreFault) {
    super(code, message);
    this.name = 'BackupFault';
    this.backup = backup;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
