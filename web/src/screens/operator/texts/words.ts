/** How long a sanction can be imposed for. */
export type Term = 'hour' | 'day' | 'week' | 'forGood';

/** The words of the operator's page. */
export interface OperatorWords {
  readonly title: string;
  readonly secret: string;
  readonly secretHint: string;
  readonly enter: string;
  readonly wrongSecret: string;
  readonly leave: string;
  readonly again: string;
  readonly status: string;
  readonly uptime: string;
  readonly hours: (hours: number) => string;
  readonly connections: string;
  readonly tablesInMemory: string;
  readonly damagedTables: string;
  readonly figures: string;
  readonly tables: string;
  readonly noTables: string;
  readonly entries: (count: number) => string;
  readonly next: string;
  readonly first: string;
  readonly close: string;
  readonly closeSure: string;
  readonly closeMeans: string;
  readonly people: string;
  readonly personId: string;
  readonly look: string;
  readonly nobody: string;
  readonly connected: string;
  readonly away: string;
  readonly signIns: (count: number) => string;
  readonly logOut: string;
  readonly loggedOut: string;
  readonly silence: string;
  readonly ban: string;
  readonly term: string;
  readonly terms: Readonly<Record<Term, string>>;
  readonly note: string;
  readonly network: string;
  readonly networkHint: string;
  readonly banNetwork: string;
  readonly sanctions: string;
  readonly noSanctions: string;
  readonly kinds: Readonly<Record<'silence' | 'ban', string>>;
  readonly until: (moment: string) => string;
  readonly lift: string;
  readonly reports: string;
  readonly noReports: string;
  readonly done: string;
  readonly isDone: string;
  readonly older: string;
}
