import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Channel, Courier, Notification } from './courier.ts';
import { mailText } from './mail-text.ts';

const TIMEOUT = 30_000;

export interface MailMeans {
  /** The program that reads a whole mail from its input. */
  readonly program: string;
  readonly from: string;
  readonly site: string;
}

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

/** A mail with its headers. */
function mailOf(
  { address, language }: Pick<Channel, 'address' | 'language'>,
  notification: Notification,
  means: MailMeans,
): string {
  const { subject, body } = mailText(language, notification, means.site);
  return [
    `From: La Stanza <${means.from}>`,
    `To: <${address}>`,
    `Subject: ${encoded(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
    '',
    Buffer.from(body).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    '',
  ].join('\r\n');
}

/** Sends mail through the sendmail program of the machine. */
export class MailCourier implements Courier {
  readonly #means: MailMeans;

  constructor(means: MailMeans) {
    this.#means = means;
  }

  async deliver(to: Channel, notification: Notification): Promise<'delivered'> {
    const { program, from } = this.#means;
    const child = spawn(program, ['-i', '-f', from, '--', to.address], {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: TIMEOUT,
    });
    const ended = once(child, 'close');
    // a program that exits before reading everything reports that by its exit code
    child.stdin.on('error', () => {});
    child.stdin.end(mailOf(to, notification, this.#means));
    const [code]: unknown[] = await ended;
    if (code !== 0) throw new Error(`${program} exited with ${String(code)}`);
    return 'delivered';
  }
}
