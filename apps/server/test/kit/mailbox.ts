import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A mail program in place of the system's, which keeps every mail that the server sends. */
export class Mailbox {
  /** The program's path, for `STANZA_SENDMAIL`. */
  readonly program: string;
  readonly #folder: string = mkdtempSync(join(tmpdir(), 'stanza-mail-'));
  readonly #file: string = join(this.#folder, 'mailbox');

  constructor() {
    this.program = join(this.#folder, 'sendmail');
    this.empty();
    // in one write: mails of several processes may come at once
    writeFileSync(this.program, `#!/bin/sh\nmail=$(cat; echo .)\nprintf %s "\${mail%.}" >> ${this.#file}\n`);
    chmodSync(this.program, 0o755);
  }

  /** Every mail as its head, its subject and its text. */
  mails(): string[] {
    return readFileSync(this.#file, 'utf8')
      .split(/(?=^From: )/m)
      .filter((mail) => mail !== '')
      .map((mail) => {
        const [head = '', body = ''] = mail.split('\r\n\r\n');
        const subject = /=\?utf-8\?B\?(.*)\?=/.exec(head)?.[1] ?? '';
        const [text, title] = [body, subject].map((part) => Buffer.from(part, 'base64').toString());
        return `${head}\n${title ?? ''}\n${text ?? ''}`;
      });
  }

  empty(): void {
    writeFileSync(this.#file, '');
  }

  close(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
