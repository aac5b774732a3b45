/** The rules, for who follows a match without the board. */
export { felix as default } from '@miaou/felix';
