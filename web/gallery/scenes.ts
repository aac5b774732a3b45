import { chopScenes } from '../src/boards/chop/scenes';
import { felixScenes } from '../src/boards/felix/scenes';
import { rulesScenes } from '../src/screens/rules/scenes';
import { screenScenes } from '../src/screens/scenes';
import { tableScenes } from '../src/screens/table/scenes';
import type { Scene } from './scene';

/** Every board registers its scenes here by one line. */
export const SCENES: readonly Scene[] = [
  ...felixScenes,
  ...chopScenes,
  ...rulesScenes,
  ...tableScenes,
  ...screenScenes,
];
