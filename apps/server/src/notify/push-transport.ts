import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { Channel, Transport, Notification } from './transport.ts';
import { encryptPush } from './push-message.ts';

const HALF_A_DAY = 43_200;
const TIMEOUT = 10_000;
/** Status codes of a push service for an expired subscription. */
const ENDED = new Set([404, 410]);

/** The key pair that identifies this server to push services (RFC 8292). */
export interface PushPair {
  /** The public key in base64url, as browsers expect it. */
  readonly shown: string;
  readonly secret: KeyObject;
}

/** Reads `public.private`, both in base64url. */
export function readPushPair(text: string): PushPair {
  const [shown = '', d = ''] = text.split('.');
  const point = Buffer.from(shown, 'base64url');
  if (point.length !== 65) throw new Error('STANZA_PUSH_KEYS cannot be used: it is not a pair of push keys.');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  return { shown, secret: createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' }) };
}

/** Whether an address belongs to a configured push service: the server requests no other address. */
export function isPushService(address: string, services: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return services.split(',').some((service) => {
    const [scheme, name = ''] = service.split('//');
    if (scheme !== protocol) return false;
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  });
}

/** Sends encrypted pushes to browsers; the client turns them into sentences. */
export class PushTransport implements Transport {
  readonly #pair: PushPair;
  readonly #contact: string;

  constructor(pair: PushPair, contact: string) {
    this.#pair = pair;
    this.#contact = contact;
  }

  async deliver({ address, keys, language }: Channel, notification: Notification): Promise<'delivered' | 'gone'> {
    if (keys === null) return 'gone';
    // codes and digests are for mailboxes only
    if (notification.kind === 'confirm' || notification.kind === 'digest') return 'delivered';
    const { kind, game } = notification;
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `vapid t=${this.#token(new URL(address).origin)}, k=${this.#pair.shown}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(HALF_A_DAY),
        // a newer push about the same game replaces one not yet delivered
        topic: game.replaceAll('-', ''),
      },
      body: new Uint8Array(encryptPush(JSON.stringify({ kind, game, language }), keys)),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    if (ENDED.has(response.status)) return 'gone';
    if (!response.ok) throw new Error(`the push service answered ${response.status}`);
    return 'delivered';
  }

  #token(audience: string): string {
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const expiry = Math.floor(Date.now() / 1_000) + HALF_A_DAY;
    const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({ aud: audience, exp: expiry, sub: this.#contact })}`;
    const proof = sign('sha256', Buffer.from(text), { key: this.#pair.secret, dsaEncoding: 'ieee-p1363' });
    return `${text}.${proof.toString('base64url')}`;
  }
}
