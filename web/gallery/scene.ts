import type { Component } from 'svelte';

/** A component with what it is shown: one picture of the gallery. */
export interface Scene {
  readonly name: string;
  readonly open: () => Promise<{
    readonly component: Component<Record<string, unknown>>;
    readonly props: Record<string, unknown>;
  }>;
}
