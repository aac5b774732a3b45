/** One step forward in the form of the storage. Steps are never changed after a release and never taken back. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sqlite: string;
  readonly postgres: string;
}
