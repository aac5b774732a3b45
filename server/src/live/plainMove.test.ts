import { clientMessageSchemas } from '@miaou/protocol';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { plainMove } from './plainMove.js';

const MOVE = {
  type: 'command',
  table: 'AAAAAAAAAAAAAAAAAAAAAA',
  id: 'c1',
  seen: 3,
  command: { type: 'move', move: { type: 'bid', amount: 4 } },
};

/** Whatever might stand where something else should. */
const odd = fc.oneof(
  fc.constantFrom('', 'c2', 'move', 'command', 'AAAAAAAAAAAAAAAAAAAAA!', 'A'.repeat(65), null, true, -1, 0.5, 2 ** 60),
  fc.jsonValue({ maxDepth: 2 }),
);

const changed = fc
  .record({
    whole: fc.dictionary(fc.constantFrom(...Object.keys(MOVE), '__proto__', 'extra'), odd, { maxKeys: 2 }),
    command: fc.option(fc.dictionary(fc.constantFrom('type', 'move', 'extra'), odd, { maxKeys: 2 })),
  })
  .map(({ whole, command }) => ({ ...MOVE, command: { ...MOVE.command, ...command }, ...whole }));

describe('a move read by hand', () => {
  it('is read as the schema reads it', () => {
    expect(plainMove(MOVE)).toEqual(safeParse(clientMessageSchemas.command, MOVE).output);
  });

  it('is never what the schema refuses, and never something else', () => {
    fc.assert(
      fc.property(changed, (raw) => {
        const message = plainMove(raw);
        const parsed = safeParse(clientMessageSchemas.command, raw);
        if (message !== undefined) expect(parsed).toMatchObject({ success: true, output: message });
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a field too many', { ...MOVE, extra: 1 }],
    ['another command', { ...MOVE, command: { type: 'roll' } }],
    ['a number that was never given', { ...MOVE, seen: -1 }],
    ['a list for a move', { ...MOVE, command: { type: 'move', move: [] } }],
  ])('is left to the schemas with %s', (_what, raw) => {
    expect(plainMove(raw)).toBeUndefined();
  });
});
