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
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.opus': 'audio/ogg',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Images, fonts and sounds are already compressed. */
const COMPRESSIBLE: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.txt', '.webmanifest', '.svg']);

/** Fast enough to compress a file on its first request. */
const BROTLI_QUALITY = 9;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** The tag that shows the client that a server answers its API, and where its root is; without the tag the client makes no requests. */
const SERVER_NAME = 'name="la-stanza-server"';
/** The tag's name in a page that was prerendered for a static host. */
const STATIC_NAME = 'name="la-stanza-site"';

const compress = {
  br: (plain: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (plain: Buffer): Promise<Buffer> => promisify(gzip)(plain),
};

type Encoding = keyof typeof compress;

/** A file of the built client, compressed on its first request. */
export class ClientFile {
  readonly type: string;
  readonly cache: string;
  readonly tag: string;
  readonly isCompressible: boolean;
  readonly #plain: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(name: string, plain: Buffer) {
    this.#plain = plain;
    this.type = TYPES[extname(name)] ?? 'application/octet-stream';
    // the build puts a hash of the content into these names
    this.cache = name.startsWith('assets/') ? IMMUTABLE : REVALIDATE;
    this.isCompressible = COMPRESSIBLE.has(extname(name));
    this.tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  }

  text(): string {
    return this.#plain.toString('utf8');
  }

  /** The bytes in the best encoding the browser accepts. */
  async bytes(accepted: string): Promise<{ readonly bytes: Buffer; readonly encoding: Encoding | undefined }> {
    const encoding = this.isCompressible
      ? (['br', 'gzip'] as const).find((each) => accepted.includes(each))
      : undefined;
    if (encoding === undefined) return { bytes: this.#plain, encoding };
    const compressed = this.#compressed.get(encoding) ?? compress[encoding](this.#plain);
    this.#compressed.set(encoding, compressed);
    return { bytes: await compressed, encoding };
  }
}

const INDEX = /(?:^|(?<=[/]))index\.html$/;

/**
 * Every file of the built client, by path. The page has the empty path, a prerendered page the path of its folder: `de/rules/`. Link
 * previews need absolute addresses, so the server adds its address to the pages.
 */
export function readClient(folder: string, site: string): ReadonlyMap<string, ClientFile> {
  const files = new Map<string, ClientFile>();
  for (const entry of globSync('**/*.*', { cwd: folder })) {
    const name = entry.replaceAll('\\', '/');
    const plain = readFileSync(join(folder, entry));
    const path = name.replace(INDEX, '');
    files.set(
      path,
      new ClientFile(name, path === name ? plain : servedPage(plain, `${site.replace(/[/]$/, '')}/${path}`)),
    );
  }
  if (!files.has('')) throw new Error(`There is no built client in ${folder}: build it with pnpm build.`);
  return files;
}

function servedPage(page: Buffer, address: string): Buffer {
  const html = page.toString('utf8');
  const tagged = html.includes(STATIC_NAME)
    ? html.replace(STATIC_NAME, SERVER_NAME)
    : html.replace('</head>', `  <meta ${SERVER_NAME} content="./" />\n  </head>`);
  return Buffer.from(
    tagged.replaceAll(
      /(?<=<meta property="og:(?:url|image)" content=")[.][^"]*/g,
      (relative) => new URL(relative, address).href,
    ),
  );
}
