import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `Shows each bot pairs of positions that its seat cannot tell apart and expects the same move in both.

  npm run campaign:honesty --workspace @miaou/bots -- [--pairs 10000]`;

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '10000' }, help: { type: 'boolean', default: false } },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const { status } = spawnSync('vitest', ['run', 'honesty.test.ts', '--testTimeout=0'], {
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
  env: { ...process.env, MIAOU_BOT_PAIRS: values.pairs },
  stdio: 'inherit',
});
process.exit(status ?? 1);
