import { MediaQuery } from 'svelte/reactivity';

/** The side panel that a narrow screen shows. */
export type SideTab = 'log' | 'chat';

/** The dialog over the table. */
export type TableDialog = 'menu' | 'keys' | 'report' | 'reportPerson' | undefined;

/** There is room for a column beside the board. */
export const wideScreen = new MediaQuery('(min-width: 1100px) and (min-height: 560px)');

/** The top bar has room for a notice with its answers, beside the state of the match. */
export const wideBar = new MediaQuery('(min-width: 64rem)');
