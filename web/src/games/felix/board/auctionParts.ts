/** What a board shows only from the first auction on. */
export { default as Auction } from './Auction.svelte';
export { default as OrderLine } from './OrderLine.svelte';
