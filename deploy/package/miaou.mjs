#!/usr/bin/env node
// Where it is installed, the bundle lies beside it.
await import(new URL('../dist/bundle.js', import.meta.url).href);
