/** Every user of the machine can see the arguments of a process, so a token may come from this variable instead. */
export const TOKEN_VARIABLE = 'MIAOU_TOKEN';
