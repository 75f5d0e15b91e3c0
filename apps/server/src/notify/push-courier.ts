import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { Channel, Courier, Letter } from './courier.ts';
import { encryptPush } from './push-message.ts';

const HALF_A_DAY = 43_200;
const PATIENCE = 10_000;
/** What a push service answers when a subscription has ended. */
const ENDED = new Set([404, 410]);

/** The pair of keys by which push services know this server (RFC 8292). */
export interface PushPair {
  /** The public key as browsers want it, in base64url. */
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

/** Whether an address belongs to one of the services: nobody may send this server anywhere else. */
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

/** Push to browsers: the letter travels encrypted, and the page puts it into words. */
export class PushCourier implements Courier {
  readonly #pair: PushPair;
  readonly #contact: string;

  constructor(pair: PushPair, contact: string) {
    this.#pair = pair;
    this.#contact = contact;
  }

  async deliver({ address, keys, language }: Channel, letter: Letter): Promise<'delivered' | 'gone'> {
    if (keys === null) return 'gone';
    // codes and digests are for mailboxes
    if (letter.kind === 'confirm' || letter.kind === 'digest') return 'delivered';
    const { kind, game } = letter;
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `vapid t=${this.#token(new URL(address).origin)}, k=${this.#pair.shown}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(HALF_A_DAY),
        // a newer one about the same game takes the place of one that is still on its way
        topic: game.replaceAll('-', ''),
      },
      body: new Uint8Array(encryptPush(JSON.stringify({ kind, game, language }), keys)),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
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
