export { felix as default } from '@miaou/felix';
