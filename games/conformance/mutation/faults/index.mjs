import { GAME_FAULTS } from './games.mjs';
import { KIT_FAULTS } from './kit.mjs';

export const FAULTS = [...GAME_FAULTS, ...KIT_FAULTS];
