import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between the server and a database that may move to another port, as a load balancer does. */
export class TcpProxy {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #target: number | undefined;
  #delay = 0;

  private constructor() {
    this.#server = createServer((client) => this.#join(client));
  }

  static async start(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy();
    proxy.#target = target;
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** Sends new connections to another port, or nowhere; the open ones stay. */
  lead(target: number | undefined): void {
    this.#target = target;
  }

  /** Delays everything that passes by this many milliseconds. */
  slow(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  /** Cuts every open connection. */
  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.cut();
    await once(this.#server, 'close');
  }

  #held(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#delay));
  }

  #join(client: Socket): void {
    if (this.#target === undefined) {
      client.destroy();
      return;
    }
    const server = connect(this.#target, '127.0.0.1');
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#open.add(socket);
      socket.setNoDelay();
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.#open.delete(socket);
        other.destroy();
      });
      let passed = Promise.resolve();
      socket.on('data', (data: Buffer) => {
        const pass = (): void => void other.write(data);
        // in order, even if the delay changes
        passed = (this.#delay === 0 ? passed : passed.then(() => this.#held())).then(pass);
      });
      socket.on('end', () => void passed.then(() => other.end()));
    }
  }
}
