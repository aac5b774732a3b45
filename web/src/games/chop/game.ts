export { chop as default } from '@miaou/chop';
