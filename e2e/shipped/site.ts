import { rmSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { dirname, join } from 'node:path';
import { localAddress } from '../../apps/server/src/ops/local-address.ts';
import { packHost, PackedHost } from '../kit/packed-host.ts';
import { replaceClient } from './deploy.ts';
import { openFront, type Front } from './front.ts';

/** How a site is reached, and whether the browser may keep it. */
export type Way = {
  readonly protocol: 'http' | 'https';
  readonly worker: 'blocked' | 'active';
};

/** What a run leaves out of the product, to see that it is missed. */
const without = process.env['SHIPPED_WITHOUT'];

/** A host that people reach in one way. */
export class Site {
  readonly address: string;
  readonly host: PackedHost;
  readonly #front: Front | undefined;

  private constructor(address: string, host: PackedHost, front: Front | undefined) {
    this.address = address;
    this.host = host;
    this.#front = front;
  }

  static async open({ protocol, worker }: Way): Promise<Site> {
    const folder = packHost();
    const isSecure = protocol === 'https';
    const hosts: PackedHost[] = [];
    const rewrite = without === 'header' ? withoutCompiling : undefined;
    const front =
      isSecure || rewrite !== undefined
        ? await openFront({ isSecure, host: () => hosts[0]?.port ?? 0, rewrite })
        : undefined;
    const origin = `https://localhost:${front?.port}`;
    const host = await PackedHost.start(
      folder,
      0,
      isSecure ? { STANZA_ORIGINS: origin, STANZA_SITE: origin, STANZA_PROXIES: '1', STANZA_HOST: '127.0.0.1' } : {},
    );
    hosts.push(host);
    const port = front?.port ?? host.port;
    const own = `${protocol}://localhost:${port}/`;
    // a service worker needs a secure page; the others at home have none, and neither what browsers offer only there
    return new Site(isSecure || worker === 'active' ? own : homeAddress(port), host, front);
  }

  /** Brings the next version onto the host, as an operator does. */
  async deploy(): Promise<void> {
    replaceClient(join(this.host.folder, 'dist/client'));
    await this.host.stop();
    await this.host.start();
  }

  async close(): Promise<void> {
    await this.#front?.close();
    await this.host.remove();
    rmSync(dirname(this.host.folder), { recursive: true, force: true });
  }
}

/** Where others on the same network find the host. */
function homeAddress(port: number): string {
  const address = localAddress('0.0.0.0', port);
  if (address === null) throw new Error('this machine is in no network');
  return address;
}

const withoutCompiling = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => {
  const policy = headers['content-security-policy'];
  return typeof policy === 'string'
    ? { ...headers, 'content-security-policy': policy.replace(" 'wasm-unsafe-eval'", '') }
    : headers;
};
