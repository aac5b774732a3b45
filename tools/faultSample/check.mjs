// Plants the sample of faults in the rules, the server and the page: together, since a copy of the repository and the start of a test runner in
// it take longer than most faults do.
import { catchFaults } from '../../games/conformance/mutation/catchFaults.mjs';
import { FAULTS as RULES_FAULTS } from '../../games/conformance/mutation/faults/index.mjs';
import { FAULTS as SERVER_FAULTS } from '../../server/proof/faults/faults.mjs';
import { FAULTS as PAGE_FAULTS } from '../../web/faults/faults.mjs';

await catchFaults([...RULES_FAULTS, ...SERVER_FAULTS, ...PAGE_FAULTS], '');
