export { crumbs as default } from '@miaou/crumbs';
