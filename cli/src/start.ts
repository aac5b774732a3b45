import { warmUp } from '@miaou/server';

// The database thread starts while the rest of the program is loaded.
if (process.argv[2] === 'serve') warmUp();

await import('./runProcess.js');
