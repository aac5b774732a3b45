import type { Refusal } from '@miaou/kit';
import { type ByCommand, type Request, rememberFor, type Table } from '@miaou/table';

interface RefusedRequest {
  readonly digest: string;
  readonly refusal: Refusal;
}

/**
 * The newest refusals of each person at a table. A command that is sent again because its answer was lost gets the same answer, even if
 * the table has changed since: otherwise its sender could be told that it was refused while the others see it done.
 */
export class RecentRefusals {
  readonly #newest: ByCommand<RefusedRequest> = new Map();

  recall({ person, id, digest }: Request): Refusal | undefined {
    const known = this.#newest.get(person)?.get(id);
    return known?.digest === digest ? known.refusal : undefined;
  }

  remember(table: Table, request: Request, refusal: Refusal): void {
    rememberFor(table, this.#newest, request, { digest: request.digest, refusal });
  }
}
