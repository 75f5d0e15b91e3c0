import { readFileSync } from 'node:fs';
import type { Courier, Couriers } from '../notify/courier.ts';
import { MailCourier } from '../notify/mail-courier.ts';
import { PushCourier, readPushPair } from '../notify/push-courier.ts';
import type { Config } from './config.ts';

/** The configured transports. */
export function openCouriers(config: Config): Couriers {
  const { STANZA_PUSH_KEYS, STANZA_PUSH_CONTACT } = config;
  return {
    push: STANZA_PUSH_KEYS === '' ? null : new PushCourier(readPushPair(STANZA_PUSH_KEYS), STANZA_PUSH_CONTACT),
    mail: mailCourier(config),
  };
}

function mailCourier(config: Config): Courier | null {
  const sender = { from: config.STANZA_MAIL_FROM, site: config.STANZA_SITE };
  if (config.STANZA_SMTP_HOST !== '') {
    const { STANZA_SMTP_PASSWORD_FILE: password, STANZA_SMTP_CA: authority } = config;
    return MailCourier.overSmtp(
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
  return config.STANZA_SENDMAIL === '' ? null : MailCourier.bySendmail(config.STANZA_SENDMAIL, sender);
}
