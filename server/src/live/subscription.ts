import type { Viewer } from '@miaou/kit';
import type { Following } from '@miaou/protocol';
import type { TableId } from '@miaou/table';
import type { Connection } from './connection.js';

/** One connection that follows one table as one audience. */
export interface Subscription {
  readonly connection: Connection;
  readonly table: TableId;
  /** The table's number on this connection. */
  readonly on: number;
  readonly follow: Following;
  audience: Viewer;
  /** Updates were held back: the next thing this subscription gets is a snapshot. */
  isBehind: boolean;
}
