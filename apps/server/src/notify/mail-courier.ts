import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Channel, Courier, Letter } from './courier.ts';
import { mailText } from './mail-text.ts';

const PATIENCE = 30_000;

export interface MailMeans {
  /** The program that takes a whole mail on its input. */
  readonly program: string;
  readonly from: string;
  readonly site: string;
}

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

/** A mail with its heads, ready to be handed over. */
function mailOf(
  { address, language }: Pick<Channel, 'address' | 'language'>,
  letter: Letter,
  means: MailMeans,
): string {
  const { subject, body } = mailText(language, letter, means.site);
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

/** Mail, through the program that every mail server brings along. */
export class MailCourier implements Courier {
  readonly #means: MailMeans;

  constructor(means: MailMeans) {
    this.#means = means;
  }

  async deliver(to: Channel, letter: Letter): Promise<'delivered'> {
    const { program, from } = this.#means;
    const child = spawn(program, ['-i', '-f', from, '--', to.address], {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: PATIENCE,
    });
    const ended = once(child, 'close');
    // a program that ends before it has read everything says so by its code
    child.stdin.on('error', () => {});
    child.stdin.end(mailOf(to, letter, this.#means));
    const [code]: unknown[] = await ended;
    if (code !== 0) throw new Error(`${program} ended with ${String(code)}`);
    return 'delivered';
  }
}
