import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sameJson } from '@miaou/kit';
import type { Block } from './block.js';
import type { Plan } from './plan.js';

/** Why a tournament cannot continue from a journal. */
export class JournalFault extends Error {}

/** Changes when a plan gives other matches than before: those of two versions must not be mixed. */
const VERSION = 2;

const readLines = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index, lines) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as unknown];
      } catch {
        // A process killed while writing leaves half a line at the end; that deal is played again.
        if (index >= lines.length - 2) return [];
        throw new JournalFault(`${path}: line ${index + 1} cannot be read`);
      }
    });

/** The seed of a journal's tournament, so that continuing it does not require the seed. */
export const seedInJournal = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined;
  const [head] = readLines(path) as { readonly plan?: Partial<Plan> }[];
  return head?.plan?.seed;
};

/** Writes every finished deal to a file, so that an interrupted tournament can continue. */
export class Journal {
  readonly blocks: Block[];
  readonly #path: string | undefined;

  private constructor(path: string | undefined, blocks: Block[]) {
    this.#path = path;
    this.blocks = blocks;
  }

  /** Without a path nothing is written. Throws for the journal of another plan. */
  static open(path: string | undefined, plan: Plan): Journal {
    if (path === undefined) return new Journal(undefined, []);
    if (!existsSync(path)) {
      writeFileSync(path, `${JSON.stringify({ arena: VERSION, plan })}\n`);
      return new Journal(path, []);
    }
    const [head, ...blocks] = readLines(path);
    if (!sameJson(head, { arena: VERSION, plan }))
      throw new JournalFault(`${path} is the journal of another tournament`);
    // Removes a half line, else the next line would be appended to it.
    writeFileSync(path, [head, ...blocks].map((line) => `${JSON.stringify(line)}\n`).join(''));
    return new Journal(path, blocks as Block[]);
  }

  add(block: Block): void {
    this.blocks.push(block);
    if (this.#path !== undefined) appendFileSync(this.#path, `${JSON.stringify(block)}\n`);
  }
}
