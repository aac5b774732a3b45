#!/usr/bin/env node
await import('../dist/bundle.js');
