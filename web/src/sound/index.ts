import { preferences } from '../preferences/preferences.svelte';
import { Player } from './player';

/** The page's one player of sounds. */
export const player = new Player(() => preferences.chosen);
