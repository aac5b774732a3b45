import { warmUp } from '@miaou/server';

// Before anything else is read, so that the thread starts beside it.
if (process.argv[2] === 'serve') warmUp();

await import('./run.js');
