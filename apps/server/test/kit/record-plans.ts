import { appendFileSync } from 'node:fs';
import { Client } from 'pg';

/*
 * Loaded into the processes of a server under test: records the plan of each statement, which PostgreSQL's auto_explain sends to the
 * client.
 */

const file = process.env['STANZA_TEST_PLANS'] ?? '';

/** Listens to each connection from its beginning. */
const connect: unknown = Object.getOwnPropertyDescriptor(Client.prototype, 'connect')?.value;
Object.assign(Client.prototype, {
  connect(this: Client, ...given: readonly unknown[]): unknown {
    this.on('notice', ({ message }) => {
      if (message?.startsWith('duration: ') === true) appendFileSync(file, `${JSON.stringify(message)}\n`);
    });
    return typeof connect === 'function' ? Reflect.apply(connect, this, given) : undefined;
  },
});
