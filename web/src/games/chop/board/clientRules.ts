import { chop } from '@miaou/chop';
import { clientRulesOf } from '../../../tableClient/choices';

export const clientRules = clientRulesOf(chop);
