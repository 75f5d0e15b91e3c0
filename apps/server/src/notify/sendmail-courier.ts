import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Channel, Courier, Notification } from './courier.ts';
import { mailOf, type MailSender } from './mail-of.ts';

const TIMEOUT = 30_000;

/** Sends mail through the sendmail program of the machine, which reads a whole mail from its input. */
export class SendmailCourier implements Courier {
  readonly #program: string;
  readonly #sender: MailSender;

  constructor(program: string, sender: MailSender) {
    this.#program = program;
    this.#sender = sender;
  }

  async deliver(to: Channel, notification: Notification): Promise<'delivered'> {
    const child = spawn(this.#program, ['-i', '-f', this.#sender.from, '--', to.address], {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: TIMEOUT,
    });
    const ended = once(child, 'close');
    // a program that exits before reading everything reports that by its exit code
    child.stdin.on('error', () => {});
    child.stdin.end(mailOf(to, notification, this.#sender));
    const [code]: unknown[] = await ended;
    if (code !== 0) throw new Error(`${this.#program} exited with ${String(code)}`);
    return 'delivered';
  }
}
