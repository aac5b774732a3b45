import type { Plugin } from 'vite';

/**
 * What Svelte leaves open and this page settles: nothing was drawn by a server before, no component is of the older kind, nothing is being
 * tried out. Svelte keeps all that behind variables which stay false here; the bundler cannot see that they do, and would ship the code
 * behind them. An export that a new Svelte adds, or a component that wants one of these after all, fails the build.
 */
const SETTLED: readonly (readonly [path: string, code: string])[] = [
  [
    '/svelte/src/internal/client/dom/hydration.js',
    `export const hydrating = false;
    export const hydrate_node = undefined;
    export const set_hydrating = () => {};
    export const set_hydrate_node = () => {};
    export const hydrate_next = () => {};
    export const hydrate_template = () => {};
    export const read_hydration_instruction = () => {};
    export const skip_nodes = () => {};
    export const reset = () => {};
    export const next = () => {};`,
  ],
  [
    '/svelte/src/internal/flags/index.js',
    `export const async_mode_flag = false;
    export const legacy_mode_flag = false;
    export const tracing_mode_flag = false;`,
  ],
];

const settled: Plugin = {
  name: 'settled-svelte',
  enforce: 'pre',
  apply: 'build',
  load: (id) => SETTLED.find(([path]) => id.endsWith(path))?.[1],
};

/** Lines of a compiled component that call what does nothing now. */
const IDLE_CALL = /^\s*\$\.(?:next|reset)\(\w*\);$/gm;

const withoutIdleCalls: Plugin = {
  name: 'without-idle-calls',
  enforce: 'post',
  apply: 'build',
  transform: { filter: { id: /\.svelte$/ }, handler: (code) => ({ code: code.replace(IDLE_CALL, ''), map: null }) },
};

export const settledSvelte: readonly Plugin[] = [settled, withoutIdleCalls];
