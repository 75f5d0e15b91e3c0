import type { Channel, Notification } from './courier.ts';
import { mailText } from './mail-text.ts';

export interface MailSender {
  readonly from: string;
  /** The address that links lead to. */
  readonly site: string;
}

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

/** A mail with its headers. */
export function mailOf(
  { address, language }: Pick<Channel, 'address' | 'language'>,
  notification: Notification,
  { from, site }: MailSender,
): string {
  const { subject, body } = mailText(language, notification, site);
  return [
    `From: La Stanza <${from}>`,
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
