import { LIMITS } from '@miaou/protocol';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from './recording';

describe('a recorded meow', () => {
  it('a recorded meow comes out of a message as it went in', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    expect(new Uint8Array(await fromBase64(toBase64(bytes)).arrayBuffer())).toEqual(bytes);
  });

  it('a recorded meow fits into one frame with what is around it', () => {
    const around = JSON.stringify({ type: 'recording', table: 't'.repeat(22), audio: '' }).length;
    expect(LIMITS.recordingLetters + around).toBeLessThan(LIMITS.frameBytes);
  });
});
