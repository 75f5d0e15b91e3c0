import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A replacement for the system's mail program, which keeps every mail that the server sends. */
export class Mailbox {
  /** The program's path, for `STANZA_SENDMAIL`. */
  readonly program: string;
  readonly #folder: string = mkdtempSync(join(tmpdir(), 'stanza-mail-'));
  readonly #file: string = join(this.#folder, 'mailbox');

  constructor() {
    this.program = join(this.#folder, 'sendmail');
    this.empty();
    // in one write: several processes may send mails concurrently
    writeFileSync(this.program, `#!/bin/sh\nmail=$(cat)\nprintf '%s\\0' "$mail" >> ${this.#file}\n`);
    chmodSync(this.program, 0o755);
  }

  /** Every mail as its head, its subject and its text. */
  mails(): string[] {
    return readFileSync(this.#file, 'utf8').split('\0').slice(0, -1).map(decoded);
  }

  empty(): void {
    writeFileSync(this.#file, '');
  }

  close(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

function decoded(mail: string): string {
  const [head = '', ...body] = mail.split('\n\n');
  const isEncoded = /^Content-Transfer-Encoding: base64$/m.test(head);
  const text = isEncoded ? Buffer.from(body.join(''), 'base64').toString() : body.join('\n\n');
  const [, subject = ''] = /^Subject: (.*(?:\n .*)*)/m.exec(head) ?? [];
  // a character may be divided over two encoded words
  const words = Array.from(subject.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/gi), ([, word = '']) =>
    Buffer.from(word, 'base64'),
  );
  return `${head}\n${words.length === 0 ? subject : Buffer.concat(words).toString()}\n${text}`;
}
