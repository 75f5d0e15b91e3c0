import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Mailbox } from '../../apps/server/test/kit/mailbox.ts';

/** A browser as a push service sees it. */
export class Subscriber {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly #pair = createECDH('prime256v1');

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.keys = { p256dh: this.#pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  }

  /** Decrypts a push for this browser (RFC 8291). */
  read(message: Buffer): string {
    const [salt, length] = [message.subarray(0, 16), message[20] ?? 0];
    const theirs = message.subarray(21, 21 + length);
    const [own, auth] = [this.#pair.getPublicKey(), Buffer.from(this.keys.auth, 'base64url')];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
    const derive = (key: Buffer, by: Buffer, about: Buffer | string, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, by, about, size));
    const key = derive(this.#pair.computeSecret(theirs), auth, info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(key, salt, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(message.subarray(-16));
    const text = Buffer.concat([cipher.update(message.subarray(21 + length, -16)), cipher.final()]);
    // the last byte marks the last record
    return text.subarray(0, -1).toString('utf8');
  }
}

/** A push service and a mail program inside the test, which catch what the server sends. */
export class Post {
  readonly settings: Readonly<Record<string, string>>;
  readonly #origin: string;
  readonly #mailbox = new Mailbox();
  readonly #pushed: Map<string, Buffer[]>;
  readonly #close: () => void;

  private constructor(origin: string, pushed: Map<string, Buffer[]>, close: () => void) {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    this.#origin = origin;
    this.#pushed = pushed;
    this.#close = close;
    this.settings = {
      STANZA_PUSH_KEYS: `${pair.getPublicKey('base64url')}.${pair.getPrivateKey('base64url')}`,
      STANZA_PUSH_SERVICES: origin,
      STANZA_SENDMAIL: this.#mailbox.program,
      STANZA_MAIL_DELAY: '0',
      STANZA_MAIL_REST: '0',
    };
  }

  static async open(): Promise<Post> {
    const pushed = new Map<string, Buffer[]>();
    const service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        pushed.set(path, [...(pushed.get(path) ?? []), Buffer.concat(parts)]);
        response.writeHead(201).end();
      });
    });
    await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
    const address = service.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    return new Post(`http://127.0.0.1:${port}`, pushed, () => service.close());
  }

  subscriber(name: string): Subscriber {
    return new Subscriber(`${this.#origin}/${name}`);
  }

  /** The decrypted pushes to a browser. */
  pushedTo(subscriber: Subscriber): string[] {
    const messages = this.#pushed.get(new URL(subscriber.endpoint).pathname) ?? [];
    return messages.map((message) => subscriber.read(message));
  }

  /** Every mail that was sent, with subject and text. */
  mails(): string[] {
    return this.#mailbox.mails();
  }

  close(): void {
    this.#close();
    this.#mailbox.close();
  }
}
