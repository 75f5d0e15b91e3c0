import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Channel } from './transport.ts';
import { MailTransport, type SmtpServer } from './mail-transport.ts';

/* Against the mail server of a library. */

const folder = mkdtempSync(join(tmpdir(), 'stanza-smtp-'));
const [KEY, CERTIFICATE] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
const TO: Channel = { id: 'c', user: 'u', kind: 'mail', address: 'elena@example.org', keys: null, language: 'de' };
const CODE = { kind: 'confirm', code: '123456' } as const;
const servers: SMTPServer[] = [];

beforeAll(() => {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', KEY, '-out', CERTIFICATE, ...names],
    { stdio: 'ignore' },
  );
});

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a mail server that knows one user, and returns the mails it has received. */
async function startServer(options: SMTPServerOptions = {}): Promise<{ port: number; mails: string[] }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    key: readFileSync(KEY),
    cert: readFileSync(CERTIFICATE),
    onAuth: ({ username, password }, _, done) =>
      username === 'stanza' && password === 'geheim' ? done(null, { user: 'stanza' }) : done(new Error('no')),
    onRcptTo: ({ address }, _, done) =>
      address === 'nobody@example.org'
        ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
        : done(),
    onData: (stream, session, done) => {
      const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      let text = '';
      stream.on('data', (part) => (text += String(part)));
      stream.on('end', () => {
        mails.push(`${session.secure} ${from} ${to}\n${text}`);
        done();
      });
    },
    ...options,
  });
  servers.push(server);
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, mails };
}

const transport = (port: number, more: Partial<SmtpServer> = {}): MailTransport =>
  MailTransport.overSmtp(
    {
      host: 'localhost',
      port,
      tls: 'starttls',
      user: 'stanza',
      password: 'geheim',
      authority: readFileSync(CERTIFICATE, 'utf8'),
      ...more,
    },
    { from: 'stanza@example.org', site: 'https://play.example' },
  );

test('a mail is sent over STARTTLS with name and password, and arrives whole', async () => {
  const { port, mails } = await startServer();
  expect(await transport(port).deliver(TO, CODE)).toBe('delivered');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^true stanza@example\.org elena@example\.org\n/);
  // without these headers, mail programs classify the mail as spam
  expect(mails[0]).toMatch(/^Date: .+ \+0000\r$/m);
  expect(mails[0]).toMatch(/^Message-ID: <.+@example\.org>\r$/m);
  expect(mails[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  const body = mails[0]?.split('\r\n\r\n')[1] ?? '';
  expect(Buffer.from(body, 'base64').toString()).toContain('123456');
});

test('a mail is sent over TLS from the first byte', async () => {
  const { port, mails } = await startServer({ secure: true });
  expect(await transport(port, { tls: 'tls' }).deliver(TO, CODE)).toBe('delivered');
  expect(mails).toHaveLength(1);
});

test('a mailbox that the server does not know is gone; a wrong password is retried later', async () => {
  const { port, mails } = await startServer();
  expect(await transport(port).deliver({ ...TO, address: 'nobody@example.org' }, CODE)).toBe('gone');
  await expect(transport(port, { password: 'wrong' }).deliver(TO, CODE)).rejects.toThrow('535');
  expect(mails).toEqual([]);
});

test('no password is sent to a server without STARTTLS, or with a self-signed certificate', async () => {
  let tries = 0;
  const onAuth: SMTPServerOptions['onAuth'] = (_auth, _session, done) => {
    tries++;
    done(null, { user: 'x' });
  };
  const plain = await startServer({ disabledCommands: ['STARTTLS'], onAuth, allowInsecureAuth: true });
  await expect(transport(plain.port).deliver(TO, CODE)).rejects.toThrow(/STARTTLS/);
  const other = await startServer({ onAuth });
  await expect(transport(other.port, { authority: undefined }).deliver(TO, CODE)).rejects.toThrow(/self-signed/);
  expect(tries).toBe(0);
});
