/** Tokens on a command line are seen by everybody on the machine: they may come from here instead. */
export const TOKEN_VARIABLE = 'MIAOU_TOKEN';
