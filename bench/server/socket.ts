import { SPOKEN } from '@la-stanza/protocol';
import { WebSocket } from '../../apps/server/test/kit/web-socket.ts';

/** A bare socket for measuring: it validates nothing and resends nothing. */
export class BareSocket {
  readonly #socket: WebSocket;
  readonly #ready: Promise<void>;
  onText: (text: string) => void = () => {};

  constructor(url: string, cookie: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.#ready = new Promise((ready, failed) => {
      this.#socket.on('error', failed);
      this.#socket.on('open', () => this.send({ type: 'hello', protocols: [...SPOKEN] }));
      this.#socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('{"type":"welcome"')) ready();
        else this.onText(text);
      });
    });
  }

  ready(): Promise<void> {
    return this.#ready;
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.terminate();
  }
}
