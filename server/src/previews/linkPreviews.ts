import type { IncomingMessage } from 'node:http';
import type { Seat } from '@miaou/kit';
import { tableIdSchema } from '@miaou/protocol';
import { playersAt, type Table, type TableId } from '@miaou/table';
import { safeParse } from 'valibot';
import type { Archive } from '../store/archive.js';
import type { Tables } from '../tables/tables.js';
import { type PlayedMatch, type Preview, previewOf } from './preview.js';
import { type Language, languageFor, WORDS } from './words.js';

export interface PreviewServices {
  readonly tables: Pick<Tables, 'find'>;
  readonly archive: Pick<Archive, 'find'>;
  /** Milliseconds that are never set back. */
  readonly elapsed: () => number;
  /** Whether one more may be made for this address now. */
  readonly mayAsk: (request: IncomingMessage) => boolean;
  readonly failed: (error: unknown) => void;
}

interface Kept {
  readonly at: number;
  readonly preview: Promise<Preview | undefined>;
}

/** A link in a busy chat is asked for by many at once. */
const KEPT_MILLISECONDS = 10_000;
const MOST_KEPT = 500;

/** `/t/<table>`, with `/m/<match>/…` for a replay or `/r/<match>/…` for a review. */
const PLACE = /^\/t\/([^/]+)(?:\/[mr]\/([1-9]\d{0,5})(?:\/|$))?/;

/** A browser that follows a link says so, and needs no preview: it waits for nothing. */
const isVisit = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-mode'] === 'navigate';

/** Previews of links to tables and matches, for programs that show them without running the page. */
export class LinkPreviews {
  readonly #services: PreviewServices;
  readonly #kept = new Map<string, Kept>();

  constructor(services: PreviewServices) {
    this.#services = services;
  }

  /** Undefined where the link has none of its own, at once for visits. Never rejects: without a preview the page is the same. */
  find(request: IncomingMessage): Promise<Preview | undefined> | undefined {
    const [path = '', query = ''] = (request.url ?? '/').split('?', 2);
    const [, tableText, match] = PLACE.exec(path) ?? [];
    const table = safeParse(tableIdSchema, tableText);
    if (isVisit(request) || !table.success) return undefined;
    const language = languageFor(new URLSearchParams(query).get('lang'), request.headers['accept-language']);
    const key = `${table.output} ${match ?? ''} ${language}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined && this.#services.elapsed() - kept.at < KEPT_MILLISECONDS) return kept.preview;
    if (!this.#services.mayAsk(request)) return undefined;
    return this.#keep(key, this.#make(table.output, match === undefined ? undefined : Number(match), language));
  }

  #keep(key: string, made: Promise<Preview | undefined>): Promise<Preview | undefined> {
    const preview = made.catch((error: unknown) => {
      this.#services.failed(error);
      return undefined;
    });
    this.#kept.delete(key);
    this.#kept.set(key, { at: this.#services.elapsed(), preview });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return preview;
  }

  async #make(id: TableId, match: number | undefined, language: Language): Promise<Preview | undefined> {
    const hosted = await this.#services.tables.find(id);
    if (hosted === undefined) return undefined;
    const { table } = hosted.host;
    const newest = table.stage === 'over' ? table.matchesPlayed : undefined;
    const wanted = match ?? newest;
    const played = wanted === undefined ? undefined : await this.#played(table, wanted);
    return previewOf(table, played, WORDS[language]);
  }

  /** Only finished matches are in the archive. */
  async #played(table: Table, match: number): Promise<PlayedMatch | undefined> {
    const found = await this.#services.archive.find(table.id, match);
    if (found === undefined) return undefined;
    const { result } = JSON.parse(found.record) as { readonly result?: { readonly winners: readonly Seat[] } };
    return result === undefined ? undefined : { winners: result.winners, players: found.players ?? playersAt(table) };
  }
}
