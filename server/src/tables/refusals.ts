import type { Refusal } from '@miaou/kit';
import type { Request } from '@miaou/table';

interface Remembered {
  readonly digest: string;
  readonly refusal: Refusal;
}

const REMEMBERED = 64;

const keyOf = ({ person, id }: Request): string => `${person} ${id}`;

/**
 * The newest refusals of a table. A command that is sent again because its answer was lost gets the same answer, though the table has
 * moved on since: else its sender could be told that it was refused, and the others see it done.
 */
export class Refusals {
  private readonly newest = new Map<string, Remembered>();

  recall(request: Request): Refusal | undefined {
    if (this.newest.size === 0) return undefined;
    const known = this.newest.get(keyOf(request));
    return known?.digest === request.digest ? known.refusal : undefined;
  }

  remember(request: Request, refusal: Refusal): void {
    this.newest.set(keyOf(request), { digest: request.digest, refusal });
    for (const oldest of this.newest.keys()) {
      if (this.newest.size <= REMEMBERED) return;
      this.newest.delete(oldest);
    }
  }
}
