/** What a narrow screen shows of log and talk. */
export type SideTab = 'log' | 'chat';

/** What lies over the table. */
export type TableDialog = 'menu' | 'keys' | 'report' | undefined;
