import { FELIX_FAULTS } from './felix.mjs';
import { KIT_FAULTS } from './kit.mjs';

export const FAULTS = [...FELIX_FAULTS, ...KIT_FAULTS];
