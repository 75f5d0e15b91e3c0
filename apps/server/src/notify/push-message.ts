import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { PushKeys } from '@la-stanza/protocol';

const CURVE = 'prime256v1';
const RECORD_SIZE = 4_096;
/** Marks the last record (RFC 8188, section 2). */
const LAST = 2;

function newPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Encrypts a text for one browser (RFC 8291). The key pair and the salt are new for every message. */
export function encryptPush(
  text: string,
  keys: PushKeys,
  pair: ECDH = newPair(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const own = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const key = derive(pair.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(LAST)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(own.length), own, body, cipher.getAuthTag()]);
}
