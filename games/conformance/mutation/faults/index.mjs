import { CHOP_FAULTS } from './chop.mjs';
import { FELIX_FAULTS } from './felix.mjs';
import { KIT_FAULTS } from './kit.mjs';

export const FAULTS = [...FELIX_FAULTS, ...CHOP_FAULTS, ...KIT_FAULTS];
