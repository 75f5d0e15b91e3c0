import type { Config } from './config.ts';
import type { Couriers } from '../notify/courier.ts';
import { MailCourier } from '../notify/mail-courier.ts';
import { PushCourier, readPushPair } from '../notify/push-courier.ts';

/** The configured couriers. */
export function openCouriers(config: Config): Couriers {
  const { STANZA_PUSH_KEYS, STANZA_PUSH_CONTACT, STANZA_SENDMAIL, STANZA_MAIL_FROM, STANZA_SITE } = config;
  return {
    push: STANZA_PUSH_KEYS === '' ? null : new PushCourier(readPushPair(STANZA_PUSH_KEYS), STANZA_PUSH_CONTACT),
    mail:
      STANZA_SENDMAIL === ''
        ? null
        : new MailCourier({ program: STANZA_SENDMAIL, from: STANZA_MAIL_FROM, site: STANZA_SITE }),
  };
}
