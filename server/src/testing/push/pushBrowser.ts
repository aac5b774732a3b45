import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from '../../store/pushSubscriptions.js';

const SALT_BYTES = 16;
/** Salt, size of a record, length of the key's name. */
const HEAD_BYTES = 21;
const TAG_BYTES = 16;
/** Stands after the text of a last record. */
const END_OF_TEXT = 2;

const derive = (key: Buffer, salt: Buffer, purpose: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, bytes));

const named = (name: string): Buffer => Buffer.from(`${name}\0`);

/** A browser's end of a subscription: the only one that can open what is sent to it (RFC 8291). */
export class PushBrowser {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey: Buffer;

  constructor() {
    this.#publicKey = this.#pair.generateKeys();
  }

  get keys(): PushSubscription['keys'] {
    return { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  open(body: Buffer): unknown {
    const salt = body.subarray(0, SALT_BYTES);
    const textAt = HEAD_BYTES + body.readUInt8(HEAD_BYTES - 1);
    const key = this.#keyFor(body.subarray(HEAD_BYTES, textAt));
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, named('Content-Encoding: aes128gcm'), 16),
      derive(key, salt, named('Content-Encoding: nonce'), 12),
    );
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(body.subarray(textAt, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(END_OF_TEXT)).toString());
  }

  #keyFor(sender: Buffer): Buffer {
    const purpose = Buffer.concat([named('WebPush: info'), this.#publicKey, sender]);
    return derive(this.#pair.computeSecret(sender), this.#auth, purpose, 32);
  }
}
