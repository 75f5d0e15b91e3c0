import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely, type ConnectionOptions } from 'node:tls';

const TIMEOUT = 30_000;

/** A mail server's refusal, with its code: from 500 on it is final. */
export class SmtpRefusal extends Error {
  readonly code: number;

  constructor(code: number, said: string) {
    super(said);
    this.code = code;
  }
}

/** The lines between a client and a mail server. */
export class SmtpConversation {
  #socket: Socket;
  #unread = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#listen();
  }

  /** Connects, with TLS from the first byte if it is given, and waits for the greeting. */
  static async open(host: string, port: number, tls: ConnectionOptions | undefined): Promise<SmtpConversation> {
    const socket = tls === undefined ? connect(port, host) : connectSecurely({ ...tls, host, port });
    await once(socket, tls === undefined ? 'connect' : 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT) });
    const conversation = new SmtpConversation(socket);
    await conversation.#answer();
    return conversation;
  }

  #listen(): void {
    this.#socket.setEncoding('utf8');
    this.#socket.setTimeout(TIMEOUT, () => this.#socket.destroy(new Error('the mail server does not answer')));
    // every line waits for its answer, which fails with the connection
    this.#socket.on('error', () => {});
    this.#socket.on('data', (text) => (this.#unread += String(text)));
  }

  /** Sends a line and returns what is answered; throws a refusal. */
  async say(line: string): Promise<string> {
    this.#socket.write(`${line}\r\n`);
    return this.#answer();
  }

  /** Goes on over TLS, after STARTTLS was accepted. */
  async secure(options: ConnectionOptions): Promise<void> {
    this.#socket.removeAllListeners('data');
    const secured = connectSecurely({ ...options, socket: this.#socket });
    await once(secured, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT) });
    this.#socket = secured;
    this.#unread = '';
    this.#listen();
  }

  close(): void {
    this.#socket.destroy();
  }

  async #answer(): Promise<string> {
    for (;;) {
      const [whole] = /^(?:\d{3}-.*\r?\n)*\d{3}(?: .*)?\r?\n/.exec(this.#unread) ?? [];
      if (whole !== undefined) {
        this.#unread = this.#unread.slice(whole.length);
        const code = Number(/(\d{3})(?: .*)?\r?\n$/.exec(whole)?.[1]);
        if (code >= 400) throw new SmtpRefusal(code, whole.trim());
        return whole;
      }
      if (this.#socket.destroyed) throw new Error('the mail server hung up');
      await Promise.race([once(this.#socket, 'data'), once(this.#socket, 'close')]);
    }
  }
}
