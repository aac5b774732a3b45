import type { KeyLine } from '../../board';
import type { ChopWords } from './texts/words';

export const keyLines = ({ keys }: ChopWords): readonly KeyLine[] => [
  { keys: '← ↑ → ↓', does: keys.arrows },
  { keys: 'N', does: keys.target },
  { keys: 'Enter', does: keys.enter },
  { keys: '1 2 3 4', does: keys.mouse },
  { keys: 'R', does: keys.roll },
  { keys: 'D', does: keys.danger },
  { keys: 'L', does: keys.list },
  { keys: 'P', does: keys.point },
  { keys: 'Esc', does: keys.escape },
];
