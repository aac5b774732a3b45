import type { Component } from 'svelte';

/** A component with its props. */
export interface SceneContent {
  readonly component: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

/** One picture of the gallery. */
export interface Scene {
  readonly name: string;
  readonly open: () => Promise<SceneContent>;
}
