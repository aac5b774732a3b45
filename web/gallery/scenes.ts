import type { Component } from 'svelte';
import { chopScenes } from '../src/boards/chop/scenes';
import { felixScenes } from '../src/boards/felix/scenes';
import { rulesScenes } from '../src/screens/rules/scenes';
import { screenScenes } from '../src/screens/scenes';
import { tableScenes } from '../src/screens/table/scenes';

/** A component with what it is shown: one picture of the gallery. */
export interface Scene {
  readonly name: string;
  readonly open: () => Promise<{
    readonly component: Component<Record<string, unknown>>;
    readonly props: Record<string, unknown>;
  }>;
}

/** Every board registers its scenes here by one line. */
export const SCENES: readonly Scene[] = [
  ...felixScenes,
  ...chopScenes,
  ...rulesScenes,
  ...tableScenes,
  ...screenScenes,
];
