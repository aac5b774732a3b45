import type { ReportReason } from '@miaou/protocol';
import type { PersonId, Saying, Stage, TableId } from '@miaou/table';
import { ask, type Reply } from '../../online/api';

const STORED = 'miaou.operator';

/** Kept for this tab alone: whoever opens the browser tomorrow is asked again. */
export const storedSecret = (): string => sessionStorage.getItem(STORED) ?? '';

export const storeSecret = (secret: string): void => {
  if (secret === '') sessionStorage.removeItem(STORED);
  else sessionStorage.setItem(STORED, secret);
};

export interface ServerStatus {
  readonly counts: Readonly<Record<string, number>>;
  readonly gauges: Readonly<Record<string, number>>;
  /** Seconds. */
  readonly uptime: number;
}

export interface ListedTable {
  readonly table: TableId;
  readonly head: number;
  readonly stage: Stage;
  readonly people: readonly PersonId[];
  readonly updatedAt: number;
}

export interface Sanction {
  readonly id: string;
  readonly kind: 'silence' | 'ban';
  readonly person?: PersonId;
  readonly network?: string;
  readonly until: number | null;
  readonly note: string;
}

export type NewSanction = Omit<Sanction, 'id' | 'person'> & { readonly person?: string };

export interface FoundPerson {
  readonly person: { readonly id: PersonId; readonly name: string; readonly isConnected: boolean };
  readonly signIns: number;
  readonly sanctions: readonly Sanction[];
}

export interface Report {
  readonly number: number;
  readonly at: number;
  readonly reporter: PersonId;
  readonly person: PersonId;
  readonly name: string;
  readonly table: TableId;
  readonly reason: ReportReason;
  readonly text: string;
  readonly chat: readonly { readonly at: number; readonly name: string; readonly saying: Saying }[];
  readonly doneAt: number | null;
}

/** What the operator can ask of the server, with the secret that proves it. */
export class OperatorApi {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  status(): Promise<Reply<ServerStatus>> {
    return this.#ask('GET', 'status');
  }

  tables(after: TableId | undefined): Promise<Reply<{ readonly tables: readonly ListedTable[] }>> {
    return this.#ask('GET', after === undefined ? 'tables' : `tables/after/${after}`);
  }

  closeTable(table: TableId): Promise<Reply<unknown>> {
    return this.#ask('POST', `tables/${table}/close`);
  }

  person(id: string): Promise<Reply<FoundPerson>> {
    return this.#ask('GET', `people/${encodeURIComponent(id)}`);
  }

  logOut(id: PersonId): Promise<Reply<unknown>> {
    return this.#ask('POST', `people/${id}/logout-everywhere`);
  }

  exportData(id: PersonId): Promise<Reply<object>> {
    return this.#ask('GET', `people/${id}/export`);
  }

  erase(id: PersonId): Promise<Reply<unknown>> {
    return this.#ask('DELETE', `people/${id}`);
  }

  sanctions(): Promise<Reply<{ readonly sanctions: readonly Sanction[] }>> {
    return this.#ask('GET', 'sanctions');
  }

  impose(sanction: NewSanction): Promise<Reply<unknown>> {
    return this.#ask('POST', 'sanctions', sanction);
  }

  lift(id: string): Promise<Reply<unknown>> {
    return this.#ask('DELETE', `sanctions/${id}`);
  }

  reports(before: number | undefined): Promise<Reply<{ readonly reports: readonly Report[] }>> {
    return this.#ask('GET', before === undefined ? 'reports' : `reports/before/${before}`);
  }

  finishReport(number: number): Promise<Reply<unknown>> {
    return this.#ask('POST', `reports/${number}/done`);
  }

  #ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Reply<T>> {
    return ask(method, `/api/admin/${path}`, body, this.#secret);
  }
}
