import type { Viewer } from '@miaou/kit';
import type { Following } from '@miaou/protocol';
import { legalFor, type Table } from '@miaou/table';
import { viewHash } from './updateText.js';

/** Every so many updates the view's hash goes along. Hashing each one would cost more than the rules do. */
const HASH_EVERY = 32;

const viewOf = (table: Table, audience: Viewer): unknown => table.match?.position.view(audience) ?? null;

/** What a follower by whole views gets beyond the changes: all that it needs to decide, in words of the game alone. */
const wholeView = (table: Table, audience: Viewer): string => {
  const legal = legalFor(table, audience);
  const view = `"view":${JSON.stringify(viewOf(table, audience))},`;
  return legal === undefined ? view : `${view}"legal":${JSON.stringify(legal)},`;
};

/** What goes along with one update, made once for each audience and way to follow. */
export class Extras {
  /** Most updates have nothing to go along with them. */
  private texts: Map<string, string> | undefined;

  constructor(private readonly table: Table) {}

  for(audience: Viewer, follow: Following, n: number): string {
    if (follow === 'views') return this.remembered(`view ${audience}`, audience, wholeView);
    return n % HASH_EVERY === 0 ? this.remembered(`hash ${audience}`, audience, hashText) : '';
  }

  private remembered(key: string, audience: Viewer, make: (table: Table, audience: Viewer) => string): string {
    this.texts ??= new Map();
    const known = this.texts.get(key);
    if (known !== undefined) return known;
    const made = make(this.table, audience);
    this.texts.set(key, made);
    return made;
  }
}

const hashText = (table: Table, audience: Viewer): string => `"hash":"${viewHash(viewOf(table, audience))}",`;
