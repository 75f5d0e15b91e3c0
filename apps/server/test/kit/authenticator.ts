import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Json = Readonly<Record<string, unknown>>;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const shown = (bytes: Buffer): string => bytes.toString('base64url');

/* The part of CBOR (RFC 8949) that a passkey needs: integers, bytes, text and maps. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), isCbor(each) ? cbor(each) : Buffer.alloc(0)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const isCbor = (value: unknown): value is Parameters<typeof cbor>[0] =>
  typeof value === 'number' || typeof value === 'string' || Buffer.isBuffer(value) || value instanceof Map;

/** A software passkey: answers as a phone or a security key would. */
export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #secret: KeyObject;
  readonly #key: ReadonlyMap<number, unknown>;
  #uses = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#secret = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
    // a COSE key: EC2, ES256, P-256
    this.#key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
  }

  #data(domain: string, flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.#uses);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count, more]);
  }

  #answer(response: Json): Json {
    const id = shown(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** Answers the options for a new passkey. */
  create(options: Json, origin: string): Json {
    const clientDataJSON = clientData('webauthn.create', options, origin);
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, cbor(this.#key)]);
    const authData = this.#data(new URL(origin).hostname, 0b0100_0101, credential);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: shown(clientDataJSON),
      attestationObject: shown(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** Answers the options for signing in. */
  prove(options: Json, origin: string): Json {
    const clientDataJSON = clientData('webauthn.get', options, origin);
    const authenticatorData = this.#data(new URL(origin).hostname, 0b0000_0101);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.#secret);
    return this.#answer({
      clientDataJSON: shown(clientDataJSON),
      authenticatorData: shown(authenticatorData),
      signature: shown(signature),
    });
  }
}

const clientData = (type: string, { challenge }: Json, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
