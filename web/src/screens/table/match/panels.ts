/** The side panel that a narrow screen shows. */
export type SideTab = 'log' | 'chat';

/** The dialog over the table. */
export type TableDialog = 'menu' | 'keys' | 'report' | 'reportPerson' | undefined;
