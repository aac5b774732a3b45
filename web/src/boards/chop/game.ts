/** The rules, for who follows a match without the board. */
export { chop as default } from '@miaou/chop';
