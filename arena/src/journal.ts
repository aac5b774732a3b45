import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sameJson } from '@miaou/kit';
import type { Block } from './block.js';
import type { Plan } from './plan.js';

/** Why a journal cannot be gone on with. */
export class JournalFault extends Error {}

const readLines = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index, lines) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as unknown];
      } catch {
        // Whoever was killed while writing left half a line at the end; what it told is simply played again.
        if (index >= lines.length - 2) return [];
        throw new JournalFault(`${path}: line ${index + 1} cannot be read`);
      }
    });

/** The seed of the tournament that a journal is of: whoever goes on with it need not repeat it. */
export const seedInJournal = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined;
  const [head] = readLines(path) as { readonly plan?: Partial<Plan> }[];
  return head?.plan?.seed;
};

/** Keeps every finished deal in a file, so that a tournament that was broken off goes on where it was. */
export class Journal {
  private constructor(
    private readonly path: string | undefined,
    readonly blocks: Block[],
  ) {}

  /** Without a path nothing is kept. Throws for the journal of another plan. */
  static open(path: string | undefined, plan: Plan): Journal {
    if (path === undefined) return new Journal(undefined, []);
    if (!existsSync(path)) {
      writeFileSync(path, `${JSON.stringify({ arena: 1, plan })}\n`);
      return new Journal(path, []);
    }
    const [head, ...blocks] = readLines(path);
    const kept: unknown = (head as { plan?: unknown } | undefined)?.plan;
    if (!sameJson(kept, plan)) throw new JournalFault(`${path} is the journal of another tournament`);
    // The half line is cut off, or the next one would be glued to it.
    writeFileSync(path, [head, ...blocks].map((line) => `${JSON.stringify(line)}\n`).join(''));
    return new Journal(path, blocks as Block[]);
  }

  add(block: Block): void {
    this.blocks.push(block);
    if (this.path !== undefined) appendFileSync(this.path, `${JSON.stringify(block)}\n`);
  }
}
