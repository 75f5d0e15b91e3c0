import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Pictures and fonts are packed already. */
const PACKABLE: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg']);

/** Good and quick enough to be done at the first request of a file. */
const BROTLI_QUALITY = 9;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Tells the page that a server stands behind it: without this mark it asks nothing of its host. */
const SERVER_MARK = '<meta name="la-stanza-server" content="here" />';

const pack = {
  br: (plain: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (plain: Buffer): Promise<Buffer> => promisify(gzip)(plain),
};

type Packing = keyof typeof pack;

/** A file of the built client, packed when it is first asked for. */
export class ClientFile {
  readonly type: string;
  readonly cache: string;
  readonly tag: string;
  readonly isPackable: boolean;
  readonly #plain: Buffer;
  readonly #packed = new Map<Packing, Promise<Buffer>>();

  constructor(name: string, plain: Buffer) {
    this.#plain = plain;
    this.type = TYPES[extname(name)] ?? 'application/octet-stream';
    // the build names what lies there after its content
    this.cache = name.startsWith('assets/') ? IMMUTABLE : ASK_AGAIN;
    this.isPackable = PACKABLE.has(extname(name));
    this.tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  }

  /** The bytes in the best form the browser takes. */
  async bytes(accepted: string): Promise<{ readonly bytes: Buffer; readonly packing: Packing | undefined }> {
    const packing = this.isPackable ? (['br', 'gzip'] as const).find((each) => accepted.includes(each)) : undefined;
    if (packing === undefined) return { bytes: this.#plain, packing };
    const packed = this.#packed.get(packing) ?? pack[packing](this.#plain);
    this.#packed.set(packing, packed);
    return { bytes: await packed, packing };
  }
}

/** Everything in the folder of a built client, by path; the page itself as the empty one. */
export function readClient(folder: string): ReadonlyMap<string, ClientFile> {
  const files = new Map<string, ClientFile>();
  for (const entry of globSync('**/*.*', { cwd: folder })) {
    const name = entry.replaceAll('\\', '/');
    const plain = readFileSync(join(folder, entry));
    if (name === 'index.html') files.set('', new ClientFile(name, marked(plain)));
    else files.set(name, new ClientFile(name, plain));
  }
  if (!files.has('')) throw new Error(`There is no built client in ${folder}: build it with pnpm build.`);
  return files;
}

function marked(page: Buffer): Buffer {
  return Buffer.from(page.toString('utf8').replace('</head>', `  ${SERVER_MARK}\n  </head>`));
}
