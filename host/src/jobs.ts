import type { Refusal } from '@miaou/kit';
import type { CommandMark, Request, SystemCommand, Table } from '@miaou/table';
import type { CommandAnswer } from './ports.js';

export type Reply = (answer: CommandAnswer) => void;

/** Called once for a command that would make an entry: pays its price, or says why it is refused all the same. */
export type Charge = (table: Table) => Refusal | undefined;

export interface RequestJob {
  readonly kind: 'request';
  readonly request: Request;
  /** Undefined where the command costs nothing, or has been paid for. */
  charge: Charge | undefined;
  readonly reply: Reply;
  /** Set when it was refused once and other writers' entries were read since. */
  readonly isAtHead?: boolean;
}

export type CommandJob =
  | RequestJob
  | { readonly kind: 'system'; readonly command: SystemCommand; readonly reply: Reply };

export type Job =
  | CommandJob
  | { readonly kind: 'read'; readonly read: (table: Table) => void; readonly lost: () => void }
  | { readonly kind: 'catchUp'; head: number };

export const STORAGE_FAILED: CommandAnswer = { refusal: { code: 'storage-failed' } };

/** Nothing is known of what it asked for. */
export const fail = (job: Job): void => {
  if (job.kind === 'read') job.lost();
  else if (job.kind !== 'catchUp') job.reply(STORAGE_FAILED);
};

export const markOf = (job: CommandJob): { command?: CommandMark } =>
  job.kind === 'system'
    ? {}
    : { command: { person: job.request.person, id: job.request.id, digest: job.request.digest } };
