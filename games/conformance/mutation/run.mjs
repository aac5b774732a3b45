import { catchFaults } from './catchFaults.mjs';
import { FAULTS } from './faults/index.mjs';

await catchFaults(FAULTS, process.argv[2] ?? '');
