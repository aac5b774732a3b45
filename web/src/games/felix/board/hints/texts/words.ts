import type { FelixReason } from '@miaou/bots';
import type { ReasonWords } from '../../../../../hints/hintLines';

/** Why a strong player would do this or that at Felix. */
export type FelixReasons = ReasonWords<FelixReason>;
