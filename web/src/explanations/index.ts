export { default } from './PieceTips.svelte';
export { explanationTexts } from './texts/index';
