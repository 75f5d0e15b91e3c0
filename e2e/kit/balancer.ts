import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A load balancer in front of the nodes: each connection goes to the next node that accepts it. */
export class Balancer {
  readonly #server: Server;
  readonly #ports: () => readonly number[];
  readonly #browsers = new Set<Socket>();
  readonly #open = new Map<Socket, number>();
  #turn = 0;

  constructor(ports: () => readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((browser) => {
      this.#browsers.add(browser);
      browser.on('close', () => this.#browsers.delete(browser));
      this.#lead(browser, this.#ports().length);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${portOf(this.#server.address())}/`;
  }

  /** The number of connections to the node at a port. */
  load(port: number): number {
    return [...this.#open.values()].filter((each) => each === port).length;
  }

  async stop(): Promise<void> {
    for (const socket of this.#browsers) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #lead(browser: Socket, tries: number): void {
    const ports = this.#ports();
    const port = ports[this.#turn++ % ports.length] ?? 0;
    const node = connect(port, '127.0.0.1');
    browser.on('error', () => node.destroy());
    browser.on('close', () => {
      this.#open.delete(browser);
      node.destroy();
    });
    node.once('connect', () => {
      this.#open.set(browser, port);
      node.on('error', () => browser.destroy());
      node.on('close', () => browser.destroy());
      browser.pipe(node);
      node.pipe(browser);
    });
    node.once('error', () => {
      if (this.#open.has(browser)) return;
      if (tries > 1 && !browser.destroyed) this.#lead(browser, tries - 1);
      else browser.destroy();
    });
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the balancer has no port');
  return address.port;
}
