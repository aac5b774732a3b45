import { removeStaleCopies } from './staleOutputs.mjs';

for (const component of removeStaleCopies('web')) console.log(`forgets ${component}, which is gone`);
