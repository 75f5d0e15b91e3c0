import { hostname } from 'node:os';
import type { Channel, Courier, Notification } from './courier.ts';
import { mailOf, type MailSender } from './mail-of.ts';
import { SmtpConversation, SmtpRefusal } from './smtp-conversation.ts';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** From the first byte, after asking for it, or never: only within a machine. */
  readonly tls: 'tls' | 'starttls' | 'none';
  /** Empty for a server that asks for no name. */
  readonly user: string;
  readonly password: string;
  /** Certificates of the server's own authority; undefined for those that everybody trusts. */
  readonly authority: string | undefined;
}

/** The server knows no such mailbox: every later mail would be refused too. */
const NO_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553]);

/** Sends mail through a mail server. */
export class SmtpCourier implements Courier {
  readonly #server: SmtpServer;
  readonly #sender: MailSender;

  constructor(server: SmtpServer, sender: MailSender) {
    this.#server = server;
    this.#sender = sender;
  }

  async deliver(to: Channel, notification: Notification): Promise<'delivered' | 'gone'> {
    const conversation = await this.#open();
    try {
      await conversation.say(`MAIL FROM:<${this.#sender.from}>`);
      const isKnown = await conversation.say(`RCPT TO:<${to.address}>`).then(
        () => true,
        (error: unknown) => {
          if (error instanceof SmtpRefusal && NO_MAILBOX.has(error.code)) return false;
          throw error;
        },
      );
      if (!isKnown) return 'gone';
      await conversation.say('DATA');
      // a line with a single dot would end the mail
      await conversation.say(`${mailOf(to, notification, this.#sender).replaceAll(/^\./gm, '..')}\r\n.`);
      return 'delivered';
    } finally {
      conversation.close();
    }
  }

  /** Connects, secures the connection and says who sends. */
  async #open(): Promise<SmtpConversation> {
    const { host, port, tls, user, password, authority } = this.#server;
    const trust = { servername: host, ...(authority === undefined ? {} : { ca: authority }) };
    const conversation = await SmtpConversation.open(host, port, tls === 'tls' ? trust : undefined);
    try {
      const greet = (): Promise<string> => conversation.say(`EHLO ${hostname()}`);
      await greet();
      if (tls === 'starttls') {
        // refused by a server without it: then no password is sent
        await conversation.say('STARTTLS');
        await conversation.secure(trust);
        await greet();
      }
      const secret = Buffer.from(`\0${user}\0${password}`).toString('base64');
      if (user !== '') await conversation.say(`AUTH PLAIN ${secret}`);
      return conversation;
    } catch (error) {
      conversation.close();
      throw error;
    }
  }
}
