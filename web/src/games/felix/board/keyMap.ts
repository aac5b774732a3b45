import type { KeyLine } from '../../board';
import type { FelixWords } from './texts/words';

export const keyLines = ({ keys }: FelixWords): readonly KeyLine[] => [
  { keys: '1 … 9', does: keys.pick },
  { keys: '← →', does: keys.pickNext },
  { keys: 'Enter', does: keys.lay },
  { keys: 'B', does: keys.bid },
  { keys: '+ −', does: keys.amount },
  { keys: 'P', does: keys.pass },
  { keys: 'O', does: keys.order },
  { keys: 'E', does: keys.history },
];
