import type { Viewer } from '@miaou/kit';
import type { AnswerMessage, UpdateMessage } from '@miaou/protocol';
import type { Change, Command, CommandId, PersonId, Snapshot, TableId } from '@miaou/table';

/** What a client was shown of a table, in the order in which it came. */
export type Shown =
  | {
      readonly kind: 'update';
      readonly table: TableId;
      readonly as: Viewer;
      readonly n: number;
      readonly changes: readonly Change[];
    }
  | { readonly kind: 'snapshot'; readonly table: TableId; readonly snapshot: Snapshot };

export interface SentCommand {
  readonly table: TableId;
  readonly id: CommandId;
  readonly command: Command;
}

/** Everything that one person sent and got, over all their connections. */
export class History {
  readonly sent = new Map<CommandId, SentCommand>();
  readonly answers = new Map<CommandId, AnswerMessage[]>();
  shown: Shown[] = [];

  /** `isInOrder` is false behind a network that swaps frames, as TCP never does: there what comes late was not sent late. */
  constructor(
    readonly person: PersonId,
    readonly isInOrder = true,
  ) {}

  answered(answer: AnswerMessage): void {
    const known = this.answers.get(answer.answer);
    if (known === undefined) this.answers.set(answer.answer, [answer]);
    else known.push(answer);
  }

  /** The commands that nobody has answered. */
  pending(): SentCommand[] {
    return [...this.sent.values()].filter(({ id }) => !this.answers.has(id));
  }

  countAcknowledged(table: TableId): number {
    const own = [...this.sent.values()].filter((command) => command.table === table);
    return own.filter(({ id }) => this.answers.get(id)?.some((answer) => 'n' in answer) === true).length;
  }

  /** A table that was looked into to its end need not be remembered. */
  forget(table: TableId): void {
    this.shown = this.shown.filter((shown) => shown.table !== table);
    for (const [id, sent] of this.sent) {
      if (sent.table !== table) continue;
      this.sent.delete(id);
      this.answers.delete(id);
    }
  }
}

/** An update's short form written out. */
export const changesIn = ({ events, changes = [] }: UpdateMessage): readonly Change[] =>
  events === undefined ? changes : [{ type: 'events', events }];
