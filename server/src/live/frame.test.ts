import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Receiver } from 'ws';
import { textFrame } from './frame.js';

/** What another reader of the protocol makes of some frames. */
const heard = (frames: Buffer): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const messages: string[] = [];
    const wire = new PassThrough();
    const receiver = new Receiver({ isServer: false, allowSynchronousEvents: true });
    receiver.on('message', (bytes: Buffer, isBinary: boolean) => messages.push(`${isBinary}:${bytes.toString()}`));
    receiver.on('error', reject);
    receiver.on('finish', () => resolve(messages));
    wire.pipe(receiver);
    wire.end(frames);
  });

describe('a text frame', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536])('of %i letters is read as it was written', async (length) => {
    const text = 'x'.repeat(length);
    expect(await heard(textFrame(text))).toEqual([`false:${text}`]);
  });

  it('counts bytes, not letters', async () => {
    const text = 'é猫🐈'.repeat(20);
    expect(await heard(Buffer.concat([textFrame(text), textFrame('after')]))).toEqual([`false:${text}`, 'false:after']);
  });
});
