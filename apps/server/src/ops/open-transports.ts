import { readFileSync } from 'node:fs';
import type { Transport, Transports } from '../notify/transport.ts';
import { MailTransport } from '../notify/mail-transport.ts';
import { PushTransport, readPushPair } from '../notify/push-transport.ts';
import type { Config } from './config.ts';

/** The configured transports. */
export function openTransports(config: Config): Transports {
  const { STANZA_PUSH_KEYS, STANZA_PUSH_CONTACT } = config;
  return {
    push: STANZA_PUSH_KEYS === '' ? null : new PushTransport(readPushPair(STANZA_PUSH_KEYS), STANZA_PUSH_CONTACT),
    mail: mailTransport(config),
  };
}

function mailTransport(config: Config): Transport | null {
  const sender = { from: config.STANZA_MAIL_FROM, site: config.STANZA_SITE };
  if (config.STANZA_SMTP_HOST !== '') {
    const { STANZA_SMTP_PASSWORD_FILE: password, STANZA_SMTP_CA: authority } = config;
    return MailTransport.overSmtp(
      {
        host: config.STANZA_SMTP_HOST,
        port: config.STANZA_SMTP_PORT,
        tls: config.STANZA_SMTP_TLS,
        user: config.STANZA_SMTP_USER,
        password: password === '' ? '' : readFileSync(password, 'utf8').trimEnd(),
        authority: authority === '' ? undefined : readFileSync(authority, 'utf8'),
      },
      sender,
    );
  }
  return config.STANZA_SENDMAIL === '' ? null : MailTransport.bySendmail(config.STANZA_SENDMAIL, sender);
}
