import { createTransport, type Transporter } from 'nodemailer';
import type { Channel, Transport, Notification } from './transport.ts';
import { mailText } from './mail-text.ts';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, by STARTTLS, or never: only within a machine. */
  readonly tls: 'tls' | 'starttls' | 'none';
  /** Empty for a server that asks for no name. */
  readonly user: string;
  readonly password: string;
  /** Certificates of a private authority; undefined for the authorities that the system trusts. */
  readonly authority: string | undefined;
}

export interface MailSender {
  readonly from: string;
  /** The base address of links. */
  readonly site: string;
}

const TIMEOUT = 30_000;
/** Refusals of an unknown mailbox: the server would refuse every later mail too. */
const NO_MAILBOX: ReadonlySet<unknown> = new Set([550, 551, 553]);

/** Sends mail through a mail server or through the machine's sendmail program. */
export class MailTransport implements Transport {
  readonly #mailer: Transporter;
  readonly #sender: MailSender;

  private constructor(mailer: Transporter, sender: MailSender) {
    this.#mailer = mailer;
    this.#sender = sender;
  }

  static overSmtp({ host, port, tls, user, password, authority }: SmtpServer, sender: MailSender): MailTransport {
    const mailer = createTransport({
      host,
      port,
      secure: tls === 'tls',
      // without TLS the client sends nothing, above all no password
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'none',
      tls: { servername: host, ...(authority === undefined ? {} : { ca: authority }) },
      ...(user === '' ? {} : { auth: { user, pass: password } }),
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
    });
    return new MailTransport(mailer, sender);
  }

  static bySendmail(path: string, sender: MailSender): MailTransport {
    return new MailTransport(createTransport({ sendmail: true, path, newline: 'unix' }), sender);
  }

  async deliver({ address, language }: Channel, notification: Notification): Promise<'delivered' | 'gone'> {
    const { from, site } = this.#sender;
    const { subject, body } = mailText(language, notification, site);
    try {
      await this.#mailer.sendMail({
        from: { name: 'La Stanza', address: from },
        to: address,
        subject,
        text: body,
        textEncoding: 'base64',
        // prevents automatic replies about an absence
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return 'delivered';
    } catch (error) {
      if (isNoMailbox(error)) return 'gone';
      throw error;
    }
  }
}

const isNoMailbox = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  NO_MAILBOX.has(error.responseCode);
