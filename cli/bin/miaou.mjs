#!/usr/bin/env node
import { buildIfStale } from './build.mjs';

if (buildIfStale()) await import('../dist/start.js');
else process.exitCode = 70;
