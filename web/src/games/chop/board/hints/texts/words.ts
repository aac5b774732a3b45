import type { ChopReason } from '@miaou/bots';
import type { ReasonWords } from '../../../../../hints/hintLines';

/** Why a strong player would do this or that at Chop. */
export type ChopReasons = ReasonWords<ChopReason>;
