import { playSealed } from '@miaou/conformance';
import { gameById } from '@miaou/games';
import type { Game } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { miaou } from '../../testing/miaou.js';

const sealed = playSealed(gameById('felix') as Game, { seats: 4 }, 'verify');
const { proof: _, ...plain } = sealed;

const verified = (...records: readonly object[]) =>
  miaou(['verify', '-'], { input: records.map((record) => `${JSON.stringify(record)}\n`).join('') });

describe('verify', () => {
  it('`miaou verify` says what it proves, and what not, once', async () => {
    const { code, stdout } = await verified(sealed, plain, sealed);
    expect(code).toBe(0);
    expect(stdout.match(/This proves: /g)).toHaveLength(1);
    expect(stdout).toContain('It does not prove that nobody looked or talked');
  });

  it('claims no proof where nothing was sealed, or where there is nothing', async () => {
    expect((await verified(plain)).stdout).toBe('line 1: nothing was sealed; the moves follow the rules\n');
    expect(await verified()).toMatchObject({ code: 0, stdout: 'there is no record in the file\n' });
  });
});
