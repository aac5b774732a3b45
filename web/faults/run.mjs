import { catchFaults } from '../../games/conformance/mutation/catchFaults.mjs';
import { FAULTS } from './faults.mjs';

await catchFaults(FAULTS, process.argv[2] ?? '');
