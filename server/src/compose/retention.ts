import type { PersonId, TableId } from '@miaou/table';
import { SECRET_LASTS } from '../people/identity.js';
import type { Config } from '../settings.js';
import type { Deletions } from '../store/deletions.js';

const DAY = 24 * 60 * 60 * 1000;

/** How many rows one sweep looks at, and how many it deletes at most: few enough that no command waits noticeably. */
const ROWS_AT_ONCE = 200;
const ENTRIES_AT_ONCE = 2000;
const LINES_AT_ONCE = 500;

type KeepDays = Pick<Config, 'keepUnstartedDays' | 'keepFinishedDays' | 'keepChatDays' | 'keepGuestsDays'>;

export interface RetentionServices {
  readonly config: KeepDays;
  readonly deletions: Deletions;
  readonly now: () => number;
  /** A table is gone from the store and must leave memory. */
  readonly tableDeleted: (table: TableId) => void;
  readonly guestDeleted: (person: PersonId) => void;
}

/** Deletes what is older than the operator wants to keep, a slice of each kind at a time. */
export class Retention {
  readonly #services: RetentionServices;
  #nextTable: string | undefined;
  #nextGuest: string | undefined;

  constructor(services: RetentionServices) {
    this.#services = services;
  }

  /** To be called again and again: each call goes on where the one before stopped. */
  async sweep(): Promise<void> {
    await this.#sweepTables();
    await this.#services.deletions.deleteEntries(ENTRIES_AT_ONCE);
    await this.#sweepChat();
    await this.#sweepGuests();
  }

  /** The moment before which things are too old; undefined if they are kept for ever. */
  #before(days: number): number | undefined {
    return days === 0 ? undefined : this.#services.now() - days * DAY;
  }

  async #sweepTables(): Promise<void> {
    const { config, deletions, tableDeleted } = this.#services;
    const unstartedBefore = this.#before(config.keepUnstartedDays);
    const finishedBefore = this.#before(config.keepFinishedDays);
    if (unstartedBefore === undefined && finishedBefore === undefined) return;
    const ages = { unstartedBefore, finishedBefore };
    const { deleted, next } = await deletions.deleteOldTables(this.#nextTable, ROWS_AT_ONCE, ages);
    this.#nextTable = next;
    for (const table of deleted) tableDeleted(table);
  }

  async #sweepChat(): Promise<void> {
    const before = this.#before(this.#services.config.keepChatDays);
    if (before !== undefined) await this.#services.deletions.deleteOldChat(before, LINES_AT_ONCE);
  }

  /** A cookie is renewed whenever the page is opened, so its end tells when that was. */
  async #sweepGuests(): Promise<void> {
    const { config, deletions, guestDeleted } = this.#services;
    const before = this.#before(config.keepGuestsDays);
    if (before === undefined) return;
    const ages = { cookiesEndBefore: before + SECRET_LASTS };
    const { deleted, next } = await deletions.deleteOldGuests(this.#nextGuest, ROWS_AT_ONCE, ages);
    this.#nextGuest = next;
    for (const person of deleted) guestDeleted(person);
  }
}
